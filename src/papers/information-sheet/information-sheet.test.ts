import { expect, test } from 'vitest';
import { type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { rupees } from '#domain/money.ts';
import { anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import type { Paper } from '../tree.ts';
import { informationSheet, type SheetFacts } from './information-sheet.ts';

// Each item has its text, which `fromEntries` forgets.
const inShort = Object.fromEntries(scoreItems.map((item) => [item, `of ${item}`])) as Record<
  ScoreItem,
  string
>;

function factsOf(facts: Partial<SheetFacts['product']>): SheetFacts {
  const slab = aSlab('s', 5, {});
  const product = aProduct('demo', { slabs: [slab, aSlab('l', 10, {})], ...facts });
  return { product, slab, insurer: anInsurer('acme'), conditions: [], inShort };
}

function sectionIn(paper: Paper, heading: string): readonly string[] {
  return linesOf(paper.sections.find((section) => section.heading === heading) ?? { blocks: [] });
}

test('the sheet is of the one cover that is bought', () => {
  const sheet = informationSheet(inEnglish, factsOf({}));
  expect(sectionIn(sheet, 'The policy')[0]).toContain(
    'Indemnity health insurance: it pays hospital bills up to ₹5 lakh a year.',
  );
  expect(JSON.stringify(sheet)).not.toContain('With a cover of');
});

test('a super top-up says after which amount it pays', () => {
  const facts = factsOf({ productType: 'super-top-up' });
  const slab = { ...facts.slab, deductible: rupees(500_000) };
  expect(sectionIn(informationSheet(inEnglish, { ...facts, slab }), 'The policy')[0]).toMatch(
    /A super top-up: it pays .* It pays after the first ₹5,00,000 of a year\.$/,
  );
});

test('each item of the score list stands among the limits in short', () => {
  const lines = sectionIn(informationSheet(inEnglish, factsOf({})), 'Limits in short');
  expect(lines).toHaveLength(scoreItems.length);
  expect(lines[0]).toBe('Co-pay: of copay');
});

test('the sheet in Hindi has the same sections, each under a Hindi heading', () => {
  const [english, hindi] = [inEnglish, inHindi].map((say) => informationSheet(say, factsOf({})));
  expect(hindi?.sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
    english?.sections.map(({ blocks }) => blocks.map(({ kind }) => kind)),
  );
  for (const { heading } of hindi?.sections ?? [])
    expect(heading).toMatch(/^(?:[\u0900-\u097f ()-]|ICU|OPD)+$/);
});
