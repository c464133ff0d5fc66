import type { PickName, PickScope, ScoredPlan } from '../../offer/plan.ts';
import { isNearEqual } from './near-equal.ts';
import { firstBy, isQuoted, priceOf, type Quoted, rareYears, totalAllIn } from './picks.ts';

/**
 * All names that a plan bears in its list, none of a plan that is no pick; where some coincide it bears several. Each says of
 * which plans it is true: what a demand or a floor took out may cost less or be stronger.
 */
export function pickNames(plan: ScoredPlan, plans: readonly ScoredPlan[]): readonly PickName[] {
  const quoted = plans.filter(isQuoted);
  const own = quoted.find((one) => one === plan);
  const best = quoted.find(({ recommended }) => recommended);
  if (!own?.pick || !best) return [];
  const nameOf = (title: PickName['title'], ahead: readonly Quoted[]): readonly PickName[] =>
    ahead.some((other) => isRival(other, best)) ? [] : [{ title, scope: scopeWithout(ahead, best) }];
  const cheaper = quoted.filter((other) => priceOf(other) < priceOf(own));
  const leads = [
    ...(own.pick === 'lowest' ? nameOf('lowest', cheaper) : []),
    ...nameOf(
      'best',
      quoted.filter((other) => totalAllIn(other) < totalAllIn(own)),
    ),
    { title: 'near', scope: nearScope(plans) } as const,
  ];
  const sound = quoted.filter((one) => one.sound);
  const picks = sound.filter(({ pick }) => pick !== undefined && pick !== 'lowest');
  const isStronger = (other: Quoted) => differenceIn(rareYears, other, own) < 0;
  return [
    ...(own === best ? leads.slice(0, 1) : []),
    ...(own === firstBy(picks, priceOf, totalAllIn)
      ? nameOf(
          'cheapest',
          cheaper.filter((other) => other.sound),
        )
      : []),
    ...(own === firstBy(picks, ...rareYears) ? nameOf('strongest', sound.filter(isStronger)) : []),
  ];
}

/** Says of which plans it is true that no other than the near equals costs about as much all in, or less. */
export function nearScope(plans: readonly ScoredPlan[]): PickScope {
  const quoted = plans.filter(isQuoted);
  const best = quoted.find(({ recommended }) => recommended);
  if (!best) return 'all';
  const least = Math.min(...quoted.filter(({ nearEqual }) => nearEqual).map(totalAllIn));
  const close = quoted.filter((plan) => !plan.nearEqual && isNearEqual(totalAllIn(plan), least));
  return scopeWithout(close, best);
}

/** The pick that is the cheapest sound plan of its list, under whichever name it stands, and of which plans that is true. */
export function cheapestSound(
  plans: readonly ScoredPlan[],
): { readonly plan: Quoted; readonly scope: PickScope } | undefined {
  for (const plan of plans.filter(isQuoted)) {
    const name = pickNames(plan, plans).find(({ title }) => title === 'cheapest');
    if (name) return { plan, scope: name.scope };
  }
  return undefined;
}

/** Says of which plans the best ones come first, where these others would stand before them. */
function scopeWithout(others: readonly ScoredPlan[], best: ScoredPlan): PickScope {
  if (others.length === 0) return 'all';
  return others.every((other) => lacksWhat(other, best)) ? 'demanded' : 'eligible';
}

/** It could be recommended in the place of the one that is. */
function isRival(plan: ScoredPlan, best: ScoredPlan): boolean {
  const isOut = plan.floor !== undefined && best.floor === undefined;
  return plan.neverBetter === undefined && !isOut && !lacksWhat(plan, best);
}

/** It lacks something that was demanded and the recommended plan has. */
function lacksWhat({ unmet }: ScoredPlan, best: ScoredPlan): boolean {
  return unmet.some((item) => !best.unmet.includes(item));
}

/** The difference in the first figure that tells them apart. */
function differenceIn(figures: readonly ((plan: Quoted) => number)[], one: Quoted, other: Quoted): number {
  return figures.reduce((difference, figure) => difference || figure(one) - figure(other), 0);
}
