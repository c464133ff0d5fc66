import { cheapestSound, pickNames } from '../judge/verdict/pick-names.ts';
import { type Weakness, weaknessesOf } from '../judge/verdict/soundness.ts';
import { lower, type Rupees } from '../money.ts';
import { listedPlans } from './listed.ts';
import type { PickName, PickScope, ScoredBlock, ScoredPlan } from './plan.ts';

/** The plan that stands for the people of a block wherever they have one plan and one price. */
export type BlockPick = {
  readonly plan: ScoredPlan;
  readonly premium: Rupees;
  /** Rupees a year over the years one keeps it. */
  readonly allIn: number;
  /** What a reader must not find out later. */
  readonly weaknesses: readonly Weakness[];
  /** The cheapest sound plan of the same list, and of which plans that is true; the pick itself where it is that one. */
  readonly cheapestSound:
    | { readonly premium: Rupees; readonly allIn: number; readonly scope: PickScope }
    | undefined;
  /** All that its list starts with, in the same order. */
  readonly picks: readonly { readonly plan: ScoredPlan; readonly names: readonly PickName[] }[];
};

/** A block that is told by its price alone. */
export type PricedBlock = Pick<ScoredBlock, 'block'> & {
  readonly plans: number;
  /** So many of them have a price. */
  readonly priced: number;
  /** The lowest of the prices. */
  readonly from: Rupees | undefined;
  /** Undefined: no plan has a price. */
  readonly pick: BlockPick | undefined;
};

/**
 * The plan that its list recommends. Under a licence without advice the cheapest sound plan, and where none is sound the
 * cheapest.
 */
export function pickOf({
  plans,
  soundness,
}: Pick<ScoredBlock, 'plans' | 'soundness'>): BlockPick | undefined {
  const priced = plans.flatMap((plan): readonly Priced[] => {
    const { premium, allIn } = plan;
    return premium.kind === 'quoted' && allIn ? [{ plan, premium: premium.total, allIn: allIn.total }] : [];
  });
  const pick =
    priced.find(({ plan }) => plan.recommended) ??
    cheapest(priced.filter(({ plan }) => plan.sound)) ??
    cheapest(priced);
  if (!pick) return undefined;
  return {
    ...pick,
    weaknesses: weaknessesOf(pick.plan.slab, soundness),
    cheapestSound: soundOf(plans, pick),
    picks: listedPlans(plans).picks.map((plan) => ({ plan, names: pickNames(plan, plans) })),
  };
}

/** Where no plan is named so, as where nothing but the price tells them apart, the pick itself if it is sound. */
function soundOf(plans: readonly ScoredPlan[], pick: Priced): BlockPick['cheapestSound'] {
  const sound = cheapestSound(plans);
  if (sound) {
    const { plan, scope } = sound;
    return { premium: plan.premium.total, allIn: plan.allIn.total, scope };
  }
  return pick.plan.sound ? { premium: pick.premium, allIn: pick.allIn, scope: 'eligible' } : undefined;
}

export function pricedBlock(scored: ScoredBlock): PricedBlock {
  const premiums = scored.plans.flatMap(({ premium }) => (premium.kind === 'quoted' ? [premium.total] : []));
  const [first, ...others] = premiums;
  return {
    block: scored.block,
    plans: scored.plans.length,
    priced: premiums.length,
    from: first && others.reduce(lower, first),
    pick: pickOf(scored),
  };
}

type Priced = Pick<BlockPick, 'plan' | 'premium' | 'allIn'>;

function cheapest(priced: readonly Priced[]): Priced | undefined {
  return priced.reduce<Priced | undefined>(
    (least, one) => (least === undefined || one.premium < least.premium ? one : least),
    undefined,
  );
}
