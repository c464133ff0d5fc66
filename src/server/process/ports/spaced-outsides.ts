import type { InsurerSlug } from '#domain/ids.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import type { InsurerAnswer, InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import type { GatewayAnswer, GatewayOrder, PaymentGateway } from '#usecases/ports/payment-gateway.ts';
import type { AskingGaps, PollSource, QuestionSubject } from './asking-gaps.ts';

const ofOrder = (question: string, id: string): QuestionSubject => ({ outside: 'gateway', question, id });

/**
 * A gateway as this asker reaches it. What is asked again by rounds has its gaps; opening an order and leading to its page
 * are a person's own act and have none, nor has the closing that somebody waits for.
 */
export function spacedGateway(gateway: PaymentGateway, gaps: AskingGaps, reason: PollSource): PaymentGateway {
  const spaced = (
    question: string,
    id: string,
    ask: () => Promise<GatewayAnswer<GatewayOrder>>,
  ): Promise<GatewayAnswer<GatewayOrder>> =>
    gaps.ask(reason, ofOrder(question, id), ask, ({ state, tries }) => `${state} ${tries}`);
  return {
    ...gateway,
    orderStatus: (id) => spaced('status', id, () => gateway.orderStatus(id)),
    debit: (id, amount) => spaced('debit', id, () => gateway.debit(id, amount)),
    release: (id) => spaced('release', id, () => gateway.release(id)),
    refund: (id, amount) => spaced('refund', id, () => gateway.refund(id, amount)),
    refundPart: (part) =>
      gaps.ask(
        reason,
        ofOrder('refund-part', part.name),
        () => gateway.refundPart(part),
        ({ state }) => (state === 'refunded' ? undefined : state),
      ),
    cancel: (id) =>
      reason === 'person' ? gateway.cancel(id) : spaced('cancel', id, () => gateway.cancel(id)),
    payPage: (order) => {
      // Somebody is on the way there: from now on it is not quiet.
      gaps.forget(ofOrder('status', order.gatewayOrderId));
      return gateway.payPage(order);
    },
  };
}

/**
 * An insurer as this asker reaches it: how a case stands, what became of one that was to be issued, and requests on policies are
 * asked again by rounds. Tries to issue have pauses of their own and an end.
 */
export function spacedInsurer(gateway: InsurerGateway, gaps: AskingGaps, reason: PollSource): InsurerGateway {
  const spaced = <T>(
    question: string,
    [outside, id]: readonly [InsurerSlug, string],
    ask: () => Promise<InsurerAnswer<T>>,
    endingOf: (value: T) => string | undefined,
  ) => gaps.ask(reason, { outside, question, id }, ask, endingOf);
  return {
    ...gateway,
    decision: (insurer, reference) =>
      spaced('decision', [insurer, reference], () => gateway.decision(insurer, reference), stillOpen),
    requestService: (request) =>
      spaced(
        'service',
        [request.insurer, request.reference],
        () => gateway.requestService(request),
        atItsEnd,
      ),
    lookUp: (insurer, reference) =>
      spaced('look-up', [insurer, reference], () => gateway.lookUp(insurer, reference), atItsEnd),
  };
}

function stillOpen({ kind }: InsurerDecision): string | undefined {
  return kind === 'under-review' ? kind : undefined;
}

const atItsEnd = () => undefined;
