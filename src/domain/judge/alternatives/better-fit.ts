import { effectiveCopayPercent } from '../../cover/copay.ts';
import { type Rupees, rupees } from '../../money.ts';
import { isPutForward, type ScoredPlan } from '../../offer/plan.ts';
import { eldestYears } from '../../person/age.ts';
import { mayHaveBirth } from '../../person/birth.ts';
import { insuredMembers } from '../../person/family.ts';
import type { Member } from '../../person/member.ts';
import { roundToTwoDigits } from '../years/rounded-years.ts';

/** For whom another plan of the list fits better, in the order in which they are told. */
export const fitNeeds = [
  'anybody',
  'co-pay',
  'any-room',
  'old-illness',
  'same-for-less',
  'bad-year',
  'birth',
  'doctor-visits',
  'consumables',
  'less-premium',
] as const;
export type FitNeed = (typeof fitNeeds)[number];

export type BetterFit = {
  readonly need: FitNeed;
  readonly than: ScoredPlan;
  /** Rupees a year that it costs more; below 0 where it costs less. */
  readonly extra: Rupees;
  /** The measures that the need goes by, of the other plan and of this one: months, percent or rupees. */
  readonly theirs: number;
  readonly ours: number;
};

/** The facts of the people who ask. */
export type FitFacts = {
  /** Decides whether a co-pay that starts at an entry age applies. */
  readonly eldestAge: number;
  /** Somebody here can have a child. */
  readonly mayHaveBirth: boolean;
  /** Somebody here has an illness already. */
  readonly isAnyoneIll: boolean;
};

export function fitFactsOf(members: readonly Member[]): FitFacts {
  return {
    eldestAge: eldestYears(insuredMembers(members)),
    mayHaveBirth: mayHaveBirth(members),
    isAnyoneIll: insuredMembers(members).some(({ conditions }) => conditions.length > 0),
  };
}

const most = 3;
/** A bad year that another plan halves is worth a change. */
const badYearShare = 0.5;
/** Never: a wait that does not end, in the measure of months. */
const never = Number.POSITIVE_INFINITY;

/** What a need is judged by, the lower the better; undefined where this need is not looked at. */
type Measure = (plan: ScoredPlan) => number;

/**
 * Who is better off with another plan: for each need the cheapest plan of the same cover that may be put forward and
 * answers it better, three at most. Empty where this plan has no price, or none of the others is better in anything.
 */
export function betterFits(
  plans: readonly ScoredPlan[],
  plan: ScoredPlan,
  facts: FitFacts,
): readonly BetterFit[] {
  const { premium, neverBetter } = plan;
  if (premium.kind !== 'quoted') return [];
  const rivals = plans.filter((other) => other !== plan && isPutForward(other) && isAtCoverOf(other, plan));
  const beater = neverBetter && plans.find(({ slab }) => slab.id === neverBetter.than.slab.id);
  const fits = fitNeeds.flatMap((need): readonly BetterFit[] => {
    if (need === 'anybody')
      return beater ? [{ need, than: beater, ...fitDetails(beater, plan, () => 0) }] : [];
    const measure = measureOf(need, plan, facts);
    const fair = rivals.filter((one) => !hidesShare(need, one, plan, facts));
    const than = measure && cheapest(fair.filter((one) => answers(need, one, plan, measure)));
    return than && measure ? [{ need, than, ...fitDetails(than, plan, measure) }] : [];
  });
  return withoutDouble(fits).slice(0, most);
}

/** Each of these needs is named by one thing that the plan does better, without what it takes for it. */
const needsOfOneTerm: readonly FitNeed[] = [
  'any-room',
  'old-illness',
  'birth',
  'doctor-visits',
  'consumables',
];

/** A larger share of every bill outweighs an earlier or wider benefit, so such a plan is not put forward for that alone. */
function hidesShare(need: FitNeed, one: ScoredPlan, plan: ScoredPlan, { eldestAge }: FitFacts): boolean {
  const shareOf = ({ slab }: ScoredPlan) => effectiveCopayPercent(slab.features.copay, eldestAge);
  return needsOfOneTerm.includes(need) && shareOf(one) > shareOf(plan);
}

