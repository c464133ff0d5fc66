import { isDeepStrictEqual } from 'node:util';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { lakh, rupees } from '#domain/money.ts';
import { inPart, type ReportAt } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/*
 * Arogya Sanjeevani, the standard product: IRDAI prescribes its terms and insurers price it themselves. As in the
 * wordings of 2026-27 (UIN NBHHLIP27056V042627, SHAHLIP26045V042526).
 */

/** An insurer may sell more than the regulator's most; nobody sells it above `offered`. */
const covers = { least: rupees(50_000), most: lakh(10), offered: lakh(50), step: rupees(50_000) } as const;

const offer: Partial<RawProduct> = {
  productType: 'indemnity',
  coverBases: ['floater', 'individual'],
  zonePricing: false,
  termYears: [1],
  riders: [],
};

const eligibility: Partial<RawProduct['eligibility']> = {
  adultMin: 18,
  adultMax: 65,
  childMinDays: 91,
  childMaxYears: 25,
  relations: [
    'You',
    'Spouse',
    'Husband',
    'Wife',
    'Son',
    'Daughter',
    'Father',
    'Mother',
    'Father-in-law',
    'Mother-in-law',
  ],
  pincodePrefixes: undefined,
};

const features: PlanFeatures = {
  roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: rupees(5_000) },
  icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) },
  copay: { percent: 5, fromAge: undefined },
  restoration: { kind: 'none' },
  noClaimBonus: { percentPerYear: 5, maxPercent: 50 },
  maternity: { kind: 'none' },
  outpatient: { kind: 'none' },
  healthCheckup: { kind: 'none' },
  criticalIllness: { kind: 'none' },
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 36, preExistingMonths: 36 },
  subLimits: [
    { treatment: 'cataract', percentOfSumInsured: 25, max: rupees(40_000) },
    { treatment: 'modern-treatment', percentOfSumInsured: 50, max: undefined },
  ],
  neverCovered: [],
  preHospitalisationDays: 30,
  postHospitalisationDays: 60,
  ambulance: rupees(2_000),
  ayush: true,
  consumables: false,
  roomCut: 'fees',
};

/** Reports what a product that bears the standard product's name has otherwise than the regulator prescribes. */
export function checkStandardTerms(product: RawProduct, report: ReportAt): void {
  if (product.variant !== 'arogya-sanjeevani') return;
  const { slabs } = product;
  compare(product, offer, report);
  compare(product.eligibility, eligibility, inPart(report, 'eligibility'));
  compare(product.features, features, inPart(report, 'features'));
  slabs.forEach((slab, index) => {
    compare(slab.features, features, inPart(report, 'slabs', index, 'features'));
    if (isCover(slab.sumInsured)) return;
    const { least, offered, step } = covers;
    const reason = `must be a cover of the standard product: ${least} to ${offered} in steps of ${step}`;
    report(['slabs', index, 'sumInsured'], slab.sumInsured, reason);
  });
  for (const cover of [covers.least, covers.most]) {
    if (slabs.every(({ sumInsured }) => sumInsured !== cover))
      report(['slabs'], cover, 'is missing: the standard product is sold at this cover too');
  }
}

/** Warns of covers above those that each insurer has to sell. */
export function warnOfStandardCovers({ variant, slabs }: RawProduct, warn: ReportAt): void {
  if (variant !== 'arogya-sanjeevani') return;
  slabs.forEach(({ sumInsured }, index) => {
    const reason = `is over ${covers.most}, the most that each insurer has to sell`;
    if (sumInsured > covers.most) warn(['slabs', index, 'sumInsured'], sumInsured, reason);
  });
}

function isCover(sumInsured: number): boolean {
  return sumInsured >= covers.least && sumInsured <= covers.offered && sumInsured % covers.step === 0;
}

/** Only keys that are prescribed and stand in what was found: a slab names what it has otherwise than its product. */
function compare(object: object, prescribed: object, report: ReportAt): void {
  const terms = new Map<string, unknown>(Object.entries(prescribed));
  for (const [key, value] of Object.entries(object)) {
    if (!terms.has(key) || isSame(value, terms.get(key))) continue;
    report([key], value, `must be ${textOf(terms.get(key))} in the standard product`);
  }
}

/** The order of a list says nothing. */
function isSame(value: unknown, term: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(term)) return isDeepStrictEqual(value, term);
  return value.length === term.length && isDeepStrictEqual(new Set(value), new Set(term));
}

/** As in the file, where null says "none" or "no limit". */
function textOf(term: unknown): string {
  return JSON.stringify(term, (_key, value: unknown) => value ?? null);
}
