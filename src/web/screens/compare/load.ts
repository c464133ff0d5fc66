import { notFound, redirect } from '@tanstack/react-router';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePlan, WireRiderOffer, WireTermOffer } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { planGroupOf } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/block-address.ts';
import { comparedIn } from '#web/plan-parts/compare/compare-address.ts';
import type { ComparedList } from '#web/plan-parts/compare/compare-set.ts';
import type { Api } from '#web/platform/network/api.ts';
import { loaded } from '#web/platform/network/loaded.ts';

export type YearsTo70 = CallAnswer<'getFiveYearProjection'>['to_age_70']['years'];

/** One plan with what its column needs; of its content only what is compared travels on. */
export type Column = {
  readonly plan: WirePlan;
  readonly riders: readonly WireRiderOffer[];
  readonly terms: readonly WireTermOffer[];
  /** Undefined where no later premium is known. */
  readonly later: YearsTo70 | undefined;
};

export type Comparison = {
  readonly list: ComparedList;
  /** In the order of the address. */
  readonly columns: readonly Column[];
  /** Plans of the address that are not sold to these people. */
  readonly missing: number;
  readonly uidata: WireBlock['uidata'];
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
};

/** Premiums of the years until the eldest is 70; undefined where none is known. */
async function askLater(api: Api, { quoteId, block }: ComparedList, slabId: string) {
  const answer = await api.call('getFiveYearProjection', {
    params: {},
    body: { slab_id: slabId, quote_id: quoteId, plan_type: planGroupOf(block), block },
  });
  return answer.ok ? answer.value.to_age_70.years : undefined;
}

function askPlans(api: Api, { quoteId, block }: ComparedList, slabIds: readonly string[]) {
  const body = { data: { slab_ids: [...slabIds] }, result_type: planGroupOf(block) };
  return api.call('getScore', { params: { quote_id: quoteId }, body });
}

function columnOf(
  slabId: string,
  later: YearsTo70 | undefined,
  plans: readonly WirePlan[],
): readonly Column[] {
  const found = plans.find((plan) => plan.slab_id === slabId);
  if (!found) return [];
  const { content, ...plan } = found;
  return [{ plan, riders: content?.riders ?? [], terms: content?.discounts ?? [], later }];
}

type CompareParams = {
  readonly planType: PlanGroup;
  readonly quoteID: string;
  readonly toCompare: string;
};

/** The plans of the address beside each other. People who are no block of this quote lead to others of their group. */
export async function loadComparison(
  api: Api,
  { planType, quoteID: quoteId, toCompare }: CompareParams,
  search: Search,
): Promise<Comparison> {
  const list = { quoteId, block: blockOfAddress(planType, search) };
  const slabIds = comparedIn(toCompare);
  // Asked of no plan, the call would answer all of them.
  if (slabIds.length === 0) throw redirect({ href: paths.results(list.block, quoteId), replace: true });
  const [answer, ...later] = await Promise.all([
    askPlans(api, list, slabIds),
    ...slabIds.map((slabId) => askLater(api, list, slabId)),
  ]);
  const { score_data: blocks, priced_on } = loaded(answer);
  const pricedOn = parseIsoDate(priced_on);
  const block = blocks.find((one) => one.block === list.block);
  const [first] = blocks;
  if (!block && first) throw redirect({ href: paths.compare(first.block, quoteId, slabIds), replace: true });
  if (!block || !pricedOn) throw notFound();
  const columns = slabIds.flatMap((slabId, at) => columnOf(slabId, later[at], block.plans));
  return {
    list,
    columns,
    missing: slabIds.length - columns.length,
    uidata: block.uidata,
    pricedOn,
    coverStart: firstDayOfCover(pricedOn),
  };
}
