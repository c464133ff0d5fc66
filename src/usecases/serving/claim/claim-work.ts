import { dayInIndia } from '#domain/date.ts';
import { noMoney } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { ClaimAward, ClaimRequestFacts } from '#domain/service/claim/claim.ts';
import { claimSettledBy } from '#domain/service/claim/claim-sorts.ts';
import { lookedAt, type ServiceRequest } from '#domain/service/service-request.ts';
import type { ServiceAnswer } from '../../ports/insurer-gateway.ts';
import { askOnRequest } from '../ask-on-request.ts';
import type { RequestWork } from '../request-work.ts';

export type ClaimRequest = ServiceRequest<ClaimRequestFacts>;

/**
 * What follows a claim. An approval names an amount; the claim is done once the insurer says that it has paid, and that amount
 * is the one that counts, also where the last bill has changed it, down to nothing.
 */
export const claimWork: RequestWork<ClaimRequest> = {
  changeOnAcceptance: ({ facts, dueOn }, now) => ({ dueOn: claimSettledBy(facts, dueOn, dayInIndia(now)) }),

  factsAfterAnswer: ({ facts }, answer) => ({ ...facts, award: awardIn(answer) ?? facts.award }),

  onMove: () => Promise.resolve(),

  followUp: async (ports, request) => {
    const { facts } = request;
    if (facts.award?.isPaid) return { kind: 'completed', facts };
    const now = ports.clock.now();
    // A person hears what an insurer on paper pays: nothing of it goes on line.
    if (request.way === 'paper')
      return {
        kind: 'later',
        request: { ...lookedAt(request, now, { isSilent: false }), lookAt: undefined },
      };
    const answer = await askOnRequest(ports, request);
    if (!answer?.ok)
      return {
        kind: 'later',
        request: lookedAt(request, now, { isSilent: true, waitSeconds: answer?.waitSeconds }),
      };
    const award = awardIn(answer.value) ?? facts.award;
    if (award?.isPaid) return { kind: 'completed', facts: { ...facts, award } };
    return {
      kind: 'later',
      request: { ...lookedAt(request, now, { isSilent: false }), facts: { ...facts, award } },
    };
  },
};

/** Undefined: the answer says nothing of an amount. A refusal is an award of nothing, and the last word. */
function awardIn(answer: ServiceAnswer): ClaimAward | undefined {
  switch (answer.kind) {
    case 'accepted':
      return answer.award;
    case 'refused':
      return { amount: noMoney, isPaid: true, text: answer.text, clause: answer.clause };
    case 'received':
    case 'more-needed':
    case 'let-go':
      return undefined;
    default:
      return never(answer);
  }
}
