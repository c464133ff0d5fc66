import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { insurerSchema } from './products/insurer-schema.ts';
import { productSchema } from './products/product-schema.ts';
import { type CatalogueFault, faultText } from './reading/catalogue-fault.ts';
import { fileIn } from './reading/catalogue-file.ts';
import { shippedCatalogue } from './reading/planted-faults.suite.ts';
import { readJson } from './reading/read-json.ts';
import { claimsSchema } from './tables/claims.ts';
import { taxSchema } from './tables/tables.ts';

type Json = { [key: string]: Json } & Json[];
/** Where a value stands, the wrong one, and what the fault says; the key that the fault names, where it lies further in. */
type Broken = [path: string, value: unknown, reason: RegExp, at?: string];

/** A shipped file with one value written otherwise, and what is said of it. */
function faultsWith(file: string, schema: GenericSchema, path: string, value: unknown) {
  const content: Json = JSON.parse(readFileSync(join(shippedCatalogue, file), 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce((at, key) => (at[key] ??= {} as Json), content); // a rare key is not there yet
  place[last] = value as Json; // what is wrong with it is the point
  const text = JSON.stringify(content, null, 2);
  const faults: CatalogueFault[] = [];
  const report = (fault: CatalogueFault) => faults.push(fault);
  readJson(fileIn({ files: new Map([[file, text]]), report, warn: () => undefined }, file), schema);
  return { faults, lines: text.split('\n') };
}

function expectRefused(file: string, schema: GenericSchema, rows: readonly Broken[]): void {
  test.each(rows)('%s as %j is refused at its row', (path, value, reason, at = path) => {
    const { faults, lines } = faultsWith(file, schema, path, value);
    const all = faults.map(faultText).join('\n');
    const fault = faults.find(({ column }) => column === at);
    expect(fault?.reason, all).toMatch(reason);
    expect(lines[(fault?.row ?? 0) - 1], all).toContain(`"${at.split('.').at(-1)}":`);
    expect(fault?.file).toBe(file);
  });
}

const capped = (percentPerDay: number, maxPerDay: number | null) => ({
  kind: 'capped',
  percentPerDay,
  maxPerDay,
});
const birth = (normal: number, caesarean: number, waitMonths: number) => ({
  kind: 'covered',
  normal,
  caesarean,
  waitMonths,
});
const limit = (percentOfSumInsured: number | null, max: number | null) => [
  { treatment: 'cataract', percentOfSumInsured, max },
];
const waits = (initialDays: number, specific: number, joint: number, old: number) => ({
  initialDays,
  specificMonths: specific,
  jointMonths: joint,
  preExistingMonths: old,
});

describe('a product', () => {
  expectRefused('insurers/kaveri/kaveri-saral.json', productSchema, [
    ['slabs.0.sumInsured', 1, /not be below ₹50,000/],
    ['slabs.0.sumInsured', 49_999, /not be below ₹50,000/],
    ['slabs.0.sumInsured', 3_00_000.5, /whole number of rupees/],
    ['slabs.0.sumInsured', 500_00_00_000, /not be over ₹1,00,00,00,000/],
    ['slabs.0.sumInsured', '300000', /must be number/],
    ['slabs.0.deductible', 3, /not be below ₹25,000/],
    ['slabs.0.deductible', 5_00_00_000, /not be over ₹1,50,00,000/],
    ['features.roomRent', capped(0.01, null), /not be below 0.5/, 'features.roomRent.percentPerDay'],
    ['features.roomRent', capped(100, null), /not be over 5/, 'features.roomRent.percentPerDay'],
    ['features.roomRent', capped(1, 5), /not be below ₹500/, 'features.roomRent.maxPerDay'],
    ['features.roomRent', capped(1, 50_00_000), /not be over ₹1,00,000/, 'features.roomRent.maxPerDay'],
    ['features.icu', capped(0.02, null), /not be below 0.5/, 'features.icu.percentPerDay'],
    ['features.icu', capped(200, null), /not be over 10/, 'features.icu.percentPerDay'],
    ['features.icu', capped(2, 10), /not be below ₹500/, 'features.icu.maxPerDay'],
    ['features.copay.percent', 99.9, /not be over 50/],
    ['features.copay.percent', -10, /not be below 0/],
    ['features.copay.percent', '20', /must be number/],
    [
      'features.noClaimBonus',
      { percentPerYear: 1_000, maxPercent: 1_000 },
      /over 150/,
      'features.noClaimBonus.percentPerYear',
    ],
    [
      'features.noClaimBonus',
      { percentPerYear: 50, maxPercent: 1_000 },
      /over 750/,
      'features.noClaimBonus.maxPercent',
    ],
    [
      'features.noClaimBonus',
      { percentPerYear: 50, maxPercent: 0.5 },
      /not be below percentPerYear/,
      'features.noClaimBonus.maxPercent',
    ],
    ['features.maternity', birth(50, 75_000, 24), /not be below ₹5,000/, 'features.maternity.normal'],
    [
      'features.maternity',
      birth(50_000, 75_00_000, 24),
      /not be over ₹10,00,000/,
      'features.maternity.caesarean',
    ],
    [
      'features.maternity',
      birth(50_000, 75_000, 730),
      /not be over 72 months/,
      'features.maternity.waitMonths',
    ],
    [
      'features.outpatient',
      { kind: 'covered', perYear: 5 },
      /not be below ₹500/,
      'features.outpatient.perYear',
    ],
    [
      'features.outpatient',
      { kind: 'covered', perYear: 50_00_000 },
      /not be over ₹5,00,000/,
      'features.outpatient.perYear',
    ],
    [
      'features.healthCheckup',
      { kind: 'covered', max: 10, everyYears: 1 },
      /not be below ₹200/,
      'features.healthCheckup.max',
    ],
    [
      'features.healthCheckup',
      { kind: 'covered', max: 15_00_000, everyYears: 1 },
      /over ₹50,000/,
      'features.healthCheckup.max',
    ],
    [
      'features.healthCheckup',
      { kind: 'covered', max: 1_500, everyYears: 0 },
      /not be below 1/,
      'features.healthCheckup.everyYears',
    ],
    [
      'features.healthCheckup',
      { kind: 'covered', max: 1_500, everyYears: 24 },
      /not be over 5/,
      'features.healthCheckup.everyYears',
    ],
    [
      'features.criticalIllness',
      { kind: 'covered', sumInsured: 50_00_00_000, illnesses: 20 },
      /over ₹1,00,00,000/,
      'features.criticalIllness.sumInsured',
    ],
    [
      'features.criticalIllness',
      { kind: 'covered', sumInsured: 5, illnesses: 20 },
      /below ₹50,000/,
      'features.criticalIllness.sumInsured',
    ],
    [
      'features.criticalIllness',
      { kind: 'covered', sumInsured: 5_00_000, illnesses: 2_000 },
      /over 150/,
      'features.criticalIllness.illnesses',
    ],
    [
      'features.waitingPeriods',
      waits(365, 24, 24, 36),
      /not be over 30 days/,
      'features.waitingPeriods.initialDays',
    ],
    [
      'features.waitingPeriods',
      waits(30, 48, 24, 36),
      /not be over 36 months/,
      'features.waitingPeriods.specificMonths',
    ],
    [
      'features.waitingPeriods',
      waits(30, 24, 730, 36),
      /not be over 36 months/,
      'features.waitingPeriods.jointMonths',
    ],
    [
      'features.waitingPeriods',
      waits(30, 24, 24, 1_095),
      /not be over 36 months/,
      'features.waitingPeriods.preExistingMonths',
    ],
    ['features.subLimits', limit(0.25, null), /not be below 1/, 'features.subLimits.0.percentOfSumInsured'],
    ['features.subLimits', limit(2_500, null), /not be over 100/, 'features.subLimits.0.percentOfSumInsured'],
    ['features.subLimits', limit(null, 40), /not be below ₹1,000/, 'features.subLimits.0.max'],
    [
      'features.subLimits',
      limit(null, 400_00_00_000),
      /not be over ₹1,00,00,000/,
      'features.subLimits.0.max',
    ],
    ['features.preHospitalisationDays', 3_000, /not be over 180 days/],
    ['features.postHospitalisationDays', 6_000, /not be over 365 days/],
    ['features.ambulance', 2, /not be below ₹500/],
    ['features.ambulance', 20_00_00_000, /not be over ₹10,00,000/],
    [
      'slabs.1.features.copay',
      { percent: 80, fromAge: null },
      /not be over 50/,
      'slabs.1.features.copay.percent',
    ],
    ['eligibility.adultMin', 8, /not be below 18/],
    ['eligibility.adultMin', 181, /not be over 120/],
    ['eligibility.adultMax', 650, /not be over 120/],
    ['eligibility.childMinDays', 91_000, /not be over 6574/],
    ['eligibility.childMaxYears', 250, /not be over 35/],
    ['eligibility.maxAdults', 20, /not be over 9/],
    ['eligibility.maxChildren', 40, /not be over 9/],
    ['networkHospitals', 5_00_000, /not be over 100000/],
    ['factors.floaterDiscountPercent.2', 90, /not be over 65/],
    ['factors.floaterDiscountPercent.2', 0.25, /less than one percent: write 20/],
    ['factors.multiIndividualDiscountPercent', 0.1, /less than one percent/],
    ['factors.termDiscountPercent.2', 0.075, /less than one percent/],
    ['factors.habitLoadingPercent.smoke', 0.12, /less than one percent/],
    ['factors.conditionLoadingPercent.17', 0.35, /less than one percent/],
    ['factors.maxLoadingPercent', 0.999, /less than one percent/],
    ['features.copay.percent', 0.2, /less than one percent/],
    ['features.copay.fromAge', 732, /not be over 100/],
    ['features.copay.fromAge', 6, /not be below 18/],
    [
      'features.noClaimBonus',
      { percentPerYear: 0.5, maxPercent: 100 },
      /less than one percent/,
      'features.noClaimBonus.percentPerYear',
    ],
    ['riders.0.price', { kind: 'percent', percent: 0.04 }, /less than one percent/, 'riders.0.price.percent'],
    ['riders.0.ages', { from: 216, to: 780 }, /not be over 150 years/, 'riders.0.ages.from'],
    ['sale.medicalFromAge', 672, /not be over 120/],
    ['sale.onlineUpToAge', 5, /not be below 18/],
    ['sale.onlineUpToSumInsured', 50, /not be below ₹50,000/],
    ['sale.medicalFromSumInsured', 25, /not be below ₹50,000/],
    [
      'unpriced',
      [{ fromAge: 0, toAge: 216, reason: 'No child' }],
      /not be over 150 years/,
      'unpriced.0.toAge',
    ],
    [
      'factors.conditionLoadingPercent',
      { '016': 12 },
      /without zeros before it/,
      'factors.conditionLoadingPercent.016',
    ],
    ['factors.multiIndividualDiscountPercent', 95, /not be over 25/],
    ['factors.termDiscountPercent.3', 75, /not be over 35/],
    ['factors.habitLoadingPercent.smoke', 500, /not be over 100/],
    ['factors.habitLoadingPercent.alcohol', -10, /not be below 0/],
    ['factors.conditionLoadingPercent.17', 400, /not be over 150/],
    ['factors.maxLoadingPercent', 1_500, /not be over 225/],
    ['riders.0.price', { kind: 'flat', amount: 5 }, /not be below ₹20/, 'riders.0.price.amount'],
    [
      'riders.0.price',
      { kind: 'per-person', amount: 15_00_000 },
      /not be over ₹2,00,000/,
      'riders.0.price.amount',
    ],
    [
      'riders.0.price',
      { kind: 'by-age', bands: [{ fromAge: 18, toAge: 65, annualPremium: 3 }] },
      /below ₹20/,
      'riders.0.price.bands.0.annualPremium',
    ],
    [
      'riders.0.effect',
      { kind: 'pre-existing-wait', months: 60 },
      /not be over 36 months/,
      'riders.0.effect.months',
    ],
    ['riders.0.effect', { kind: 'copay-taken', percent: 90 }, /not be over 50/, 'riders.0.effect.percent'],
    ['title', 'Kaveri\u0000 Saral', /cannot be printed/],
    ['title', 'Kaveri \u202eSaral', /cannot be printed/],
    ['title', 'Kaveri\u2066Saral', /cannot be printed/],
    ['title', 'Kaveri\nSaral', /cannot be printed/],
    ['title', 'Kaveri\u00adSaral', /cannot be printed/],
    ['title', 'Kaveri \ue000', /cannot be printed/],
    ['title', 'K\u0430veri Saral', /Latin letters/],
    ['title', 'Saral\u0301', /Latin letters/],
    ['title', ' Kaveri Saral', /Latin letters/],
    ['title', '\u3164', /can be seen/],
    ['title', 'Saral '.repeat(20), /at most 80/],
    ['usps.0.en', 'Low\u2028price', /cannot be printed/],
    ['usps.0.hi', 'कम\u200f दाम', /cannot be printed/],
    ['faqs.0.answer.en', 'Yes\u0007.', /cannot be printed/],
  ]);

  test('whose Hindi joins letters by the joiners of its script is no fault', () => {
    const { faults } = faultsWith(
      'insurers/kaveri/kaveri-saral.json',
      productSchema,
      'usps.0.hi',
      'र\u200d्या',
    );
    expect(faults).toEqual([]);
  });
});

describe('an insurer', () => {
  expectRefused('insurers/kaveri/insurer.json', insurerSchema, [
    ['claimRecord.settledPercent', 0.96, /not be below 10/],
    ['claimRecord.settledPercent', 962, /not be over 100/],
    ['claimRecord.within30DaysPercent', 9.5, /not be below 10/],
    ['claimRecord.complaintsPer10000Policies', 3_800, /not be over 500/],
    ['claimRecord.solvencyRatio', 212, /not be over 20/],
    ['claimRecord.solvencyRatio', -40, /not be below -5/],
    ['claimRecord.solvencyRatio', '2.12', /must be number/],
    ['commissionPercent.indemnity', 120, /not be over 35/],
    ['commissionPercent.indemnity', 0.15, /less than one percent/],
    ['claimsProcess.0.en', 'Call\u202e us', /cannot be printed/],
    ['phone', '1800\u0000', /cannot be printed/],
    ['phone', 'call us', /must be a telephone number/],
    ['claimsProcess.0.en', 'अस्पताल को बताएँ।', /are en and hi exchanged/],
  ]);
});

describe('the claims table', () => {
  expectRefused('claims.json', claimsSchema, [
    ['stays.perThousand.0.MALE', 3_100, /not be over 500/],
    ['stays.perThousand.0.FEMALE', 0.031, /not be below 1/],
    ['stays.area.urban', 110, /not be over 4/],
    ['stays.insured.0.MALE', 25, /not be over 6/],
    ['stays.insured.0.FEMALE', 0.01, /not be below 1/],
    ['stays.choice.more', 25, /not be over 4/],
    ['stays.health.poor', 15, /not be over 4/],
    ['conditions.none.0.factor', 0.01, /not be below 0.3/],
    ['conditions.added.0.factor', 1.5, /not be over 1/],
    ['conditions.others.factor', 11, /not be over 4/],
    ['conditions.byId.0.factor', 25, /not be over 6/],
    ['conditions.byId.0.factor', 0.01, /above 1/],
    ['kinds.0.costIn2018', 10, /not be below 1000/],
    ['cost.private.value', 56_21_50_000, /not be over 2000000/],
    ['cost.costIn2018.value', 38, /not be below 1000/],
    ['cost.urban.factor', 122, /not be over 4/],
    ['cost.yearsRise.factor', 0.1, /not be below 0.3/],
    ['cost.insured.factor', 12, /not be over 4/],
    ['cost.byAge.0.factor', 7, /not be over 3/],
    ['cost.dearer.factor', 13.6, /not be over 4/],
    ['cost.sigma.value', 11.5, /not be over 2/],
    ['cost.rare.sharePercent', 20, /not be over 1/],
    ['cost.rare.sharePercent', 0, /not be below 0.1/],
    ['cost.rare.from', 800, /not be below 100000/],
    ['cost.rare.to', 250_00_00_000, /not be over 20000000/],
    ['cost.states.0.percent', 1.65, /not be below 30/],
    ['cost.tiers.2', 90, /not be over 1.5/],
    ['bills.bedPercent', 130, /100/],
    ['kinds.0.waits', 'pre-existing', /must be \("accident" \|/],
    ['kinds.0.waits', 'maternity', /must be \("accident" \|/],
    ['official.claimsRatio.value', 0.68, /not be below 10/],
    ['official.tail.0.tolerancePercent', 400, /not be over 50/],
  ]);
});

describe('the table of tax', () => {
  expectRefused('tax.json', taxSchema, [
    ['0.percent', 180, /not be over 28/],
    ['0.percent', 0.18, /less than one percent/],
  ]);
});
