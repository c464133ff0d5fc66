import type { Say } from '#words/sentences.ts';
import { amountInWords, rangeOf } from '../amounts.ts';
import { coverSections } from '../product/cover.ts';
import { conditionsSection, joiningSection } from '../product/joining.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import {
  claimsSection,
  complaintsSection,
  exclusionsSection,
  generalSection,
  rightsSection,
} from '../product/rights.ts';
import { filled, type Paper, type PaperSection, sectionOf } from '../tree.ts';

/** The full terms of a product, made from the same facts that price and score it. */
export function policyWording(say: Say, facts: ProductFacts): Paper {
  const { product, insurer } = facts;
  return {
    title: say('papers.wording', { product: product.title }),
    sections: filled([
      theContract(say, facts),
      joiningSection(say, facts),
      ...coverSections(say, facts),
      conditionsSection(say, facts),
      exclusionsSection(say, product),
      claimsSection(say, insurer),
      rightsSection(say),
      complaintsSection(say, insurer),
      generalSection(say, product),
    ]),
  };
}

function theContract(say: Say, { product, insurer }: ProductFacts): PaperSection {
  const amounts = product.slabs.map(({ sumInsured }) => sumInsured);
  const covers = rangeOf(say, amounts, (amount) => amountInWords(say, amount));
  return sectionOf(say('papers.contract'), [
    say(`papers.contract.${product.productType}`, {
      product: product.title,
      insurer: insurer.title,
      covers,
    }),
  ]);
}
