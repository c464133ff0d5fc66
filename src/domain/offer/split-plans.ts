import type { Rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import { type Block, blockTogether } from '../quote/block.ts';
import { familyWays, partKey, type WayPart } from '../quote/family-split.ts';
import { type RankedWay, rankWays } from '../quote/split-ranking.ts';
import type { ScoredPlan } from './plan.ts';

/** The plans that a quote for these people alone lists, in the order in which it recommends them. */
export type PlansFor = (part: Block) => readonly ScoredPlan[];

export type SplitPlans = {
  readonly ranked: readonly RankedWay[];
  /** The plan that prices a part, by `partKey`; a part to which nothing is sold, or not yet priced, is absent. */
  readonly plans: ReadonlyMap<string, ScoredPlan>;
};

/** Every way to insure these people, each part on the plan that a quote for it alone would recommend. */
export function splitPlans(members: readonly Member[], largeClaim: Rupees, plansFor: PlansFor): SplitPlans {
  const ways = familyWays(members);
  const parts = new Map(ways.flatMap((way) => way.parts).map((part) => [partKey(part), part]));
  const plans = new Map<string, ScoredPlan>();
  for (const [key, part] of parts) {
    const plan = bestPlanOf(plansFor(blockTogether(part)));
    if (plan) plans.set(key, plan);
  }
  const planOf = (part: WayPart) => plans.get(partKey(part));
  const ranked = rankWays({
    ways,
    priceOf: (part) => annualPremiumOf(planOf(part)),
    coverOf: (part) => {
      const slab = planOf(part)?.slab;
      return slab && { sumInsured: slab.sumInsured, restoration: slab.features.restoration };
    },
    largeClaim,
  });
  return { ranked, plans };
}

/** The recommended plan; where none is, or no advice is allowed, the first that has a price. */
export function bestPlanOf(plans: readonly ScoredPlan[]): ScoredPlan | undefined {
  return (
    plans.find(({ recommended }) => recommended) ?? plans.find((plan) => annualPremiumOf(plan) !== undefined)
  );
}

function annualPremiumOf(plan: ScoredPlan | undefined): Rupees | undefined {
  return plan?.premium.kind === 'quoted' ? plan.premium.total : undefined;
}
