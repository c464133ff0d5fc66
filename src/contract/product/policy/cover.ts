import type { Rider, Slab } from '#domain/catalogue/catalogue.ts';
import type { CriticalIllness, Maternity, Restoration } from '#domain/cover/features.ts';
import { formatRupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import { amountInWords, overSlabs, type PaperSection, type SoldProduct, sectionOf } from './paper.ts';

export function paidSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf('What is paid', [
    'Stays in hospital of 24 hours and more, and day care treatment that needs no night.',
    ...overSlabs(
      slabs,
      ({ features }) =>
        `Bills of the same illness ${features.preHospitalisationDays} days before and ${features.postHospitalisationDays} days after the stay.`,
    ),
    ...overSlabs(slabs, ({ features: { ambulance } }) =>
      ambulance === undefined
        ? 'The ambulance, at its actual cost.'
        : `The ambulance, up to ${formatRupees(ambulance)} a stay.`,
    ),
    ...overSlabs(slabs, ({ features: { ayush } }) =>
      ayush
        ? 'Stays in a hospital of Ayurveda, Yoga, Unani, Siddha or Homoeopathy (AYUSH).'
        : 'Treatment by Ayurveda, Yoga, Unani, Siddha or Homoeopathy (AYUSH) is not paid.',
    ),
    ...overSlabs(slabs, ({ features: { consumables } }) =>
      consumables
        ? 'Consumables: gloves, syringes and other items that hospitals bill apart.'
        : 'Consumables (gloves, syringes and other items that hospitals bill apart) are not paid.',
    ),
  ]);
}

export function growthSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf('Refill and bonus', [
    ...overSlabs(slabs, ({ features }) => refillWords(features.restoration)),
    ...overSlabs(slabs, bonusWords),
  ]);
}

export function birthSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    'Pregnancy and birth',
    overSlabs(slabs, ({ features }) => birthWords(features.maternity)),
  );
}

export function visitsSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf('Doctor visits and check-ups', [
    ...overSlabs(slabs, ({ features: { outpatient } }) =>
      outpatient.kind === 'none'
        ? 'Doctor visits without a stay in hospital are not paid.'
        : `Doctor visits without a stay in hospital, up to ${formatRupees(outpatient.perYear)} a year.`,
    ),
    ...overSlabs(slabs, ({ features: { healthCheckup } }) =>
      healthCheckup.kind === 'none'
        ? 'Health check-ups are not paid.'
        : `A health check-up ${everyWords(healthCheckup.everyYears)}, up to ${formatRupees(healthCheckup.max)}.`,
    ),
  ]);
}

export function criticalSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    'Critical illness',
    overSlabs(slabs, ({ features }) => criticalWords(features.criticalIllness)),
  );
}

/** Extras a line each; of a group only one can be chosen. */
export function extrasSection({ product: { riders } }: SoldProduct): PaperSection {
  const groups = [...new Set(riders.flatMap(({ exclusiveGroup }) => exclusiveGroup ?? []))];
  const choices = groups
    .map((group) => riders.filter(({ exclusiveGroup }) => exclusiveGroup === group))
    .filter((members) => members.length > 1);
  return sectionOf('Extras you can add', [
    ...(riders.length === 0 ? ['None.'] : riders.map((rider) => `${rider.title.en} (${riderPrice(rider)}).`)),
    ...choices.map(
      (members) => `Only one of these at a time: ${members.map(({ title }) => title.en).join('; ')}.`,
    ),
  ]);
}

function riderPrice({ percentOfPremium, flat, dynamicPremium }: Rider): string {
  if (dynamicPremium) return 'priced live by the insurer';
  if (flat !== undefined) return `${formatRupees(flat)} a year`;
  return percentOfPremium === undefined ? 'no extra charge' : `${percentOfPremium}% of the premium`;
}

function refillWords(refill: Restoration): string {
  switch (refill.kind) {
    case 'none':
      return 'The cover is not refilled when it is used up.';
    case 'once':
      return refill.anyIllness
        ? 'When the cover is used up it is refilled once a year, for any illness.'
        : 'When the cover is used up it is refilled once a year, for another illness than the one that used it up.';
    case 'unlimited':
      return 'When the cover is used up it is refilled, any number of times a year.';
    default:
      return never(refill);
  }
}

function bonusWords({ features: { noClaimBonus } }: Slab): string {
  const { percentPerYear, maxPercent } = noClaimBonus;
  return percentPerYear === 0
    ? 'There is no bonus for years without a claim.'
    : `Each year without a claim raises the cover by ${percentPerYear}% of the first cover, up to ${maxPercent}% in all.`;
}

function birthWords(birth: Maternity): string {
  return birth.kind === 'none'
    ? 'Pregnancy and birth are not paid.'
    : `After ${birth.waitMonths} months: a normal birth up to ${formatRupees(birth.normal)}, a caesarean up to ${formatRupees(birth.caesarean)}.`;
}

function criticalWords(cover: CriticalIllness): string {
  switch (cover.kind) {
    case 'none':
      return 'Nothing is paid at once for a critical illness. The stay in hospital is.';
    case 'rider':
      return 'A sum paid at once is an extra you can add.';
    case 'covered':
      return `${amountInWords(cover.sumInsured)} is paid at once when one of ${cover.illnesses} critical illnesses is found.`;
    default:
      return never(cover);
  }
}

function everyWords(years: number): string {
  return years === 1 ? 'every year' : `every ${years} years`;
}