/** That anybody saves without a loss says all that is said of some; saving without a loss all that saving with one is. */
function withoutDouble(fits: readonly BetterFit[]): readonly BetterFit[] {
  const has = (need: FitNeed) => fits.some((fit) => fit.need === need);
  const isForAll = has('anybody');
  const isSame = isForAll || has('same-for-less');
  return fits.filter(
    ({ need }) => !(need === 'same-for-less' && isForAll) && !(need === 'less-premium' && isSame),
  );
}

function measureOf(
  need: FitNeed,
  { slab }: ScoredPlan,
  { eldestAge, mayHaveBirth, isAnyoneIll }: FitFacts,
): Measure | undefined {
  switch (need) {
    case 'co-pay':
      return ({ slab: { features } }) => effectiveCopayPercent(features.copay, eldestAge);
    case 'any-room':
      // Beyond any single room, deluxe too, are suites alone.
      if (roomOf(slab) === 'a') return undefined;
      return (other) => (roomOf(other.slab) === 'no-limit' ? 0 : 1);
    case 'old-illness':
      // Whoever has said that nobody is ill is not told what to do if somebody is.
      if (!isAnyoneIll) return undefined;
      return ({ slab: { features } }) => features.waitingPeriods.preExistingMonths;
    case 'birth':
      return mayHaveBirth ? birthMonths : undefined;
    case 'doctor-visits':
      return ({ slab: { features } }) =>
        features.outpatient.kind === 'covered' ? 0 - features.outpatient.perYear : 0;
    case 'consumables':
      return ({ slab: { features } }) => (features.consumables ? 0 : 1);
    default:
      return ({ years }) => roundToTwoDigits(years.oneInHundred);
  }
}

function roomOf({ features: { roomRent } }: ScoredPlan['slab']): string {
  return roomRent.kind === 'single-private' ? roomRent.tier : roomRent.kind;
}

function birthMonths({ slab: { features } }: ScoredPlan): number {
  return features.maternity.kind === 'covered' ? features.maternity.waitMonths : never;
}

function answers(need: FitNeed, one: ScoredPlan, plan: ScoredPlan, measure: Measure): boolean {
  const [theirs, ours] = [measure(one), measure(plan)];
  switch (need) {
    case 'same-for-less':
      return theirs <= ours && extraOf(one, plan) < 0;
    case 'bad-year':
      return theirs <= ours * badYearShare && theirs < ours;
    case 'less-premium':
      return theirs > ours && extraOf(one, plan) < 0;
    case 'doctor-visits':
      // Both are amounts below 0: more paid for visits than they bring is no better fit.
      return theirs < ours && extraOf(one, plan) <= ours - theirs;
    default:
      return theirs < ours;
  }
}

function fitDetails(than: ScoredPlan, plan: ScoredPlan, measure: Measure): Omit<BetterFit, 'need' | 'than'> {
  return { extra: rupees(extraOf(than, plan)), theirs: measure(than), ours: measure(plan) };
}

/** The first of equals, which is the one that the list puts ahead. */
function cheapest(plans: readonly ScoredPlan[]): ScoredPlan | undefined {
  return plans.reduce<ScoredPlan | undefined>(
    (best, one) => (best === undefined || extraOf(one, best) < 0 ? one : best),
    undefined,
  );
}

function extraOf(one: ScoredPlan, other: ScoredPlan): number {
  return totalOf(one) - totalOf(other);
}

function totalOf({ premium }: ScoredPlan): number {
  return premium.kind === 'quoted' ? premium.total : never;
}

function isAtCoverOf(other: ScoredPlan, plan: ScoredPlan): boolean {
  return other.premium.kind === 'quoted' && other.slab.sumInsured === plan.slab.sumInsured;
}
