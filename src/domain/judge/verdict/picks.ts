import type { Rupees } from '../../money.ts';
import type { PickKind, ScoredPlan } from '../../offer/plan.ts';
import { byRecommendation } from '../../offer/sorting.ts';
import { scoringMethod } from '../scoring-weights.ts';
import { roundToTwoDigits } from '../years/rounded-years.ts';
import type { Demand } from './demands.ts';
import { isNearEqual } from './near-equal.ts';
import type { Soundness } from './soundness.ts';

/** A plan with a price. */
export type Quoted = ScoredPlan & {
  readonly premium: { readonly kind: 'quoted'; readonly total: Rupees };
  readonly allIn: NonNullable<ScoredPlan['allIn']>;
};

export type PickFacts = {
  readonly soundness: Soundness;
  /** What was said to matter a lot. */
  readonly demands: readonly Demand[];
  /** The same for plans that are equal in all their features and terms. */
  readonly termsOf: (plan: ScoredPlan) => string;
};

const { floors } = scoringMethod;

/**
 * The plans with near equals, the recommended one and the three picks marked. They come from the unbeaten ones with a
 * price that have what was demanded, as far as any has it, and that no floor keeps out; where a floor keeps all out, from
 * those. All within a step of the least all in are near equals, and the one of them that costs least this year is recommended.
 */
export function withPicks(judged: readonly ScoredPlan[], facts: PickFacts): readonly ScoredPlan[] {
  const plans = withSoundFloor(judged, facts);
  const quoted = plans.filter(isQuoted);
  const rivals = rivalsAmong(quoted, facts);
  if (rivals.length === 0) return plans;
  const near = nearBest(rivals);
  const picks = areAlike(quoted, facts.termsOf)
    ? ([['lowest', firstBy(near, priceOf, totalAllIn)]] as const)
    : [...picksOf(rivals, near)];
  const nearEquals = new Set<ScoredPlan>(near);
  return plans.map((plan) => {
    const [kind] = picks.find(([, pick]) => pick === plan) ?? [];
    const isNear = nearEquals.has(plan);
    const recommended = kind === 'balance' || kind === 'lowest';
    return isNear || kind ? { ...plan, nearEqual: isNear, pick: kind, recommended } : plan;
  });
}

/** A plan that is not sound is not recommended where one that is, and has what was demanded, costs less all in, or hardly more. */
function withSoundFloor(plans: readonly ScoredPlan[], facts: PickFacts): readonly ScoredPlan[] {
  const eligible = plans.filter(isQuoted).filter(({ floor }) => floor === undefined);
  const least = firstBy(
    havingDemands(eligible, facts).filter(({ sound }) => sound),
    totalAllIn,
  );
  if (!least) return plans;
  const most = 1 + floors.soundWithinPercent / 100;
  return plans.map((plan) => {
    if (plan.sound || plan.floor || !isQuoted(plan) || least.allIn.total > most * plan.allIn.total)
      return plan;
    const more = least.allIn.total - plan.allIn.total;
    return { ...plan, floor: { kind: 'not-sound', sound: least, more } as const };
  });
}

/** Those that can be recommended. */
function rivalsAmong(quoted: readonly Quoted[], facts: PickFacts): readonly Quoted[] {
  return havingDemands(eligibleAmong(quoted), facts);
}

/** Those that no other beats and no floor keeps out; where that leaves none, all that no other beats. */
function eligibleAmong(quoted: readonly Quoted[]): readonly Quoted[] {
  const unbeaten = quoted.filter(({ neverBetter }) => neverBetter === undefined);
  const eligible = unbeaten.filter(({ floor }) => floor === undefined);
  return eligible.length > 0 ? eligible : unbeaten;
}

/** Those that have what was demanded, one demand after the other; what none of them has is no demand any more. */
function havingDemands(plans: readonly Quoted[], { demands }: PickFacts): readonly Quoted[] {
  return demands.reduce((rivals, item) => {
    const having = rivals.filter(({ unmet }) => !unmet.includes(item));
    return having.length > 0 ? having : rivals;
  }, plans);
}

function nearBest(rivals: readonly Quoted[]): readonly Quoted[] {
  const best = Math.min(...rivals.map(totalAllIn));
  return rivals.filter((plan) => isNearEqual(totalAllIn(plan), best));
}

/** The cheapest of the other near equals; where none is near, what would be recommended if the recommended plan were not sold. */
export function nextBest(plans: readonly ScoredPlan[]): ScoredPlan | undefined {
  const others = eligibleAmong(plans.filter(isQuoted).filter(({ recommended }) => !recommended));
  const near = others.filter((plan) => plan.nearEqual);
  return firstBy(near.length > 0 ? near : nearBest(others), priceOf);
}

/** Several that nothing but a price tells apart. */
function areAlike(quoted: readonly Quoted[], termsOf: PickFacts['termsOf']): boolean {
  return quoted.length > 1 && new Set(quoted.map(termsOf)).size === 1;
}

export const priceOf = ({ premium }: Quoted): Rupees => premium.total;
export const totalAllIn = ({ allIn }: Quoted): number => allIn.total;

function picksOf(
  rivals: readonly Quoted[],
  near: readonly Quoted[],
): ReadonlyMap<PickKind, Quoted | undefined> {
  const sound = rivals.filter((plan) => plan.sound);
  return new Map([
    ['balance', firstBy(near, priceOf, totalAllIn)],
    ['cheapest', firstBy(sound, priceOf, totalAllIn)],
    ['strongest', firstBy(sound, ...rareYears)],
  ]);
}

/** The one with the least of the first figure that tells them apart; of equals the cheaper one, then the one ahead by score. */
export function firstBy(
  plans: readonly Quoted[],
  ...figures: readonly ((plan: Quoted) => number)[]
): Quoted | undefined {
  const [first, ...others] = figures.reduce(leastOf, plans);
  return first && others.reduce((best, one) => (isAhead(one, best) ? one : best), first);
}

function leastOf(plans: readonly Quoted[], figure: (plan: Quoted) => number): readonly Quoted[] {
  const figures = plans.map(figure);
  const least = Math.min(...figures);
  return plans.filter((_plan, at) => figures[at] === least);
}

function isAhead(one: Quoted, other: Quoted): boolean {
  return (one.premium.total - other.premium.total || byRecommendation(one, other)) < 0;
}

/** As they are shown: to two significant digits. What is shown as equal is no difference. */
export const rareYears: readonly ((plan: Quoted) => number)[] = [
  ({ years }) => roundToTwoDigits(years.oneInHundred),
  ({ years }) => roundToTwoDigits(years.oneInTwenty),
  ({ years }) => roundToTwoDigits(years.average),
];

export function isQuoted(plan: ScoredPlan): plan is Quoted {
  return plan.premium.kind === 'quoted' && plan.allIn !== undefined;
}
