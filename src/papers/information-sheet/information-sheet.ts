import type { Insurer, Product, Slab } from '#domain/catalogue/catalogue.ts';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { formatRupees } from '#domain/money.ts';
import type { Condition } from '#domain/person/condition.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { coverSections } from '../product/cover.ts';
import { claimsSection, complaintsSection, exclusionsSection, rightsSection } from '../product/rights.ts';
import { type Paper, type PaperSection, sectionOf, textOf } from '../tree.ts';

export type SheetFacts = {
  readonly product: Product;
  readonly slab: Slab;
  readonly insurer: Insurer;
  /** All conditions of the catalogue: gives the names. */
  readonly conditions: readonly Condition[];
  /** What the score list says of each item, in the language of the sheet. */
  readonly inShort: Readonly<Record<ScoreItem, string>>;
};

/**
 * The Customer Information Sheet of a plan, made from what the catalogue says of it: the policy, what is paid and what
 * is not, waits and limits, claims, complaints and rights (IRDAI circular IRDAI/HLT/CIR/MISC/190/10/2023).
 */
export function informationSheet(say: Say, facts: SheetFacts): Paper {
  const { product, slab, insurer } = facts;
  return {
    title: say('papers.sheet', { product: product.title }),
    sections: [
      thePolicy(say, facts),
      ...coverSections(say, { product: { ...product, slabs: [slab] }, conditions: facts.conditions }),
      limitsInShort(say, facts),
      exclusionsSection(say, product),
      claimsSection(say, insurer),
      complaintsSection(say, insurer),
      rightsSection(say),
      sectionOf(say('papers.sheet.part'), [say('papers.sheet.part.text')]),
    ],
  };
}

function thePolicy(say: Say, { product, slab, insurer }: SheetFacts): PaperSection {
  const what = say('papers.sheet.policy.text', {
    product: product.title,
    insurer: insurer.title,
    type: product.productType === 'super-top-up' ? 'top' : 'full',
    cover: amountInWords(say, slab.sumInsured),
  });
  const { deductible } = slab;
  const after =
    deductible === undefined
      ? []
      : [say('papers.sheet.policy.deductible', { amount: formatRupees(deductible) })];
  return { heading: say('papers.sheet.policy'), blocks: [textOf([what, ...after].join(' '))] };
}

function limitsInShort(say: Say, { inShort }: SheetFacts): PaperSection {
  const facts = scoreItems.map((item) => ({
    name: say(`papers.sheet.limit.${item}`),
    value: inShort[item],
  }));
  return { heading: say('papers.sheet.limits'), blocks: [{ kind: 'facts', facts }] };
}
