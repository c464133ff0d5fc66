import type { Product, Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { formatRupees } from '#domain/money.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import { isChild } from '#domain/person/relation.ts';
import { type PriceExample, priceExamples } from '#domain/price/price-examples.ts';
import { declinedNames, eligibilityLines, medicalLines } from './joining.ts';
import { copayWords, cutWords, icuRupees, icuWords, roomRupees, roomWords, subLimitWords } from './limits.ts';
import { coverInWords, listed, overSlabs, type PaperFacts, type PaperSection, sectionOf } from './paper.ts';

export function standsOutSection({ product }: PaperFacts): PaperSection {
  return sectionOf('What stands out', [
    ...product.usps.map(({ en }) => en),
    ...product.specialFeatures.map(({ en }) => en),
  ]);
}

/** What a brochure of the insurer would leave out: made from the same facts as the price. */
export function costsYouSection(facts: PaperFacts): PaperSection {
  const { slabs } = facts.product;
  const declined = declinedNames(facts);
  return sectionOf('What costs you', [
    ...overSlabs(slabs, (slab) => (slab.features.copay.percent === 0 ? '' : copayWords(slab))),
    ...overSlabs(slabs, limitedRoom, roomRupees),
    ...overSlabs(slabs, ({ features }) =>
      features.roomRent.kind === 'no-limit' ? '' : `In a dearer room: ${cutWords(features.roomCut)}`,
    ),
    ...overSlabs(slabs, limitedIcu, icuRupees),
    ...overSlabs(slabs, ({ features }) => features.subLimits.map(subLimitWords).join(' ')),
    ...overSlabs(slabs, waitsInShort),
    ...overSlabs(slabs, ({ features }) => notPaid(features)),
    ...medicalLines(facts.product),
    loadingWords(facts.product),
    declinedWords(declined),
  ]);
}

/** A brochure names a few; more than these would bury the other lines, and the wording names each. */
const namedConditions = 3;

function declinedWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return names.length > namedConditions
    ? `You cannot join with one of ${names.length} conditions. The policy wording names each.`
    : `You cannot join with: ${names.join('; ')}.`;
}

export function forWhomSection(facts: PaperFacts): PaperSection {
  return sectionOf('Who it is for', eligibilityLines(facts));
}

export function coversSection({ product: { slabs, termYears } }: PaperFacts): PaperSection {
  return sectionOf('Covers sold', [
    `${slabs.map(coverInWords).join(', ')}.`,
    `For ${listed(termYears.map(String), 'or')} ${termYears.length === 1 && termYears[0] === 1 ? 'year' : 'years'} at a time.`,
  ]);
}

export function examplesSection({
  product,
  insurer,
  taxRates,
  on,
  catalogueVersion,
}: PaperFacts): PaperSection {
  if (product.pricing === 'live')
    return sectionOf('What it costs', [
      'The insurer answers each price itself. You see it in your comparison.',
    ]);
  const examples = priceExamples({ product, insurer, taxRates, on });
  if (examples.length === 0) return sectionOf('What it costs', []);
  const where = product.zonePricing ? 'in the dearest zone' : 'in all of India';
  return sectionOf('What it costs', [
    ...examples.map(exampleWords),
    `A year, ${where}, healthy people who do not smoke, tax included. Catalogue ${catalogueVersion}. Your own price depends on your answers.`,
  ]);
}

function exampleWords({ people, slab, total }: PriceExample): string {
  return `${peopleWords(people)}, cover of ${coverInWords(slab)}: ${formatRupees(total)}.`;
}

function peopleWords(people: PriceExample['people']): string {
  const adults = people.filter(({ relation }) => !isChild(relation)).map(({ years }) => String(years));
  const children = people.filter(({ relation }) => isChild(relation)).map(({ years }) => String(years));
  const grown = adults.length === 1 ? `One person of ${adults[0]}` : `Two people of ${listed(adults, 'and')}`;
  return children.length === 0 ? grown : `${grown} with a child of ${listed(children, 'and')}`;
}

function limitedRoom({ features: { roomRent } }: Slab): string {
  return roomRent.kind === 'no-limit' ? '' : `Room: ${roomWords(roomRent)}`;
}

function limitedIcu({ features: { icu } }: Slab): string {
  return icu.kind === 'no-limit' ? '' : `Intensive care: ${icuWords(icu)}`;
}

function waitsInShort({ features: { waitingPeriods } }: Slab): string {
  const { preExistingMonths, specificMonths } = waitingPeriods;
  const old = preExistingMonths === 0 ? '' : `Illness you already have waits ${preExistingMonths} months.`;
  return specificMonths === 0 ? old : `${old} Listed operations wait ${specificMonths} months.`.trim();
}

function notPaid(features: PlanFeatures): string {
  const missing = [
    ...(features.maternity.kind === 'none' ? ['pregnancy and birth'] : []),
    ...(features.outpatient.kind === 'none' ? ['doctor visits'] : []),
    ...(features.consumables ? [] : ['consumables']),
    ...(features.ayush ? [] : ['AYUSH']),
    ...(features.restoration.kind === 'none' ? ['a refill of the cover'] : []),
  ];
  return missing.length === 0 ? '' : `Not part of it: ${listed(missing, 'and')}.`;
}

const habitWords: Readonly<Record<Habit, string>> = {
  alcohol: 'drinking',
  smoke: 'smoking',
  tobacco: 'tobacco',
  exercise: 'exercise',
};

function loadingWords({ factors: { habitLoadingPercent } }: Product): string {
  const raised = Object.entries(habitLoadingPercent).filter(([, percent]) => percent > 0);
  if (raised.length === 0) return '';
  const words = raised.map(([habit, percent]) => `${habitWords[habit as Habit]} by ${percent}%`); // keys are habits by type
  return `The price of a person rises for ${listed(words, 'and')}.`;
}
