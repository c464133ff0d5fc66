import { addDays, dayBeginsInIndia, dayInIndia } from '#domain/date.ts';
import { noMoney } from '#domain/money.ts';
import { hasClaimSince } from '#domain/service/claim/used-cover.ts';
import { moneyFrom } from '#domain/service/ending/money-back.ts';
import type { RequestFacts } from '#domain/service/request-kinds.ts';
import { lookedAt, type ServiceRequest } from '#domain/service/service-request.ts';
import type { RequestWork } from '../request-work.ts';

type Ending = ServiceRequest<Extract<RequestFacts, { readonly kind: 'return' | 'cancel' }>>;

/** Days after the first on which money may go, by the end of which it has left for the bank. */
const leavesWithin = 1;

/**
 * What follows a return or a cancellation. Once the insurer has agreed the policy has a last day, and its order owes its
 * money; the money goes when the last day can no longer be taken back, once, by the name of the request. It waits where a
 * claim is open or was told since.
 */
export const endingWork: RequestWork<Ending> = {
  changeOnAcceptance: (request, now) => {
    const today = dayInIndia(now);
    const from = moneyFrom(request);
    return { dueOn: addDays(from > today ? from : today, leavesWithin) };
  },

  onMove: async ({ store }, request, event) => {
    const { proposalId, facts } = request;
    if (event !== 'insurer-accepted' && event !== 'insurer-let-go') return;
    const isEnding = event === 'insurer-accepted';
    await store.endPolicy(proposalId, isEnding ? facts.sum.lastDay : undefined);
    const order = await store.paymentByOrder(facts.gatewayOrderId);
    if (order) await store.savePayment({ ...order, dueBack: isEnding ? facts.sum.comesBack : noMoney });
  },

  followUp: async ({ store, payments, clock }, request) => {
    const { facts, reference, proposalId, createdAt } = request;
    const { comesBack } = facts.sum;
    const now = clock.now();
    const from = moneyFrom(request);
    if (dayInIndia(now) < from)
      return { kind: 'later', request: { ...lookedAt(request, now, awake), lookAt: dayBeginsInIndia(from) } };
    if (comesBack === 0) return { kind: 'completed', facts };
    // Money that has left does not come back: a person looks at both, once the day of the money is over.
    if (hasClaimSince(await store.serviceRequestsOf(proposalId), createdAt))
      return { kind: 'later', request: lookedAt(request, now, awake) };
    const name = reference.replaceAll(' ', '-');
    const answer = await payments.refundPart({
      gatewayOrderId: facts.gatewayOrderId,
      amount: comesBack,
      name,
    });
    if (!answer.ok)
      return {
        kind: 'later',
        request: lookedAt(request, now, { isSilent: true, waitSeconds: answer.waitSeconds }),
      };
    if (answer.value.state !== 'refunded') return { kind: 'later', request: lookedAt(request, now, awake) };
    const refund = { amount: comesBack, reference: answer.value.reference, on: dayInIndia(now) };
    return { kind: 'completed', facts: { ...facts, refund } };
  },
};

const awake = { isSilent: false } as const;
