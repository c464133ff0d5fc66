import type { Slab } from '#domain/catalogue/catalogue.ts';
import type { CutKind } from '#domain/claim/cut-kinds.ts';
import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { birthSection, growthSection } from '../product/cover.ts';
import {
  copaySection,
  dearerRoomSection,
  deductibleSection,
  roomSection,
  treatmentSection,
  waitsSection,
} from '../product/limits.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { type PaperBlock, type PaperSection, sectionOf } from '../tree.ts';
import { policyWording } from './wording.ts';

/** Where a paper says a thing, and in which words. */
export type Clause = {
  /** Counts the parts of the wording from 1. */
  readonly part: number;
  readonly heading: string;
  readonly text: string;
};

/** A claim has a clause for a wait too. */
export type ClaimClauses = Clauses<CutKind | 'wait'>;

type Clauses<Key extends string> = Readonly<Partial<Record<Key, Clause>>>;

/** The place in the policy wording behind each row of a settled bill, in the words that hold for this cover. */
export function clausesOf(say: Say, facts: ProductFacts, slab: Slab): Clauses<CutKind> {
  return clausesIn(say, facts, sectionsOfCuts(say, facts, slab));
}

/** The same of a claim, for which a wait can be running. */
export function clausesOfClaim(say: Say, facts: ProductFacts, slab: Slab): ClaimClauses {
  const wait = waitsSection(say, { ...facts, product: { ...facts.product, slabs: [slab] } });
  return clausesIn(say, facts, { ...sectionsOfCuts(say, facts, slab), wait });
}

function sectionsOfCuts(say: Say, facts: ProductFacts, slab: Slab): Readonly<Record<CutKind, PaperSection>> {
  const thisCover = { product: { ...facts.product, slabs: [slab] } };
  const { features } = slab;
  return {
    'not-covered': birthSection(say, thisCover),
    'non-payables': sectionOf(say('papers.paid'), [say('papers.paid.non-payables')]),
    consumables: sectionOf(say('papers.paid'), [
      say(features.consumables ? 'papers.paid.consumables' : 'papers.paid.consumables.none'),
    ]),
    around: sectionOf(say('papers.paid'), [
      say('papers.paid.around', {
        before: features.preHospitalisationDays,
        after: features.postHospitalisationDays,
      }),
      features.ambulance === undefined
        ? say('papers.paid.ambulance.actual')
        : say('papers.paid.ambulance', { amount: formatRupees(features.ambulance) }),
    ]),
    room: roomSection(say, thisCover),
    fees: dearerRoomSection(say, thisCover),
    treatment: treatmentSection(say, thisCover),
    'co-pay': copaySection(say, thisCover),
    deductible: deductibleSection(say, thisCover),
    cover: growthSection(say, thisCover),
  };
}

function clausesIn<Key extends string>(
  say: Say,
  facts: ProductFacts,
  sections: Readonly<Record<Key, PaperSection>>,
): Clauses<Key> {
  const headings = policyWording(say, facts).sections.map(({ heading }) => heading);
  const entries = Object.entries<PaperSection>(sections).flatMap(([key, { heading, blocks }]) => {
    const part = headings.indexOf(heading) + 1;
    const text = blocks.flatMap(linesOf).join(' ');
    return part > 0 && text !== '' ? [[key, { part, heading, text }] as const] : [];
  });
  return Object.fromEntries(entries) as Clauses<Key>; // the keys are those of the sections
}

function linesOf(block: PaperBlock): readonly string[] {
  if (block.kind === 'text') return [block.text];
  return block.kind === 'list' ? block.lines : [];
}
