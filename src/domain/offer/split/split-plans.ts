import type { Insurer, Product, Slab } from '../../catalogue/catalogue.ts';
import type { SlabId } from '../../ids.ts';
import { addRupees, type Rupees } from '../../money.ts';
import type { Member } from '../../person/member.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { familyWays, policyKey, type WayPart } from '../../quote/family-split.ts';
import type { SplitPick } from '../../quote/split-pick.ts';
import { type RankedWay, rankWays } from '../../quote/split-ranking.ts';
import type { ScoredPlan } from '../plan.ts';
import type { ListedWay } from './listed-ways.ts';

export type PartPlan = {
  readonly insurer: Insurer;
  readonly product: Product;
  readonly slab: Slab;
  readonly premium: Rupees;
};

/** Of a plan of a list what the ways are priced by. */
export type SplitListPlan = Pick<
  ScoredPlan,
  'insurer' | 'product' | 'slab' | 'premium' | 'recommended' | 'sound'
>;

export type SplitQuestion = {
  /** Those who are covered. */
  readonly members: readonly Member[];
  readonly listed: readonly ListedWay[];
  /** The list of a block, in its order; empty where there is none. */
  readonly plansOf: (block: BlockId) => readonly SplitListPlan[];
  /** A year of this slab for these people, on one cover or each on an own one; undefined where it is not for them. */
  readonly priceOn: (slabId: SlabId, part: WayPart, separate: boolean) => PartPlan | undefined;
  readonly pick: SplitPick;
  readonly largeClaim: Rupees;
};

export type RankedListedWay = RankedWay &
  ListedWay & {
    /** Of each part; undefined where nothing is sold to these people, or its price is not known. */
    readonly plans: readonly (PartPlan | undefined)[];
  };

export type ListedSplit = {
  /** The plan that all ways are priced on, but for a part that it does not take. */
  readonly plan: PartPlan | undefined;
  /** What each pick would be: the same where the plan put first is the cheapest sound one. */
  readonly picks: Readonly<Record<SplitPick, SlabId | undefined>>;
  /** By price; one that gains nothing after those that do, one that cannot be bought last. */
  readonly ways: readonly RankedListedWay[];
};

export type SplitPlans = ListedSplit & {
  /** The ways that have lists and all others that have a reason, on that plan. */
  readonly all: readonly RankedWay[];
};

/** Every way to insure these people, all on one plan, so that only the grouping differs. */
export function splitPlans(question: SplitQuestion): SplitPlans {
  const { split, rank } = onOnePlan(question);
  const own = question.listed.map(({ way }) => way);
  const others = familyWays(question.members).filter(({ key }) => own.every((way) => way.key !== key));
  return { ...split, all: rank([...own, ...others]) };
}

/** The same of the ways that have lists, without a look at all the others. */
export function listedSplit(question: SplitQuestion): ListedSplit {
  return onOnePlan(question).split;
}

function onOnePlan(question: SplitQuestion) {
  const { listed, largeClaim, priceOn } = question;
  const picks = picksFor(question);
  const chosen = picks[question.pick] ?? picks.recommended;
  const planFor = partPlans(question, chosen);
  const rank = (ways: readonly RankedWay['way'][]) =>
    rankWays({
      ways,
      priceOf: (part, separate) => planFor(part, separate)?.premium,
      coverOf: (part, separate) => {
        const slab = planFor(part, separate)?.slab;
        return slab && { sumInsured: slab.sumInsured, restoration: slab.features.restoration };
      },
      largeClaim,
    });
  const ways = rank(listed.map(({ way }) => way)).flatMap((ranked) => {
    const found = listed.find(({ way }) => way === ranked.way);
    if (!found) return [];
    const plans = ranked.way.parts.map((part) => planFor(part, ranked.way.separate));
    return [{ ...found, ...ranked, plans }];
  });
  const first = listed.flatMap(({ way }) => way.parts.map((part) => [part, way.separate] as const));
  const plan = chosen && first.map(([part, separate]) => priceOn(chosen, part, separate)).find(isThere);
  const split: ListedSplit = { plan, picks, ways: withBeatenLast(ways) };
  return { split, rank };
}

