import type { BetterFit } from '#domain/judge/alternatives/better-fit.ts';
import type { Plan, ScoredPlan } from '#domain/offer/plan.ts';
import { commissionOf } from '#domain/price/commission.ts';
import type { WirePlan } from '../shapes.ts';
import { riderIdsOf, yearsToWire } from '../wire.ts';

type Content = NonNullable<WirePlan['content']>;

export function besideToWire(plans: readonly ScoredPlan[]): Content['beside'] {
  return plans.flatMap((plan) => {
    const { premium, allIn, years } = plan;
    if (premium.kind !== 'quoted') return [];
    const commission = commissionOf(premium.net, plan);
    return [
      {
        ...namedToWire(plan),
        premium: premium.total,
        all_in: allIn?.total ?? null,
        commission,
        years: yearsToWire(years),
      },
    ];
  });
}

export function betterFitsToWire(fits: readonly BetterFit[]): Content['better_fits'] {
  return fits.map(({ need, than, extra, theirs, ours }) => ({
    need,
    ...namedToWire(than),
    extra,
    theirs: finite(theirs),
    ours: finite(ours),
  }));
}

/** JSON knows no endless wait. */
function finite(measure: number): number | null {
  return Number.isFinite(measure) ? measure : null;
}

export function namedToWire(plan: Pick<Plan, 'slab' | 'product' | 'choice'>) {
  const { slab, product } = plan;
  return {
    slab_id: slab.id,
    riders: riderIdsOf(plan),
    product_slug: product.slug,
    product_title: product.title,
  };
}
