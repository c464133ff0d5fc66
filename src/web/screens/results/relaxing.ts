import { filtersFrom } from '#contract/filters-wire.ts';
import type { WirePlan } from '#contract/plan.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { effectiveCopayPercent } from '#domain/plan/feature-utility.ts';
import { applyFilters, type FilterFacts } from '#domain/plan/filters.ts';
import { type ActiveFilter, activeFilters, relaxed, type Wish } from './wish.ts';

/** What the domain's filters look at, made from an answer. */
function filterFactsOf(plan: WirePlan, eldestAge: number): FilterFacts {
  const { facts } = plan;
  const copay = { percent: facts.copay_percent, fromAge: facts.copay_from_age ?? undefined };
  return {
    insurer: asId<InsurerSlug>(plan.insurer_slug),
    sumInsured: rupees(plan.sum_assured),
    roomRent: facts.room,
    preExistingMonths: plan.ped.waiting_period,
    bonusPercentPerYear: facts.bonus_per_year,
    noCopay: effectiveCopayPercent(copay, eldestAge) === 0,
    maternity: facts.maternity !== null,
    criticalIllness: facts.critical_illness === 'covered',
    restoration: facts.restoration !== 'none',
  };
}

export type Relaxation = { readonly filter: ActiveFilter; readonly plans: number };

/**
 * The one filter whose removal brings back most plans, of the plans that fit without any filter. Undefined when no
 * single one brings any.
 */
export function bestRelaxation(
  plans: readonly WirePlan[],
  wish: Wish,
  eldestAge: number,
): Relaxation | undefined {
  const counted = activeFilters(wish).map((filter) => {
    const filters = filtersFrom(relaxed(wish, filter).filters);
    return { filter, plans: applyFilters(plans, filters, (plan) => filterFactsOf(plan, eldestAge)).length };
  });
  return counted.reduce<Relaxation | undefined>(
    (best, one) => (one.plans > (best?.plans ?? 0) ? one : best),
    undefined,
  );
}
