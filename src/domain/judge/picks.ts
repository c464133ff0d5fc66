import { dearestOfClass, goodRoom, isWithinClass } from '../claim/room-class.ts';
import { effectiveCopayPercent } from '../cover/copay.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../cover/room-cap.ts';
import type { Rupees } from '../money.ts';
import type { PickKind, ScoredPlan } from '../offer/plan.ts';
import { byRecommendation } from '../offer/sorting.ts';
import { scoringMethod } from './scoring-weights.ts';
import { roundToTwoDigits } from './years/rounded-years.ts';
import type { YearsAhead } from './years/years.ts';

/** What makes a plan sound for these people. */
export type Soundness = {
  readonly eldestAge: number;
  /** Rupees a day of a single room where they are treated. */
  readonly singleRent: Rupees;
  /** This is the rent of a day of intensive care there. */
  readonly icuPerDay: Rupees;
  readonly sharesCover: boolean;
  /** Covers at which a plan is sold to them that is sound and has no co-pay for them. */
  readonly copayFreeAt: ReadonlySet<Rupees>;
  /** Years that tell plans apart whose waits are over and leave the same: the first one where a wait hits a declared illness. */
  readonly yearsOf: (plan: ScoredPlan) => YearsAhead;
};

/** Before this age no co-pay is sound; from it on one is where every plan that is sound besides has one. */
const copayAllowedFrom = 61;

type Quoted = ScoredPlan & { readonly premium: { readonly kind: 'quoted'; readonly total: Rupees } };

/**
 * The plans with near equals, the recommended one and the three picks marked. They come from the unbeaten ones with a
 * price at the cover that was asked for; from those that begin higher only where nothing is sold at it. All within two
 * points of the best are near equals, and the cheapest of them is recommended.
 *
 * @param termsOf the same for plans that are equal in all their features and terms
 */
export function withPicks(
  plans: readonly ScoredPlan[],
  soundness: Soundness,
  termsOf: (plan: ScoredPlan) => string,
): readonly ScoredPlan[] {
  const quoted = plans.filter(isQuoted);
  const rivals = rivalsAmong(quoted);
  if (rivals.length === 0) return plans;
  const near = nearBest(rivals);
  const picks = areAlike(quoted, termsOf)
    ? ([['lowest', firstBy(near, priceOf)]] as const)
    : [...picksOf(rivals, near, soundness)];
  const nearEquals = new Set<ScoredPlan>(near);
  return plans.map((plan) => {
    const [kind] = picks.find(([, pick]) => pick === plan) ?? [];
    const nearEqual = nearEquals.has(plan);
    const recommended = kind === 'balance' || kind === 'lowest';
    return nearEqual || kind ? { ...plan, nearEqual, pick: kind, recommended } : plan;
  });
}

/** Those that can be recommended: unbeaten at the asked cover, from more cover up only where none is there. */
function rivalsAmong(quoted: readonly Quoted[]): readonly Quoted[] {
  const unbeaten = quoted.filter(({ neverBetter }) => neverBetter === undefined);
  const atRequestedCover = unbeaten.filter(({ atAskedCover }) => atAskedCover);
  return atRequestedCover.length > 0 ? atRequestedCover : unbeaten;
}

function nearBest(rivals: readonly Quoted[]): readonly Quoted[] {
  const best = Math.max(...rivals.map(({ score }) => score.totalTenths));
  return rivals.filter(({ score }) => score.totalTenths >= best - scoringMethod.nearEqualTenths);
}

/** The cheapest of the other near equals; where none is near, what would be recommended if the recommended plan were not sold. */
export function nextBest(plans: readonly ScoredPlan[]): ScoredPlan | undefined {
  const others = rivalsAmong(plans.filter(isQuoted)).filter(({ recommended }) => !recommended);
  const near = others.filter(({ nearEqual }) => nearEqual);
  return firstBy(near.length > 0 ? near : nearBest(others), priceOf);
}

/** Several at the asked cover, or several where none is sold at it, that nothing but a price tells apart. */
function areAlike(quoted: readonly Quoted[], termsOf: (plan: ScoredPlan) => string): boolean {
  const atRequestedCover = quoted.filter(({ atAskedCover }) => atAskedCover);
  const compared = atRequestedCover.length > 0 ? atRequestedCover : quoted;
  return compared.length > 1 && new Set(compared.map(termsOf)).size === 1;
}

