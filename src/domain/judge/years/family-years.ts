import type { Catalogue, Slab } from '../../catalogue/catalogue.ts';
import { type ExistingCover, existingSlab } from '../../claim/stack-check.ts';
import type { ConditionId } from '../../ids.ts';
import { type Rupees, rupees } from '../../money.ts';
import type { Member } from '../../person/member.ts';
import type { CoverBasis } from '../../price/rate-base.ts';
import type { Bearable } from '../bearable.ts';
import { type ClaimsTable, hospitalChoices } from './claims-table.ts';
import { memoizeByObject, memoizeWithin } from './limited-cache.ts';
import { withCover } from './means/counted-years.ts';
import { eachPolicyYear, type MeanYears, meanOfOutcomes, openMeans } from './means/mean-years.ts';
import { countingRoom, ownShares, shareRunOut } from './own-share.ts';
import { type ReferenceSlabs, referenceSlabs } from './reference.ts';
import { type Settled, stackedYears } from './stacked.ts';
import { leftOfYear } from './stays/left-of-stays.ts';
import type { SettledStays } from './stays/settled-stays.ts';
import { type Ward, wardOf } from './stays/stay-bill.ts';
import {
  type CostChances,
  costChances,
  dearerAlone,
  type StayChances,
  stayChances,
  waitsOf,
} from './stays/stay-chances.ts';
import { ageOf, costLevel, personOdds, treatedAt, usualYears, type YearsChoice } from './stays/stay-odds.ts';
import { coverTerms, mostTerms, waitTerms } from './stays/stay-terms.ts';
import { openWard, settledByPeople, type WardBills } from './stays/ward-bills.ts';
import { type PolicyYear, runningWaits } from './wait-days.ts';
import { sampledYears, sampleYears, type YearSample } from './year-sample.ts';
import { type Outcomes, type YearsAhead, yearsAhead } from './years.ts';

export type FamilyOfYears = {
  readonly members: readonly Pick<Member, 'age' | 'gender' | 'conditions'>[];
  readonly pincode: string;
  readonly basis: CoverBasis;
  readonly choice?: YearsChoice;
};

/** The years ahead of one family; plans with the same terms in a hospital stay have the same figures. */
export type FamilyYears = {
  readonly chances: StayChances;
  readonly sample: YearSample;
  readonly ward: Ward;
  /** Contracts to hold a plan against, at that cover. */
  readonly reference: (sumInsured: Rupees, deductible: Rupees | undefined) => ReferenceSlabs;
  readonly of: (slab: Slab, policyYear?: PolicyYear) => YearsAhead;
  /**
   * What policy years leave on average, which takes less than all of their figures; `bonus`: rupees of cover that were
   * added to what was bought, and raise no limit.
   */
  readonly means: (slab: Slab, bearable: Bearable, bonus?: Rupees) => MeanYears;
  /** The same while a policy that is held already pays first. */
  readonly meansBeside: (
    existing: ExistingCover,
    slab: Slab,
    bearable: Bearable,
    bonus?: Rupees,
  ) => MeanYears;
  readonly besideExisting: (existing: ExistingCover, slab: Slab, policyYear?: PolicyYear) => YearsAhead;
};

/** The years ahead of any family, with what one catalogue has settled already. */
export type YearsCalculator = (family: FamilyOfYears) => FamilyYears;

/** So many levels of cost are kept: one a place, kind of hospital and age. */
const mostLevels = 500;
/** Families who fall ill alike, some 70 KB each: a place, its hospitals and the ages of a family. */
const mostAlike = 400;
/**
 * Figures of all of them together, some 500 bytes each: what a family asks for, and says that it holds, makes thousands,
 * and a heap that is full of them would turn everybody away.
 */
const mostFigures = 60_000;
/** All that anybody keeps count of, and the one after the waits. */
const mostPolicyYears = 100;
/** Sets of illnesses that contracts never cover, of one family. */
const mostExclusions = 50;
/** And references: one a cover that is asked for. */
const mostReferences = 100;

