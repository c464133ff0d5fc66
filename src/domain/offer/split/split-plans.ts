import type { Insurer, Product, Slab } from '../../catalogue/catalogue.ts';
import type { SlabId } from '../../ids.ts';
import { addRupees, type Rupees } from '../../money.ts';
import type { Member } from '../../person/member.ts';
import type { BlockId } from '../../quote/block-id.ts';
import { familySplits, policyKey, type SplitPart } from '../../quote/family-split.ts';
import type { SplitPick } from '../../quote/split-pick.ts';
import { type RankedSplit, rankSplits } from '../../quote/split-ranking.ts';
import type { ScoredPlan } from '../plan.ts';
import type { ListedFamilySplit } from './listed-splits.ts';

export type PartPlan = {
  readonly insurer: Insurer;
  readonly product: Product;
  readonly slab: Slab;
  readonly premium: Rupees;
};

/** The facts of a listed plan that the splits are priced by. */
export type SplitListPlan = Pick<
  ScoredPlan,
  'insurer' | 'product' | 'slab' | 'premium' | 'recommended' | 'sound'
>;

export type SplitQuestion = {
  /** Those who are covered. */
  readonly members: readonly Member[];
  readonly listed: readonly ListedFamilySplit[];
  /** The list of a block, in its order; empty where there is none. */
  readonly plansOf: (block: BlockId) => readonly SplitListPlan[];
  /** A year of this slab for these people, on one cover or each on an own one; undefined where it is not for them. */
  readonly priceOn: (slabId: SlabId, part: SplitPart, separate: boolean) => PartPlan | undefined;
  readonly pick: SplitPick;
  readonly largeClaim: Rupees;
};

export type RankedListedSplit = RankedSplit &
  ListedFamilySplit & {
    /** Each part's plan; undefined where nothing is sold to these people, or its price is not known. */
    readonly plans: readonly (PartPlan | undefined)[];
  };

export type ListedSplit = {
  /** The plan that all ways are priced on, but for a part that it does not take. */
  readonly plan: PartPlan | undefined;
  /** What each pick would be: the same where the plan put first is the cheapest sound one. */
  readonly picks: Readonly<Record<SplitPick, SlabId | undefined>>;
  /** By price; one that gains nothing after those that do, one that cannot be bought last. */
  readonly splits: readonly RankedListedSplit[];
};

export type SplitPlans = ListedSplit & {
  /** The ways that have lists and all others that have a reason, on that plan. */
  readonly all: readonly RankedSplit[];
};

/** Every way to insure these people, all on one plan, so that only the grouping differs. */
export function splitPlans(question: SplitQuestion): SplitPlans {
  const { split, rank } = onOnePlan(question);
  const own = question.listed.map(({ split }) => split);
  const others = familySplits(question.members).filter(({ key }) => own.every((split) => split.key !== key));
  return { ...split, all: rank([...own, ...others]) };
}

/** The same of the ways that have lists, without a look at all the others. */
export function listedSplit(question: SplitQuestion): ListedSplit {
  return onOnePlan(question).split;
}

function onOnePlan(question: SplitQuestion) {
  const { listed, largeClaim, priceOn } = question;
  const picks = picksFor(question);
  const slabId = picks[question.pick] ?? picks.recommended;
  const planFor = partPlans(question, slabId);
  const rank = (splits: readonly RankedSplit['split'][]) =>
    rankSplits({
      splits,
      priceOf: (part, separate) => planFor(part, separate)?.premium,
      coverOf: (part, separate) => {
        const slab = planFor(part, separate)?.slab;
        return slab && { sumInsured: slab.sumInsured, restoration: slab.features.restoration };
      },
      largeClaim,
    });
  const allSplits = rank(listed.map(({ split }) => split)).flatMap((ranked) => {
    const split = listed.find(({ split }) => split === ranked.split);
    if (!split) return [];
    const plans = ranked.split.parts.map((part) => planFor(part, ranked.split.separate));
    return [{ ...split, ...ranked, plans }];
  });
  const first = listed.flatMap(({ split }) => split.parts.map((part) => [part, split.separate] as const));
  const plan = slabId && first.map(([part, separate]) => priceOn(slabId, part, separate)).find(isThere);
  const split: ListedSplit = { plan, picks, splits: withBeatenLast(allSplits) };
  return { split, rank };
}

function withBeatenLast(splits: readonly RankedListedSplit[]): readonly RankedListedSplit[] {
  const place = ({ reason }: RankedListedSplit) => ['nothing-gained', 'no-plan'].indexOf(reason);
  return splits.toSorted((left, right) => place(left) - place(right));
}

/** The chosen slab; for a part with a list that it does not take, the plan that its list puts first. */
function partPlans({ listed, plansOf, priceOn }: SplitQuestion, slabId: SlabId | undefined) {
  const blocks = new Map(
    listed.flatMap(({ split, blocks: ids }) =>
      split.parts.map((part, at) => [policyKey(part, split.separate), ids[at]] as const),
    ),
  );
  const cache = new Map<string, PartPlan | undefined>();
  return (part: SplitPart, separate: boolean): PartPlan | undefined => {
    const name = policyKey(part, separate);
    if (cache.has(name)) return cache.get(name);
    const block = blocks.get(name);
    const own = block && bestPlanOf(plansOf(block));
    const partPlan = (slabId && priceOn(slabId, part, separate)) ?? (own && partPlanOf(own));
    cache.set(name, partPlan);
    return partPlan;
  };
}

/**
 * Picks among the slabs that the most splits can be bought on: the first one in the order of the first list,
 * and the one that is sound for all who are on it and makes the cheapest split. Prices that insurers give
 * themselves stay out.
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
  { blocks }: ListedFamilySplit,
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