/**
 * All names that a pick bears beside the other picks of its list. Where some coincide the recommended one bears theirs:
 * what no other is, it is; of the cheapest sound one, if it is sound.
 */
export function pickNames(
  { pick, sound }: Pick<ScoredPlan, 'pick' | 'sound'>,
  picks: readonly Pick<ScoredPlan, 'pick'>[],
): readonly PickKind[] {
  if (pick !== 'balance') return pick ? [pick] : [];
  const isCheapest = sound && picks.every((one) => one.pick !== 'cheapest');
  return [
    pick,
    ...(isCheapest ? (['cheapest'] as const) : []),
    ...(picks[1] ? [] : (['strongest'] as const)),
  ];
}

const priceOf = ({ premium }: Quoted) => premium.total;

function picksOf(
  rivals: readonly Quoted[],
  near: readonly Quoted[],
  soundness: Soundness,
): ReadonlyMap<PickKind, Quoted | undefined> {
  return new Map([
    ['balance', firstBy(near, priceOf)],
    [
      'cheapest',
      firstBy(
        rivals.filter((one) => isSound(one, soundness)),
        priceOf,
      ),
    ],
    ['strongest', firstBy(rivals, ...rareYears(({ years }) => years), ...rareYears(soundness.yearsOf))],
  ]);
}

/** The one with the least of the first figure that tells them apart; of equals the cheaper one, then the one ahead by score. */
function firstBy(
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
function rareYears(yearsOf: Soundness['yearsOf']): readonly ((plan: Quoted) => number)[] {
  return [
    (plan) => roundToTwoDigits(yearsOf(plan).oneInHundred),
    (plan) => roundToTwoDigits(yearsOf(plan).oneInTwenty),
    (plan) => roundToTwoDigits(yearsOf(plan).average),
  ];
}

/** No co-pay, but where people of 61 and more find none without; and what `isSoundBesides` asks. */
export function isSound(plan: Pick<ScoredPlan, 'slab'>, facts: Omit<Soundness, 'yearsOf'>): boolean {
  const { eldestAge, copayFreeAt } = facts;
  const isCopayRight =
    !hasCopay(plan, eldestAge) || (eldestAge >= copayAllowedFrom && !copayFreeAt.has(plan.slab.sumInsured));
  return isCopayRight && isSoundBesides(plan, facts);
}

/** Covers at which one of these plans is sound and asks no co-pay of these people. */
export function coversWithoutCopay(
  plans: readonly Pick<ScoredPlan, 'slab' | 'premium'>[],
  facts: Omit<Soundness, 'yearsOf' | 'copayFreeAt'>,
): Soundness['copayFreeAt'] {
  const { eldestAge } = facts;
  const free = plans.filter(
    (plan) => plan.premium.kind === 'quoted' && !hasCopay(plan, eldestAge) && isSoundBesides(plan, facts),
  );
  return new Set(free.map(({ slab }) => slab.sumInsured));
}

function hasCopay({ slab }: Pick<ScoredPlan, 'slab'>, eldestAge: number): boolean {
  return effectiveCopayPercent(slab.features.copay, eldestAge) > 0;
}

/** A single room with air conditioning and intensive care paid in full there, a refill where several share the cover. */
function isSoundBesides(
  { slab }: Pick<ScoredPlan, 'slab'>,
  { singleRent, icuPerDay, sharesCover }: Pick<Soundness, 'singleRent' | 'icuPerDay' | 'sharesCover'>,
): boolean {
  const { roomRent, restoration } = slab.features;
  const dearest = dearestOfClass(roomRent);
  if (dearest !== undefined && !isWithinClass(goodRoom, dearest)) return false;
  if ((roomLimitPerDay(slab) ?? singleRent) < singleRent) return false;
  if ((icuLimitPerDay(slab) ?? icuPerDay) < icuPerDay) return false;
  return !sharesCover || restoration.kind !== 'none';
}

function isQuoted(plan: ScoredPlan): plan is Quoted {
  return plan.premium.kind === 'quoted';
}
