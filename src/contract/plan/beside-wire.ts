import type { Insurer } from '#domain/catalogue/catalogue.ts';
import { percentShare } from '#domain/exact.ts';
import type { BetterFit } from '#domain/judge/beside/better-fit.ts';
import type { Plan, ScoredPlan } from '#domain/offer/plan.ts';
import type { WirePlan } from './shapes.ts';
import { yearsToWire } from './wire.ts';

type Content = NonNullable<WirePlan['content']>;

/** What the insurer pays us of the premium before tax; null without a price. */
export function commissionOf({ premium, insurer, product }: Commissioned): number | null {
  if (premium.kind !== 'quoted') return null;
  return percentShare(premium.net, insurer.commissionPercent[product.productType]);
}

type Commissioned = Pick<Plan, 'premium' | 'product'> & {
  readonly insurer: Pick<Insurer, 'commissionPercent'>;
};

export function besideToWire(plans: readonly ScoredPlan[]): Content['beside'] {
  return plans.flatMap((plan) => {
    const { premium, years } = plan;
    const commission = commissionOf(plan);
    if (premium.kind !== 'quoted' || commission === null) return [];
    return [{ ...namedToWire(plan), premium: premium.total, commission, years: yearsToWire(years) }];
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

function namedToWire({ slab, product }: Pick<Plan, 'slab' | 'product'>) {
  return { slab_id: slab.id, product_slug: product.slug, product_title: product.title };
}