/** @param room figures that are kept of all families together */
export function openYears(
  catalogue: Pick<Catalogue, 'claims' | 'stays' | 'placeOf' | 'cities'>,
  room = mostFigures,
): YearsCalculator {
  const { claims, stays } = catalogue;
  const wards = new Map<string, WardBills>();
  const costs = new Map<number, CostChances>();
  const references = new Map<string, ReferenceSlabs>();
  const alike = new Map<string, YearsOfAlike>();
  let figures = 0;
  const noteFigure = () => {
    figures += 1;
    if (figures <= room) return;
    figures = 1;
    alike.clear();
  };
  const reference: FamilyYears['reference'] = (sumInsured, deductible) =>
    memoizeWithin(references, `${sumInsured} ${deductible}`, mostReferences, () =>
      referenceSlabs(sumInsured, deductible),
    );
  const yearsOf = (
    { members, pincode, basis, choice }: Required<FamilyOfYears>,
    neverCovered: readonly ConditionId[],
  ): Omit<FamilyYears, 'reference'> => {
    const place = treatedAt(catalogue, pincode);
    const ward = `${place.tier} ${choice.hospital}`;
    const level = costLevel(claims, place, choice);
    const people = members.map((member) => personOdds(claims, member, place, choice, neverCovered));
    const decisive = JSON.stringify([ward, level, basis, people]);
    const years = memoizeWithin(alike, decisive, mostAlike, () => {
      const costsAt = (ofStay: number) =>
        memoizeWithin(costs, ofStay, mostLevels, () => costChances(claims, ofStay));
      return countedYears({
        claims,
        ward: memoizeWithin(wards, ward, hospitalChoices.length * 3, () =>
          openWard(claims, wardOf(claims, stays, place.tier, choice.hospital)),
        ),
        chances: stayChances(
          claims,
          people,
          people.map(({ costFactor }) => costsAt(level * costFactor)),
        ),
        sample: sampleYears(claims, people, level, basis),
        basis,
        noteFigure,
      });
    });
    return years(members.map(ageOf));
  };
  /** One list asks for the same people several times in a row, as for each of the covers beside its own. */
  let last: { readonly of: FamilyOfYears; readonly years: FamilyYears } | undefined;
  return ({ choice = usualYears, ...family }) => {
    const question = { ...family, choice };
    if (!last || !isSameFamily(last.of, question))
      last = {
        of: question,
        years: { reference, ...byExclusions(question.members, (excluded) => yearsOf(question, excluded)) },
      };
    return last.years;
  };
}

/** Contracts that never cover an illness of theirs pay for other stays than the rest; those that exclude the same ones are alike. */
function byExclusions(
  members: FamilyOfYears['members'],
  yearsOf: (excluded: readonly ConditionId[]) => Omit<FamilyYears, 'reference'>,
): Omit<FamilyYears, 'reference'> {
  const declared = new Set(members.flatMap(({ conditions }) => conditions));
  const usual = yearsOf([]);
  const others = new Map<string, typeof usual>();
  const of = ({ features: { neverCovered } }: Slab) => {
    if (!neverCovered) return usual;
    const excluded = [...declared].filter((id) => neverCovered.includes(id));
    if (excluded.length === 0) return usual;
    return memoizeWithin(others, excluded.join(' '), mostExclusions, () => yearsOf(excluded));
  };
  return {
    ...usual,
    of: (slab, policyYear) => of(slab).of(slab, policyYear),
    means: (slab, ...rest) => of(slab).means(slab, ...rest),
    meansBeside: (existing, slab, ...rest) => of(slab).meansBeside(existing, slab, ...rest),
    besideExisting: (existing, slab, policyYear) => of(slab).besideExisting(existing, slab, policyYear),
  };
}

/** It asks for the very same people, not others of their age. */
function isSameFamily(one: FamilyOfYears, other: FamilyOfYears): boolean {
  return (
    one.members === other.members &&
    one.pincode === other.pincode &&
    one.basis === other.basis &&
    one.choice === other.choice
  );
}

type YearsContext = {
  readonly claims: ClaimsTable;
  readonly ward: WardBills;
  readonly chances: StayChances;
  readonly sample: YearSample;
  readonly basis: CoverBasis;
  /** Called for each that is kept. */
  readonly noteFigure: () => void;
};

/** The years of families who fall ill alike, at equal cost: of one of them by the ages of its people. */
type YearsOfAlike = (ages: readonly number[]) => Omit<FamilyYears, 'reference'>;

