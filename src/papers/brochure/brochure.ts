import type { Product, Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import { type PriceExample, priceExamples } from '#domain/offer/price-examples.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import { isChild } from '#domain/person/relation.ts';
import type { Say } from '#words/sentences.ts';
import { allOf, oneOf } from '../lists.ts';
import { declinedNames, eligibilityLines, medicalLines } from '../product/joining.ts';
import { copayLine, icuLines, neverLine, roomLines, subLimitLine } from '../product/limits.ts';
import { coverInWords, overSlabs } from '../product/over-slabs.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { filled, type Paper, type PaperSection, sectionOf } from '../tree.ts';

/** Two pages to choose by: what stands out, and as long, what costs you. */
export function policyBrochure(say: Say, facts: ProductFacts): Paper {
  const { product } = facts;
  const standsOut = [...product.usps, ...product.specialFeatures];
  return {
    title: say('papers.brochure', { product: product.title }),
    sections: filled([
      sectionOf(
        say('papers.stands-out'),
        standsOut.map((text) => inLanguage(text, say.locale)),
      ),
      costsYouSection(say, facts),
      sectionOf(say('papers.for-whom'), eligibilityLines(say, facts)),
      coversSection(say, facts),
      examplesSection(say, facts),
    ]),
  };
}

function coversSection(say: Say, { product: { slabs, termYears } }: ProductFacts): PaperSection {
  return sectionOf(say('papers.covers'), [
    say('papers.covers.amounts', { covers: slabs.map((slab) => coverInWords(say, slab)).join(', ') }),
    say('papers.covers.years', {
      years: oneOf(say, termYears.map(String)),
      most: Math.max(...termYears),
    }),
  ]);
}

function examplesSection(say: Say, facts: ProductFacts): PaperSection {
  const { product, insurer, taxRates, on, catalogueVersion } = facts;
  const heading = say('papers.prices');
  if (product.pricing === 'live') return sectionOf(heading, [say('papers.prices.live')]);
  const examples = priceExamples({ product, insurer, taxRates, on });
  if (examples.length === 0) return sectionOf(heading, []);
  return sectionOf(heading, [
    ...examples.map((example) => exampleLine(say, example)),
    say('papers.prices.basis', {
      zones: product.zonePricing ? 'several' : 'one',
      version: catalogueVersion,
    }),
  ]);
}

function exampleLine(say: Say, { people, slab, total }: PriceExample): string {
  const yearsOf = (some: PriceExample['people']) => some.map(({ years }) => String(years));
  const adults = yearsOf(people.filter(({ relation }) => !isChild(relation)));
  const children = yearsOf(people.filter(({ relation }) => isChild(relation)));
  return say('papers.prices.example', {
    adults: adults.length,
    ages: allOf(say, adults),
    children: children.length,
    childAges: allOf(say, children),
    cover: coverInWords(say, slab),
    price: formatRupees(total),
  });
}

/** What a brochure of the insurer would leave out: made from the same facts as the price. */
function costsYouSection(say: Say, facts: ProductFacts): PaperSection {
  const { slabs } = facts.product;
  return sectionOf(say('papers.costs'), [
    ...overSlabs(say, slabs, (slab) => (slab.features.copay.percent === 0 ? '' : copayLine(say, slab))),
    ...roomLines(say, slabs, isRoomLimited),
    ...overSlabs(say, slabs, (slab) => dearerLine(say, slab)),
    ...icuLines(say, slabs, ({ features }) => features.icu.kind !== 'no-limit'),
    ...overSlabs(say, slabs, ({ features }) =>
      features.subLimits.map((limit) => subLimitLine(say, limit)).join(' '),
    ),
    ...overSlabs(say, slabs, (slab) => waitsInShort(say, slab)),
    ...overSlabs(say, slabs, (slab) => neverLine(say, slab, facts.conditions)),
    ...overSlabs(say, slabs, ({ features }) => missingLine(say, features)),
    ...medicalLines(say, facts.product),
    habitsLine(say, facts.product),
    declinedLine(say, declinedNames(say, facts)),
  ]);
}

function isRoomLimited({ features }: Slab): boolean {
  return features.roomRent.kind !== 'no-limit';
}

function dearerLine(say: Say, slab: Slab): string {
  if (!isRoomLimited(slab)) return '';
  return say('papers.costs.dearer', { what: say(`papers.dearer.${slab.features.roomCut}`) });
}

function waitsInShort(say: Say, { features: { waitingPeriods } }: Slab): string {
  const { preExistingMonths: old, specificMonths: listed } = waitingPeriods;
  return [
    ...(old === 0 ? [] : [say('papers.costs.wait.old', { months: old })]),
    ...(listed === 0 ? [] : [say('papers.costs.wait.listed', { months: listed })]),
  ].join(' ');
}

function missingLine(say: Say, features: PlanFeatures): string {
  const missing = [
    ...(features.maternity.kind === 'none' ? (['maternity'] as const) : []),
    ...(features.outpatient.kind === 'none' ? (['visits'] as const) : []),
    ...(features.consumables ? [] : (['consumables'] as const)),
    ...(features.ayush ? [] : (['ayush'] as const)),
    ...(features.restoration.kind === 'none' ? (['refill'] as const) : []),
  ].map((part) => say(`papers.costs.missing.${part}`));
  return missing.length === 0 ? '' : say('papers.costs.missing', { missing: allOf(say, missing) });
}

function habitsLine(say: Say, { factors: { habitLoadingPercent } }: Product): string {
  const raised = Object.entries(habitLoadingPercent).filter(([, percent]) => percent > 0);
  if (raised.length === 0) return '';
  const habits = raised.map(
    ([habit, percent]) => say(`papers.costs.habit.${habit as Habit}`, { percent }), // keys are habits by type
  );
  return say('papers.costs.habits', { habits: allOf(say, habits) });
}

/** A brochure names a few; more than these would bury the other lines, and the wording names each. */
const namedConditions = 3;

function declinedLine(say: Say, names: readonly string[]): string {
  if (names.length === 0) return '';
  return names.length > namedConditions
    ? say('papers.costs.declined.many', { count: names.length })
    : say('papers.costs.declined', { conditions: names.join('; ') });
}