function withBeatenLast(ways: readonly RankedListedWay[]): readonly RankedListedWay[] {
  const place = ({ reason }: RankedListedWay) => ['nothing-gained', 'no-plan'].indexOf(reason);
  return ways.toSorted((left, right) => place(left) - place(right));
}

/** The chosen slab; for a part with a list that it does not take, the plan that its list puts first. */
function partPlans({ listed, plansOf, priceOn }: SplitQuestion, chosen: SlabId | undefined) {
  const blocks = new Map(
    listed.flatMap(({ way, blocks: ids }) =>
      way.parts.map((part, at) => [policyKey(part, way.separate), ids[at]] as const),
    ),
  );
  const known = new Map<string, PartPlan | undefined>();
  return (part: WayPart, separate: boolean): PartPlan | undefined => {
    const name = policyKey(part, separate);
    if (known.has(name)) return known.get(name);
    const block = blocks.get(name);
    const own = block && bestPlanOf(plansOf(block));
    const found = (chosen && priceOn(chosen, part, separate)) ?? (own && partPlanOf(own));
    known.set(name, found);
    return found;
  };
}

/**
 * Of the slabs that the most ways can be bought on: the first one in the order of the first list, and the one that is
 * sound for all who are on it and makes the cheapest way. Prices that insurers give themselves stay out.
 */
function picksFor({ listed, plansOf }: SplitQuestion): SplitPlans['picks'] {
  const lists = new Map(
    listed.flatMap(({ blocks }) => blocks.filter(isThere)).map((id) => [id, plansOf(id)]),
  );
  const [first = []] = lists.values();
  const candidates = [...first.filter(({ recommended }) => recommended), ...first].map(({ slab }) => {
    const served = listed.map((one) => servedBy(one, lists, slab.id)).filter(isThere);
    return { id: slab.id, ways: served.length, served };
  });
  const most = Math.max(0, ...candidates.map(({ ways }) => ways));
  const rivals = candidates.filter(({ ways }) => ways > 0 && ways === most);
  const sound = rivals.filter(({ served }) => served.every((one) => one.sound));
  const cheapest = sound.toSorted((a, b) => leastOf(a.served) - leastOf(b.served))[0];
  return { recommended: rivals[0]?.id, cheapest: cheapest?.id };
}

type Served = { readonly total: Rupees; readonly sound: boolean };

const leastOf = (served: readonly Served[]) => Math.min(...served.map(({ total }) => total));

/** What a way costs on a slab by the lists of its parts; undefined where a list has it not, or without a price of its own. */
function servedBy(
  { blocks }: ListedWay,
  lists: ReadonlyMap<BlockId, readonly SplitListPlan[]>,
  slabId: SlabId,
): Served | undefined {
  const ids = blocks.filter(isThere);
  const plans = ids.flatMap((id) => lists.get(id)?.filter(({ slab }) => slab.id === slabId) ?? []);
  const premiums = plans
    .filter(({ product }) => product.pricing !== 'live')
    .map(annualPremiumOf)
    .filter(isThere);
  if (ids.length === 0 || premiums.length < ids.length) return undefined;
  return { total: addRupees(premiums), sound: plans.every(({ sound }) => sound) };
}

/** The recommended plan; where none is, or no advice is allowed, the first that has a price. */
export function bestPlanOf<Listed extends Pick<ScoredPlan, 'recommended' | 'premium'>>(
  plans: readonly Listed[],
): Listed | undefined {
  return (
    plans.find(({ recommended }) => recommended) ?? plans.find((plan) => annualPremiumOf(plan) !== undefined)
  );
}

function partPlanOf(plan: SplitListPlan): PartPlan | undefined {
  const premium = annualPremiumOf(plan);
  return premium === undefined ? undefined : { ...plan, premium };
}

function annualPremiumOf({ premium }: Pick<ScoredPlan, 'premium'>): Rupees | undefined {
  return premium.kind === 'quoted' ? premium.total : undefined;
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}
