import type { InsurerSlug } from '#domain/ids.ts';
import type { OutsideCall } from '#domain/outside/call-ledger.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import type { InsurerAnswer, InsurerGateway } from '#usecases/ports/insurer-gateway.ts';
import { type CallLedger, recordCall } from './call-ledger.ts';

/** Any insurer, with what is asked of a proposal noted: neither areas of a pincode nor live prices, which are of none. */
export function withCallLedger(gateway: InsurerGateway, ledger: CallLedger): InsurerGateway {
  const asking = <T>(
    question: OutsideCall['question'],
    [company, reference]: readonly [InsurerSlug, string],
    ask: () => Promise<InsurerAnswer<T>>,
    endingOf: (value: T) => OutsideCall['ending'],
  ) =>
    recordCall(ledger, { outside: 'insurer', company, reference, question }, ask, (answer) =>
      answer.ok ? endingOf(answer.value) : noAnswer(answer),
    );
  return {
    ...gateway,
    propose: (proposal) => asking('propose', of(proposal), () => gateway.propose(proposal), kindOf),
    decision: (insurer, reference) =>
      asking('decision', [insurer, reference], () => gateway.decision(insurer, reference), kindOf),
    issue: (proposal) => asking('issue', of(proposal), () => gateway.issue(proposal), whetherIssued),
    lookUp: (insurer, reference) =>
      asking('look-up', [insurer, reference], () => gateway.lookUp(insurer, reference), whetherIssued),
    requestService: (request) =>
      asking(
        'service',
        [request.insurer, request.policyReference],
        () => gateway.requestService(request),
        ({ kind }) => kind,
      ),
    renewalTerms: (policy) =>
      asking('renewal-terms', of(policy), () => gateway.renewalTerms(policy), anyAnswer),
  };
}

function of({ insurer, reference }: { readonly insurer: InsurerSlug; readonly reference: string }) {
  return [insurer, reference] as const;
}

const anyAnswer = () => 'answered' as const;

function kindOf({ kind }: InsurerDecision) {
  return kind;
}

function whetherIssued(issued: { readonly policyNumber: string } | undefined) {
  return issued ? 'issued' : 'not-issued';
}

function noAnswer({ isSpared, reason }: Extract<InsurerAnswer<unknown>, { ok: false }>) {
  return isSpared ? 'spared' : reason;
}
