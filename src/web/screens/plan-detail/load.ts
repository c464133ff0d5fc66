import { redirect } from '@tanstack/react-router';
import type { CallAnswer, CallResult } from '#contract/call/shapes.ts';
import type { WirePlan, WireTermOffer } from '#contract/plan/shapes.ts';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded, missingIn } from '#web/browser/network/loaded.ts';
import type { PlainForm } from '#web/forms/landing/form-memory.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/address/block-address.ts';
import { type BearableForm, bearableFormOf } from '#web/plan-parts/bearable/bearable-form.ts';
import { ridersIn } from '#web/plan-parts/compare/compare-address.ts';
import { type ConditionNames, declaredNames } from '#web/plan-parts/people/conditions.ts';
import { belowPart } from './parts/below-part.ts';

/** Which plan, for whom. */
export type PlanAddress = {
  readonly quoteId: string;
  readonly block: BlockId;
  readonly slabId: string;
};

/** A plan as its page shows it, with the people and the day its price is for. */
export type ShownPlan = {
  readonly plan: WirePlan;
  readonly uidata: WireBlock['uidata'];
  readonly bearable: WireBlock['bearable'];
  readonly shownYear: WireBlock['shown_year'];
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
};

type Projection = CallAnswer<'getFiveYearProjection'>['to_age_70'];

export type PlanPage = ShownPlan & {
  /** What people call the quote by. */
  readonly crn: string;
  readonly address: PlanAddress;
  readonly conditions: ConditionNames;
  /** Undefined where no later premium is known. */
  readonly projection: Projection | undefined;
  /** Undefined where they could not be fetched. */
  readonly hospitals: WireHospitals | undefined;
  readonly bearableForm: BearableForm;
};

/** What the plan is taken with. */
export type Choice = { readonly years: WireTermOffer['year']; readonly riders: readonly string[] };

const plain: Choice = { years: 1, riders: [] };

/** The plan alone, as it is taken. */
export function askPlan(
  api: Api,
  { quoteId, block, slabId }: PlanAddress,
  { years, riders }: Choice = plain,
): Promise<CallResult<'getScore'>> {
  const isPlain = years === 1 && riders.length === 0;
  const choice = isPlain ? {} : { chosen: [{ slab_id: slabId, block, tenure: years, riders: [...riders] }] };
  return api.call('getScore', {
    params: { quote_id: quoteId },
    body: { data: { slab_ids: [slabId], ...choice }, result_type: planGroupOf(block) },
  });
}

/** The plan out of an answer; undefined when it is not offered to these people. */
export function shownPlan(answer: CallAnswer<'getScore'>, address: PlanAddress): ShownPlan | undefined {
  const block = answer.score_data.find((one) => one.block === address.block);
  const plan = block?.plans.find(({ slab_id: id }) => id === address.slabId);
  const pricedOn = parseIsoDate(answer.priced_on);
  if (!block || !plan || !pricedOn) return undefined;
  const { uidata, bearable, shown_year: shownYear } = block;
  const coverStart = firstDayOfCover(pricedOn);
  return { plan: withoutPapers(plan), uidata, bearable, shownYear, pricedOn, coverStart };
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

async function askProjection(
  api: Api,
  address: PlanAddress,
  riders: readonly string[] = [],
): Promise<Projection | undefined> {
  const answer = await api.call('getFiveYearProjection', {
    params: {},
    body: {
      slab_id: address.slabId,
      quote_id: address.quoteId,
      plan_type: planGroupOf(address.block),
      block: address.block,
      ...(riders.length > 0 && { riders: [...riders] }),
    },
  });
  return answer.ok ? answer.value.to_age_70 : undefined;
}

/** The page with the plan as it is with these riders, a year of it; undefined where that has no price. */
export async function pageWith(
  api: Api,
  page: PlanPage,
  riders: readonly string[],
): Promise<PlanPage | undefined> {
  const [answer, projection] = await Promise.all([
    askPlan(api, page.address, { years: 1, riders }),
    askProjection(api, page.address, riders),
  ]);
  const plan = answer.ok ? shownPlan(answer.value, page.address) : undefined;
  return plan && plan.plan.premium !== null ? { ...page, ...plan, projection } : undefined;
}

type HospitalsOptions = {
  readonly search: string;
  /** A pincode beside those where these people live; empty: none. */
  readonly also: string;
};

/** Hospitals near each place where these people live, and how the insurer of this plan pays there; undefined without a place. */
export async function askHospitals(
  api: Api,
  { address, plan }: Pick<PlanPage, 'address' | 'plan'>,
  { search, also }: HospitalsOptions,
): Promise<CallResult<'hospitalsByPincode'> | undefined> {
  const homes = plan.content?.network.map(({ pincode }) => pincode) ?? [];
  const pincodes = also === '' ? homes : [also, ...homes.filter((pincode) => pincode !== also)];
  if (pincodes.length === 0) return undefined;
  return api.call('hospitalsByPincode', {
    params: {},
    body: {
      data: { pincodes, insurer_ids: [plan.insurer_id], ...(search !== '' && { search }) },
      quote_id: address.quoteId,
    },
  });
}

/** What the path of its page names. */
type PlanParams = {
  readonly planType: PlanGroup;
  readonly quoteID: string;
  readonly slug: string;
  readonly slab_id: string;
};

/** One plan with everything its page shows. People who are no block of this quote lead to others of their group. */
export async function loadPlan(
  api: Api,
  params: PlanParams,
  search: Search,
  plain?: PlainForm,
): Promise<PlanPage> {
  const { planType, quoteID: quoteId, slug, slab_id: slabId } = params;
  const address = { quoteId, block: blockOfAddress(planType, search), slabId };
  const riders = ridersIn(search.riders);
  const hrefOf = (block: BlockId, riderIds: readonly string[]) =>
    paths.planDetail(block, quoteId, { product_slug: slug, slab_id: slabId, riders: riderIds });
  const [answer, conditions, projection] = await Promise.all([
    askPlan(api, address, { years: 1, riders }),
    api.call('getMedicalConditions', { params: {}, body: {} }),
    askProjection(api, address, riders),
    belowPart.fetchCode(),
  ]);
  // An old address may name riders that these people cannot have: the plan itself they may.
  if (!answer.ok && riders.length > 0 && answer.failure.code.startsWith('RIDER'))
    throw redirect({ href: hrefOf(address.block, []), replace: true });
  const scored = loaded(answer);
  const [first] = scored.score_data;
  if (first && scored.score_data.every((one) => one.block !== address.block))
    throw redirect({ href: hrefOf(first.block, riders), replace: true });
  const priced = shownPlan(scored, address);
  if (!priced) throw missingIn(paths.results(address.block, quoteId));
  const hospitals = await askHospitals(api, { ...priced, address }, { search: '', also: '' });
  return {
    ...priced,
    crn: scored.quote_crn,
    hospitals: hospitals?.ok ? hospitals.value : undefined,
    address,
    conditions: declaredNames(conditions, priced.uidata.members),
    projection,
    bearableForm: bearableFormOf(plain),
  };
}
