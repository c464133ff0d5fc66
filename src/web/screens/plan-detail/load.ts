import { notFound } from '@tanstack/react-router';
import type { CallAnswer, CallResult } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { type ConditionNames, declaredNames } from '#web/plan-parts/conditions.ts';
import type { Api } from '#web/platform/network/api.ts';
import { loaded } from '#web/platform/network/loaded.ts';

/** Which plan, for whom. */
export type PlanAddress = {
  readonly quoteId: string;
  readonly group: PlanGroup;
  /** 0 is the first couple of parents. */
  readonly couple: number;
  readonly slabId: string;
};

export type PricedPlan = {
  readonly plan: WirePlan;
  readonly uidata: WireBlock['uidata'];
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
};

export type Projection = CallAnswer<'getFiveYearProjection'>['five_year_projection'];

export type PlanPage = PricedPlan & {
  readonly address: PlanAddress;
  readonly conditions: ConditionNames;
  /** Undefined where no later premium is known. */
  readonly projection: Projection | undefined;
};

export function askPlan(api: Api, { quoteId, group, slabId }: PlanAddress): Promise<CallResult<'getScore'>> {
  return api.call('getScore', {
    params: { quote_id: quoteId },
    body: { data: { slab_ids: [slabId] }, result_type: group },
  });
}

/** The plan out of an answer; undefined when it is not offered to these people. */
export function pricedPlan(answer: CallAnswer<'getScore'>, address: PlanAddress): PricedPlan | undefined {
  const block = answer.score_data[address.couple] ?? answer.score_data[0];
  const plan = block?.plans.find(({ slab_id: id }) => id === address.slabId);
  const pricedOn = parseIsoDate(answer.priced_on);
  if (!block || !plan || !pricedOn) return undefined;
  return { plan: withoutPapers(plan), uidata: block.uidata, pricedOn, coverStart: firstDayOfCover(pricedOn) };
}

/** Wording and brochure are pages of their own; this one only names them. */
function withoutPapers({ content, ...plan }: WirePlan): WirePlan {
  if (!content) return plan;
  const { policy_wordings: wording, policy_brochure: brochure } = content;
  return {
    ...plan,
    content: {
      ...content,
      policy_wordings: { ...wording, sections: [] },
      policy_brochure: { ...brochure, sections: [] },
    },
  };
}

async function askProjection(api: Api, address: PlanAddress): Promise<Projection | undefined> {
  const answer = await api.call('getFiveYearProjection', {
    params: {},
    body: {
      slab_id: address.slabId,
      quote_id: address.quoteId,
      plan_type: address.group,
      couple: address.couple === 1 ? '1' : '0',
    },
  });
  return answer.ok ? answer.value.five_year_projection : undefined;
}

/** One plan with everything its page shows. */
export async function loadPlan(api: Api, address: PlanAddress): Promise<PlanPage> {
  const [answer, conditions, projection] = await Promise.all([
    askPlan(api, address),
    api.call('getMedicalConditions', { params: {}, body: {} }),
    askProjection(api, address),
  ]);
  const priced = pricedPlan(loaded(answer), address);
  if (!priced) throw notFound();
  return { ...priced, address, conditions: declaredNames(conditions, priced.uidata.members), projection };
}
