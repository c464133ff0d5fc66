import type { Slab } from '../catalogue/catalogue.ts';
import { bareFeatures } from '../cover/bare-features.ts';
import type { PlanFeatures, ScoreItem } from '../cover/features.ts';
import type { SlabId } from '../ids.ts';
import { lakh, rupees } from '../money.ts';
import { featureUtilities } from './feature-utility.ts';
import { scoringMethod } from './scoring-weights.ts';

export type ScoreLevel = {
  /** A cover whose only point of interest is the feature in question. */
  readonly slab: Slab;
  /** 0 to 1 of what the feature can earn. */
  readonly utility: number;
};

/** Older than any entry age from which a co-pay applies, so that each example counts. */
const exampleAge = 99;

const { rupeesADayForHalf } = scoringMethod.features.icu;

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

/** What contracts commonly offer, from most to least. */
const examples: Readonly<Record<ScoreItem, readonly Partial<PlanFeatures>[]>> = {
  copay: [copayOf(0), copayOf(5), copayOf(10), copayOf(20), copayOf(30)],
  icu: [{}, icuCapped(2 * rupeesADayForHalf), icuCapped(rupeesADayForHalf), icuCapped(rupeesADayForHalf / 2)],
  room_rent: [
    {},
    { roomRent: { kind: 'single-private', tier: 'a' } },
    { roomRent: { kind: 'single-private', tier: 'b' } },
    { roomRent: { kind: 'single-private', tier: 'c' } },
    roomCapped(rupeesADayForHalf),
    { roomRent: { kind: 'shared' } },
    roomCapped(rupeesADayForHalf / 2),
  ],
  outpatient_benefits: [
    { outpatient: { kind: 'covered', perYear: rupees(10_000) } },
    { outpatient: { kind: 'covered', perYear: rupees(5_000) } },
    {},
  ],
  critical_illness_coverage: [
    { criticalIllness: { kind: 'covered', sumInsured: lakh(10), illnesses: 30 } },
    { criticalIllness: { kind: 'covered', sumInsured: lakh(5), illnesses: 20 } },
    { criticalIllness: { kind: 'rider' } },
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

/** Examples of a feature with what each earns, worked out by the method itself. */
export function scoreLevels(item: ScoreItem): readonly ScoreLevel[] {
  return examples[item].map((features, index) => {
    const slab: Slab = {
      id: `example-${index}` as SlabId, // no slab of a catalogue: only its features are looked at
      sumInsured: lakh(10),
      deductible: undefined,
      features: { ...bareFeatures, ...features },
    };
    return { slab, utility: featureUtilities(slab, exampleAge)[item] };
  });
}
