import type { PlanFeatures } from '#domain/cover/features.ts';
import { inPart, type ReportAt, reportOver } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/** Above these a term is lawful and nobody has it yet: whoever imports it confirms it. */
const most = { birth: 5_00_000, outpatient: 1_50_000, floaterOff: 50, termOff: 20 } as const;

/** Days below these were perhaps written in months. */
const leastDays = 13;

/** No insurer has fewer hospitals that it pays at once. */
const leastNetwork = 100;
/** Months below these were perhaps written in years. */
const leastMonths = { birth: 9, wait: 6 } as const;

/** Warns of what is lawful and looks like a slip of the pen. */
export function warnOfOddTerms(product: RawProduct, warn: ReportAt): void {
  const { childMinDays } = product.eligibility;
  if (childMinDays > 1 && childMinDays < leastDays)
    warn(['eligibility', 'childMinDays'], childMinDays, 'is days: were months meant, 91 days for 3 of them?');
  if (product.networkHospitals < leastNetwork)
    warn(['networkHospitals'], product.networkHospitals, `is below ${leastNetwork}`);
  warnOfDiscounts(product, warn);
  warnOfFeatures(product.features, inPart(warn, 'features'));
  product.slabs.forEach((slab, index) => {
    warnOfFeatures(slab.features, inPart(warn, 'slabs', index, 'features'));
    warnOfId(slab, inPart(warn, 'slabs', index));
  });
  if (product.productType === 'indemnity' && /top[ -]?up/i.test(product.title))
    warn(['productType'], product.productType, 'bears the name of a top-up');
}

function warnOfDiscounts({ factors }: RawProduct, warn: ReportAt): void {
  const { exercise = 0 } = factors.habitLoadingPercent;
  if (exercise > 0)
    warn(['factors', 'habitLoadingPercent', 'exercise'], exercise, 'is asked of those who exercise');
  for (const [people, percent] of Object.entries(factors.floaterDiscountPercent))
    if (percent > most.floaterOff)
      warn(['factors', 'floaterDiscountPercent', people], percent, `is over ${most.floaterOff}`);
  for (const [years, percent] of Object.entries(factors.termDiscountPercent))
    if (percent > most.termOff)
      warn(['factors', 'termDiscountPercent', years], percent, `is over ${most.termOff}`);
}

function warnOfFeatures(features: Partial<PlanFeatures>, warn: ReportAt): void {
  const { maternity, outpatient, preHospitalisationDays: before, postHospitalisationDays: after } = features;
  warnOfWaits(features, warn);
  reportOver(warn, ['preHospitalisationDays'], before, ['postHospitalisationDays', after]);
  if (maternity?.kind === 'covered' && maternity.caesarean > most.birth)
    warn(['maternity', 'caesarean'], maternity.caesarean, 'is over ₹5,00,000');
  if (outpatient?.kind === 'covered' && outpatient.perYear > most.outpatient)
    warn(['outpatient', 'perYear'], outpatient.perYear, 'is over ₹1,50,000');
}

function warnOfWaits({ waitingPeriods: waits, maternity }: Partial<PlanFeatures>, warn: ReportAt): void {
  if (maternity?.kind === 'covered' && maternity.waitMonths < leastMonths.birth)
    warn(['maternity', 'waitMonths'], maternity.waitMonths, 'is less than a birth takes: were years meant?');
  if (!waits) return;
  const { initialDays, specificMonths, jointMonths, preExistingMonths } = waits;
  if (initialDays > 0 && initialDays < leastDays)
    warn(['waitingPeriods', 'initialDays'], initialDays, 'is days: were months meant?');
  for (const [name, months] of Object.entries({ specificMonths, jointMonths, preExistingMonths }))
    if (months > 0 && months < leastMonths.wait)
      warn(['waitingPeriods', name], months, 'is months: were years meant?');
  const below = `is below specificMonths, ${specificMonths}, though replacing a joint is one of the listed operations`;
  if (jointMonths < specificMonths) warn(['waitingPeriods', 'jointMonths'], jointMonths, below);
}

const units = { k: 1_000, l: 1_00_000, cr: 1_00_00_000 } as const;
const sizeInId = /-(\d+)(?:-(\d))?(k|l|cr)(?:-d(\d+)(?:-(\d))?(k|l|cr))?$/;

/** "-7-5l-d5l": 7.5 lakh above 5 lakh. An id that says another size misleads whoever reads the tables. */
function warnOfId({ id, sumInsured, deductible }: RawProduct['slabs'][number], warn: ReportAt): void {
  const [, whole, part, unit, above, abovePart, aboveUnit] = sizeInId.exec(id) ?? [];
  const cover = amountOf(whole, part, unit);
  const deducted = amountOf(above, abovePart, aboveUnit);
  if (cover !== undefined && cover !== sumInsured)
    warn(['sumInsured'], sumInsured, `is not what its id says, ${id}`);
  if (deducted !== undefined && deducted !== deductible)
    warn(['deductible'], deductible, `is not what its id says, ${id}`);
}

function amountOf(whole: string | undefined, part: string | undefined, unit: string | undefined) {
  if (whole === undefined || (unit !== 'k' && unit !== 'l' && unit !== 'cr')) return undefined;
  return Number(`${whole}.${part ?? '0'}`) * units[unit];
}
