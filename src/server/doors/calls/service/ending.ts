import type { CallAnswer } from '#contract/call/shapes.ts';
import { nameOf } from '#contract/proposal/wire.ts';
import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { insuredMembers } from '#domain/person/family.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import { ok, type Result } from '#domain/result.ts';
import type { EndingSum, EndingWay } from '#domain/service/ending/ending-sum.ts';
import { mayWithdraw, moneyBy } from '#domain/service/ending/money-back.ts';
import { isLate } from '#domain/service/service-request.ts';
import type { Ports } from '#usecases/ports.ts';
import { endPolicy, keepPolicy } from '#usecases/serving/ending/end-policy.ts';
import { type EndingRequest, type EndingView, readEnding } from '#usecases/serving/ending/read-ending.ts';
import type { Handlers } from '../handlers.ts';

/** Giving a policy back. */
export function endingHandlers(ports: Ports): Pick<Handlers, 'getEnding' | 'endPolicy' | 'keepPolicy'> {
  return {
    getEnding: async ({ params }, { visitor }) =>
      answerOf(ports, await readEnding(ports, visitor, asId<ProposalId>(params.id))),
    endPolicy: async ({ params, body }, { visitor }) => {
      const { way, comes_back: comesBack, reason } = body;
      const id = asId<ProposalId>(params.id);
      return answerOf(
        ports,
        await endPolicy(ports, visitor, { id, way, comesBack, reason: reason || undefined }),
      );
    },
    keepPolicy: async ({ params }, { visitor }) =>
      answerOf(ports, await keepPolicy(ports, visitor, asId<ProposalId>(params.id))),
  };
}

function answerOf(ports: Ports, result: Result<EndingView>): Result<CallAnswer<'getEnding'>> {
  if (!result.ok) return result;
  const { proposal, policy, request, offer, freeLookUntil, mayEnd, isFresh } = result.value;
  const plan = planOfProposal(proposal, ports.catalogue.current());
  const today = dayInIndia(ports.clock.now());
  return ok({
    proposalID: proposal.id,
    policy_number: policy.policyNumber,
    product_title: plan?.productTitle ?? proposal.productId,
    insurer_title: plan?.insurerTitle ?? proposal.insurerSlug,
    insurer_phone: plan?.insurerPhone ?? '',
    people: insuredMembers(proposal.members).map(({ key, relation }) => nameOf(proposal, key) ?? relation),
    cover_from: policy.coverFrom,
    cover_until: policy.coverUntil,
    covered_since: proposal.renewal?.coveredSince ?? policy.coverFrom,
    bonus: proposal.renewal?.bonus ?? 0,
    free_look_until: freeLookUntil ?? null,
    offer: offerToWire(offer),
    no_offer: typeof offer === 'string' ? offer : null,
    request: request ? requestToWire(request, today) : null,
    may_end: mayEnd,
    is_fresh: isFresh,
  });
}

function offerToWire(offer: EndingView['offer']): WireEnding['offer'] {
  if (offer === undefined || typeof offer === 'string') return null;
  const { way, sum, moneyBy: by, isClaimed, order } = offer;
  return { ...sumToWire(way, sum), money_by: by, method: order.method ?? null, is_claimed: isClaimed };
}

function sumToWire(way: EndingWay, sum: EndingSum) {
  return {
    way,
    paid: sum.paid,
    last_day: sum.lastDay,
    covered_days: sum.coveredDays,
    charged_days: sum.chargedDays,
    term_days: sum.termDays,
    days_cost: sum.daysCost,
    tests_cost: sum.testsCost,
    stamp_duty: sum.stampDuty,
    comes_back: sum.comesBack,
  };
}

function requestToWire(request: EndingRequest, today: IsoDate): NonNullable<WireEnding['request']> {
  const { facts, reference, state, way, createdAt, dueOn, insurerText } = request;
  const { refund } = facts;
  return {
    ...sumToWire(facts.kind, facts.sum),
    money_by: moneyBy(request),
    method: facts.method ?? null,
    reference,
    state,
    on_paper: way === 'paper',
    begun_on: dayInIndia(createdAt),
    due_on: dueOn,
    is_late: isLate(request, today),
    insurer_text: insurerText ?? null,
    may_withdraw: mayWithdraw(request, today),
    refund: refund ? { reference: refund.reference, on: refund.on } : null,
  };
}