/** Figures that depend on the same are counted once: those of the same terms, and those of terms that come to the same. */
function countedYears(context: YearsContext): YearsOfAlike {
  const { claims, ward, chances, sample, basis, noteFigure } = context;
  const waitsOfStays = waitsOf(claims, chances);
  const alone = outcomesAlone(context);
  const meansOf = openMeans({ claims, chances, sample, unpaid: ward.unpaid, waits: waitsOfStays });
  const means = new Map<string, MeanYears>();
  const figures = new Map<string, YearsAhead>();
  const ofEverybody = yearsBySlab();
  const names = new WeakMap<SettledStays, number>();
  let next = 0;
  const nameOf = (settled: SettledStays) => memoizeByObject(names, settled, () => next++);
  const once = <Made>(cache: Map<string, Made>, { settled }: Settled, terms: string, count: () => Made) =>
    memoizeWithin(cache, `${settled.map(nameOf)} ${terms}`, mostTerms, () => {
      noteFigure();
      return count();
    });
  return (ages) => {
    const settledBy = settledByPeople(ward, ages, basis);
    const planOf = (slab: Slab): Settled => ({ slab, settled: settledBy(slab) });
    const ofTheseAges = yearsBySlab();
    const yearsOf = (
      plan: Settled,
      policyYear: PolicyYear,
      beside: string,
      outcomes: (policyYear: PolicyYear) => Outcomes,
    ) => {
      const waits = runningWaits(waitsOfStays, plan.slab, policyYear);
      return once(figures, plan, `${coverTerms(plan.slab)} ${waits ?? ''} ${beside}`, () =>
        yearsAhead(outcomes(waits === undefined ? undefined : policyYear)),
      );
    };
    return {
      ...{ chances, sample, ward: ward.ward },
      of: (slab, policyYear) => {
        const cache = slab.features.copay.fromAge === undefined ? ofEverybody : ofTheseAges;
        return memoizeByObject(cache(policyYear), slab, () => {
          const plan = planOf(slab);
          return yearsOf(plan, policyYear, '', (year) => alone(plan, year));
        });
      },
      means: (slab, bearable, bonus = rupees(0)) => {
        const plan = planOf(slab);
        return once(means, plan, `${waitTerms(slab)} ${bearable} ${bonus}`, () =>
          meansOf(plan, bearable, bonus),
        );
      },
      besideExisting: (existing, slab, policyYear) => {
        const plan = planOf(slab);
        const stacked = outcomesBeside(context, existing, plan);
        return yearsOf(plan, policyYear, `beside ${JSON.stringify(existing)}`, stacked);
      },
      meansBeside: (existing, slab, bearable, bonus = rupees(0)) => {
        const plan = planOf(slab);
        const terms = `${waitTerms(slab)} ${bearable} ${bonus} beside ${JSON.stringify(existing)}`;
        const stacked = outcomesBeside(context, existing, { ...plan, slab: withCover(slab, bonus) });
        return once(means, plan, terms, () =>
          eachPolicyYear(waitsOfStays, slab, (policyYear) => meanOfOutcomes(stacked(policyYear), bearable)),
        );
      },
    };
  };
}

/** The years under a plan that nothing is held beside. */
function outcomesAlone({
  claims,
  ward,
  chances,
  sample,
}: YearsContext): (plan: Settled, policyYear: PolicyYear) => Outcomes {
  const room = countingRoom(sample);
  const runsOut = new Map<string, number>();
  return ({ slab, settled }, policyYear) => ({
    alone: leftOfYear({ claims, chances, settled, unpaid: ward.unpaid, slab, policyYear }),
    several: ownShares(
      { claims, sample, slab, recognised: settled.map(({ recognised }) => recognised), policyYear },
      room,
    ),
    eachOfSeveral: chances.several / sampledYears,
    runsOut: memoizeWithin(runsOut, coverTerms(slab), mostTerms, () => {
      const alone = dearerAlone(chances, slab.sumInsured + (slab.deductible ?? 0));
      return alone + chances.several * shareRunOut(sample, slab);
    }),
  });
}

/** The same while a policy that is held pays first. */
function outcomesBeside(
  { claims, ward, chances, sample, basis }: YearsContext,
  existing: ExistingCover,
  plan: Settled,
): (policyYear: PolicyYear) => Outcomes {
  return (policyYear) => {
    const slab = existingSlab(existing);
    const byExisting = ward.settleExisting(slab);
    return stackedYears({
      ...{ claims, chances, sample, basis, plan, policyYear },
      bills: ward.bills,
      existing: { slab, settled: plan.settled.map(() => byExisting) },
    });
  };
}

/** What a slab itself came to in a policy year, before its terms are looked at. */
function yearsBySlab(): (policyYear: PolicyYear) => WeakMap<Slab, YearsAhead> {
  const byYear = new Map<PolicyYear, WeakMap<Slab, YearsAhead>>();
  return (policyYear) => memoizeWithin(byYear, policyYear, mostPolicyYears, () => new WeakMap());
}
