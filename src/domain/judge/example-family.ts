import type { Catalogue, Slab } from '../catalogue/catalogue.ts';
import { bareFeatures } from '../cover/bare-features.ts';
import { type PlanFeatures, type ScoreItem, scoreItems } from '../cover/features.ts';
import type { SlabId } from '../ids.ts';
import { zoneOf } from '../location/zone.ts';
import { lakh, rupees } from '../money.ts';
import { ageInYears } from '../person/age.ts';
import { birthYears } from '../person/birth.ts';
import type { Member } from '../person/member.ts';
import { weightedMean } from './all-in/all-in.ts';
import { besidesOf } from './all-in/beside-stays.ts';
import { usualBearable } from './bearable.ts';
import { benchmarkYears } from './benchmark.ts';
import { valueOn } from './curve.ts';
import { type Importances, importanceFor } from './importance.ts';
import { scoringMethod } from './scoring-weights.ts';
import { termLevels } from './term-level.ts';
import { type FamilyWorth, familyWorth } from './worth.ts';
import { openYears } from './years/family-years.ts';

const member = (
  key: string,
  relation: Member['relation'],
  gender: Member['gender'],
  years: number,
): Member => ({
  key,
  relation,
  gender,
  age: { unit: 'years', count: years },
  insured: true,
  conditions: [],
  habits: [],
});

/** A couple with a small child in a metro: for them the method shows what each level of a feature is worth. */
export const exampleFamily = {
  members: [
    member('You', 'You', 'MALE', 34),
    member('Spouse', 'Spouse', 'FEMALE', 32),
    member('Son-0', 'Son', 'MALE', 4),
  ],
  pincode: '560001',
  sumInsured: lakh(10),
  /** They said that these matter somewhat, so that each has its worth. */
  answers: { outpatient_benefits: 'MID', critical_illness_coverage: 'MID', health_checkup: 'MID' },
} as const;

export type ScoreLevel = {
  /** A cover whose only point of interest is the feature in question. */
  readonly slab: Slab;
  /** What it is worth to the example family, in rupees a year; whole rupees. */
  readonly worth: number;
};

export type ExampleScores = {
  readonly importance: Importances;
  readonly worth: FamilyWorth;
  readonly levels: Readonly<Record<ScoreItem, readonly ScoreLevel[]>>;
};

export function exampleScores(catalogue: Catalogue): ExampleScores {
  const { members, pincode, sumInsured, answers } = exampleFamily;
  const years = openYears(catalogue)({ members, pincode, basis: 'floater' });
  const importance = importanceFor(members, answers);
  const request = { productType: 'indemnity', sumInsured, deductible: undefined } as const;
  const ages = members.flatMap(({ age }) => (age ? [ageInYears(age)] : []));
  const zone = zoneOf(pincode, catalogue.zones);
  const worth = familyWorth({
    years,
    benchmark: weightedMean(
      benchmarkYears({ ages, basis: 'floater', zone, ...request }),
      scoringMethod.allIn.staying,
    ),
    bearable: usualBearable,
    existing: undefined,
    ...besidesOf(importance, birthYears(members)),
    ...request,
  });
  const levelsOf = (item: ScoreItem) =>
    examples[item].map((features, index): ScoreLevel => {
      const slab = exampleSlab(index, features);
      const level = termLevels(slab, oldAge, years.ward.rents)[item];
      return { slab, worth: Math.round(valueOn(worth.items[item].curve, level)) };
    });
  const levels = Object.fromEntries(scoreItems.map((item) => [item, levelsOf(item)])) as Record<
    ScoreItem,
    ScoreLevel[]
  >; // one entry for each of scoreItems
  return { importance, worth, levels };
}

/** Older than any entry age from which a co-pay applies, so that each example counts. */
const oldAge = 99;

function exampleSlab(index: number, features: Partial<PlanFeatures>): Slab {
  return {
    id: `example-${index}` as SlabId, // no slab of a catalogue: only its features are looked at
    sumInsured: exampleFamily.sumInsured,
    deductible: undefined,
    features: { ...bareFeatures, ...features },
  };
}

const roomCapped = (perDay: number): Partial<PlanFeatures> => ({
  roomRent: { kind: 'capped', percentPerDay: 100, maxPerDay: rupees(perDay) },
});
const icuCapped = (perDay: number): Partial<PlanFeatures> => ({
  icu: { kind: 'capped', percentPerDay: undefined, maxPerDay: rupees(perDay) },
});
const copayOf = (percent: number): Partial<PlanFeatures> => ({ copay: { percent, fromAge: undefined } });
const waitOf = (preExistingMonths: number): Partial<PlanFeatures> => ({
  waitingPeriods: { ...bareFeatures.waitingPeriods, preExistingMonths },
});
const birthOf = (amount: number, waitMonths: number): Partial<PlanFeatures> => ({
  maternity: { kind: 'covered', normal: rupees(amount), caesarean: rupees(amount), waitMonths },
});
const bonusOf = (percentPerYear: number, maxPercent: number): Partial<PlanFeatures> => ({
  noClaimBonus: { percentPerYear, maxPercent },
});

/** Contracts commonly offer these, which stand from most to least. */
const examples: Readonly<Record<ScoreItem, readonly Partial<PlanFeatures>[]>> = {
  copay: [copayOf(0), copayOf(5), copayOf(10), copayOf(20), copayOf(30)],
  icu: [{}, icuCapped(20_000), icuCapped(10_000), icuCapped(5_000)],
  room_rent: [
    {},
    { roomRent: { kind: 'single-private', tier: 'a' } },
    { roomRent: { kind: 'single-private', tier: 'c' } },
    roomCapped(10_000),
    roomCapped(5_000),
    { roomRent: { kind: 'shared' } },
    roomCapped(2_000),
  ],
  outpatient_benefits: [
    { outpatient: { kind: 'covered', perYear: rupees(10_000) } },
    { outpatient: { kind: 'covered', perYear: rupees(5_000) } },
    {},
  ],
  critical_illness_coverage: [
    { criticalIllness: { kind: 'covered', sumInsured: lakh(10), illnesses: 30 } },
    { criticalIllness: { kind: 'covered', sumInsured: lakh(5), illnesses: 20 } },
    {},
  ],
  restore_benefits: [
    { restoration: { kind: 'unlimited' } },
    { restoration: { kind: 'once', anyIllness: true } },
    { restoration: { kind: 'once', anyIllness: false } },
    {},
  ],
  maternity_cover: [birthOf(75_000, 9), birthOf(50_000, 24), birthOf(25_000, 36), {}],
  health_checkup: [
    { healthCheckup: { kind: 'covered', max: rupees(5_000), everyYears: 1 } },
    { healthCheckup: { kind: 'covered', max: rupees(1_500), everyYears: 1 } },
    {},
  ],
  pre_existing: [waitOf(0), waitOf(12), waitOf(24), waitOf(36)],
  bonus: [bonusOf(50, 200), bonusOf(50, 100), bonusOf(20, 100), bonusOf(10, 50), {}],
};
