import type { Catalogue, Insurer, Product } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import type { Rupees } from '#domain/money.ts';
import {
  costsYouSection,
  coversSection,
  examplesSection,
  forWhomSection,
  standsOutSection,
} from './policy/brochure.ts';
import {
  birthSection,
  criticalSection,
  extrasSection,
  growthSection,
  paidSection,
  visitsSection,
} from './policy/cover.ts';
import { conditionsSection, joiningSection } from './policy/joining.ts';
import {
  copaySection,
  dearerRoomSection,
  deductibleSection,
  roomSection,
  treatmentSection,
  waitsSection,
} from './policy/limits.ts';
import {
  amountInWords,
  type Paper,
  type PaperFacts,
  type PaperSection,
  type SoldProduct,
} from './policy/paper.ts';
import {
  claimsSection,
  complaintsSection,
  exclusionsSection,
  generalSection,
  lawfulRights,
} from './policy/rights.ts';

/** `on` is the day of the price examples in the brochure. */
export function paperFacts(
  catalogue: Catalogue,
  product: Product,
  insurer: Insurer,
  on: IsoDate,
): PaperFacts {
  const { conditions, taxRates, version } = catalogue;
  return { product, insurer, conditions, taxRates, on, catalogueVersion: version };
}

/** The full terms of a product, made from the same facts that price and score it. */
export function policyWording(facts: PaperFacts): Paper {
  return {
    title: `Policy wording: ${facts.product.title}`,
    sections: filled([
      theContract(facts),
      joiningSection(facts),
      ...coverSections(facts),
      conditionsSection(facts),
      exclusionsSection(facts.product),
      claimsSection(facts.insurer),
      lawfulRights,
      complaintsSection(facts.insurer),
      generalSection(facts.product),
    ]),
  };
}

/** Two pages to choose by: what stands out, and as long, what costs you. */
export function policyBrochure(facts: PaperFacts): Paper {
  return {
    title: `Brochure: ${facts.product.title}`,
    sections: filled([
      standsOutSection(facts),
      costsYouSection(facts),
      forWhomSection(facts),
      coversSection(facts),
      examplesSection(facts),
    ]),
  };
}

/** What is paid, limited and waited for. */
export function coverSections(facts: SoldProduct): readonly PaperSection[] {
  const deductible = deductibleSection(facts);
  return [
    paidSection(facts),
    ...(deductible ? [deductible] : []),
    roomSection(facts),
    dearerRoomSection(facts),
    copaySection(facts),
    treatmentSection(facts),
    waitsSection(facts),
    growthSection(facts),
    birthSection(facts),
    visitsSection(facts),
    criticalSection(facts),
    extrasSection(facts),
  ];
}

function theContract({ product, insurer }: PaperFacts): PaperSection {
  const covers = product.slabs.map(({ sumInsured }) => sumInsured).sort((a, b) => a - b);
  const [low, high] = [covers[0], covers.at(-1)];
  const range = low === undefined || high === undefined ? '' : amountRange(low, high);
  const what =
    product.productType === 'super-top-up'
      ? 'It pays the hospital bills of a year above what you or another policy pay first'
      : 'It pays hospital bills';
  return {
    heading: 'The contract',
    text: `${product.title} is a policy of ${insurer.title}. ${what}, up to the cover you choose: ${range} a year.`,
  };
}

function amountRange(low: Rupees, high: Rupees): string {
  return low === high ? amountInWords(low) : `${amountInWords(low)} to ${amountInWords(high)}`;
}

function filled(sections: readonly PaperSection[]): readonly PaperSection[] {
  return sections.filter(({ text }) => text !== '');
}
