import { notFound, redirect } from '@tanstack/react-router';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import type { WirePlan, WireRiderOffer, WireTermOffer } from '#contract/plan/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { type Demand, demandNames } from '#domain/judge/verdict/demands.ts';
import { areaOf } from '#domain/location/area.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import type { PlanGroup } from '#domain/quote/quote.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { paths, type Search } from '#web/paths.ts';
import { blockOfAddress } from '#web/plan-parts/address/block-address.ts';
import { takeOldAddress } from '#web/plan-parts/address/old-address.ts';
import { chosenOf } from '#web/plan-parts/choice/plan-choices.ts';
import type { NamedPlan } from '#web/plan-parts/compare/compare-address.ts';
import { type ComparedList, comparedIn } from '#web/plan-parts/compare/compare-set.ts';
import { exampleRooms, laterAges } from './example-rooms.ts';

type Content = NonNullable<WirePlan['content']>;
export type Stay = WireBillTest['stays'][number];

/** At today's rates, in the year in which the eldest is that old. */
export type LaterPremium = { readonly age: number; readonly premium: number };

/** One plan with what its column needs; of its content only what is compared travels on. */
export type Column = {
  readonly plan: WirePlan;
  readonly riders: readonly WireRiderOffer[];
  readonly terms: readonly WireTermOffer[];
  /** The usual stays, settled under this plan. */
  readonly stays: readonly Stay[];
  readonly network: Content['network'];
  /** At the ages at which it is told, as far as rates are filed. */
  readonly later: readonly LaterPremium[];
};

export type Comparison = {
  /** What people call the quote by. */
  readonly crn: string;
  readonly list: ComparedList;
  /** They are in the order of the address. */
  readonly columns: readonly Column[];
  /** Plans of the address that are not sold to these people. */
  readonly missing: number;
  readonly uidata: WireBlock['uidata'];
  readonly shownYear: WireBlock['shown_year'];
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
  /** What was said to matter a lot to these people. */
  readonly demands: readonly Demand[];
  /** The day the costs of stays were last looked at. */
  readonly costsOf: string | undefined;
};

type Years = CallAnswer<'getFiveYearProjection'>['to_age_70']['years'];

/** Lists each of the ages shown that the eldest reaches; this year's premium is not a later one. */
export function laterPremiums([, ...years]: Years): readonly LaterPremium[] {
  return years.flatMap(({ ages, premium }) => {
    const age = Math.max(...ages.map((one) => one.age ?? 0));
    return premium !== null && laterAges.includes(age) ? [{ age, premium }] : [];
  });
}

async function askLater(api: Api, { quoteId, block }: ComparedList, { slab_id, riders }: NamedPlan) {
  const answer = await api.call('getFiveYearProjection', {
    params: {},
    body: {
      slab_id,
      quote_id: quoteId,
      plan_type: planGroupOf(block),
      block,
      ...(riders.length > 0 && { riders: [...riders] }),
    },
  });
  return answer.ok ? laterPremiums(answer.value.to_age_70.years) : [];
}

function askPlans(api: Api, { quoteId, block }: ComparedList, plans: readonly NamedPlan[]) {
  const slab_ids = plans.map(({ slab_id }) => slab_id);
  const body = { data: { slab_ids, ...chosenOf(plans) }, result_type: planGroupOf(block) };
  return api.call('getScore', { params: { quote_id: quoteId }, body });
}

/** Only what is compared of a plan travels on with the page: four whole ones would be most of its bytes. */
function lightened({ premium_ledger: steps, score, ...plan }: Omit<WirePlan, 'content'>): WirePlan {
  return {
    ...plan,
    premium_ledger: steps.filter(({ cause }) => cause === 'tax'),
    score: score.filter(({ name }) => name === 'critical_illness_coverage'),
  };
}

function comparedStays(stays: readonly Stay[]): readonly Stay[] {
  return stays.map((stay) => ({
    ...stay,
    rooms: stay.rooms.filter(({ room }) => exampleRooms.includes(room)),
  }));
}

function columnOf(
  slabId: string,
  later: readonly LaterPremium[],
  plans: readonly WirePlan[],
): readonly Column[] {
  const foundPlan = plans.find((plan) => plan.slab_id === slabId);
  if (!foundPlan) return [];
  const { content, ...plan } = foundPlan;
  return [
    {
      plan: lightened(plan),
      riders: content?.riders ?? [],
      terms: content?.discounts ?? [],
      stays: comparedStays(content?.bill_test.stays ?? []),
      network: content?.network ?? [],
      later,
    },
  ];
}

/** A birth matters to whom a birth is paid of the stays here, and a hospital to those who live near it. */
function demandsIn({ importance, plans, uidata }: WireBlock): readonly Demand[] {
  const births = plans.some(({ content }) =>
    content?.bill_test.stays.some(({ is_birth: isBirth }) => isBirth),
  );
  const area = areaOf(uidata.pincode);
  return demandNames.filter((name) => {
    if (name === 'hospital')
      return importance.hospitals?.some(({ pincode }) => areaOf(pincode) === area) === true;
    return importance[name] === 'HIGH' && (name !== 'maternity_cover' || births);
  });
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
  const comparedPlans = comparedIn(toCompare);
  // Without a comparedPlans plan the call would answer all of them.
  if (comparedPlans.length === 0) throw redirect({ href: paths.results(list.block, quoteId), replace: true });
  const hrefOf = (of: BlockId, plans: readonly NamedPlan[]) => paths.compare(of, quoteId, plans);
  if (search.importance !== undefined)
    await takeOldAddress(api, quoteId, search.importance, hrefOf(list.block, comparedPlans));
  const [answer, later] = await Promise.all([
    askPlans(api, list, comparedPlans),
    Promise.all(comparedPlans.map((plan) => askLater(api, list, plan))),
  ]);
  // An old address may name riders that these people cannot have: the plans themselves they may.
  if (!answer.ok && answer.failure.code.startsWith('RIDER'))
    throw redirect({
      href: hrefOf(
        list.block,
        comparedPlans.map((plan) => ({ ...plan, riders: [] })),
      ),
      replace: true,
    });
  const { score_data: blocks, priced_on, quote_crn: crn } = loaded(answer);
  const pricedOn = parseIsoDate(priced_on);
  const block = blocks.find((one) => one.block === list.block);
  const [first] = blocks;
  if (!block && first) throw redirect({ href: hrefOf(first.block, comparedPlans), replace: true });
  if (!block || !pricedOn) throw notFound();
  const columns = comparedPlans.flatMap(({ slab_id: id }, at) => columnOf(id, later[at] ?? [], block.plans));
  return {
    crn,
    list,
    columns,
    missing: comparedPlans.length - columns.length,
    uidata: block.uidata,
    shownYear: block.shown_year,
    pricedOn,
    coverStart: firstDayOfCover(pricedOn),
    demands: demandsIn(block),
    costsOf: block.plans[0]?.content?.bill_test.as_of,
  };
}
