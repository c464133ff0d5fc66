import type { InferOutput } from 'valibot';
import { type Right, rightFacts } from '#domain/help/rights.ts';
import type { Acceptance } from '#domain/offer/acceptance/acceptances.ts';
import type { OtherWay } from '#domain/offer/acceptance/other-ways.ts';
import { genderOfYou } from '#domain/person/family.ts';
import { importanceToWire } from '../importance/wire.ts';
import { memberId, memberToWire, wireProductTypes } from '../wire.ts';
import type { acceptancesShape, otherWaysShape } from './shapes.ts';

export type WireRight = WireAcceptance['rights'][number];
type WireAcceptance = InferOutput<typeof acceptancesShape>[number];
export type WireOtherWay = InferOutput<typeof otherWaysShape>[number];

export function acceptanceToWire({ member, taking, reason, rights }: Acceptance): WireAcceptance {
  return {
    id: memberId(member),
    taking,
    reason: reason ?? null,
    rights: rights.map(rightToWire),
  };
}

export function rightToWire(right: Right): WireRight {
  const { since, cover } = rightFacts[right];
  return { right, since: since ?? null, cover: cover ?? null };
}

export function otherWayToWire(
  { proposer, members, request, block, plans, from, now }: OtherWay,
  parentQuote: string,
): WireOtherWay {
  const { existingSumInsured, maxSumInsured, bearable, importance } = request;
  return {
    proposer: memberId(proposer),
    members: members.map(memberId),
    block,
    plans,
    from,
    now: now ?? null,
    data: {
      product_type: wireProductTypes[request.productType],
      ...(existingSumInsured !== undefined && { existing_sa: existingSumInsured }),
      members: request.members.map(memberToWire),
      gender: request.genderOfYou ?? genderOfYou(request.members),
      medical_conditions: [...new Set(request.members.flatMap(({ conditions }) => conditions))],
      pincode: request.pincode,
      sum_assured: request.sumInsured,
      ...(maxSumInsured !== undefined && { max_sum_assured: maxSumInsured }),
      ...(bearable !== undefined && { bearable }),
      ...(importance !== undefined && { importance: importanceToWire(importance) }),
      parent_quote: parentQuote,
    },
  };
}
