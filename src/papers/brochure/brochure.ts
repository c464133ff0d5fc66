import { inLanguage } from '#domain/local-text.ts';
import { formatRupees } from '#domain/money.ts';
import { type PriceExample, priceExamples } from '#domain/offer/price-examples.ts';
import { isChild } from '#domain/person/relation.ts';
import type { Say } from '#words/sentences.ts';
import { allOf, oneOf } from '../lists.ts';
import { eligibilityLines } from '../product/joining.ts';
import { coverInWords } from '../product/over-slabs.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { filled, type Paper, type PaperSection, sectionOf } from '../tree.ts';
import { costsYouSection } from './what-costs-you.ts';

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
