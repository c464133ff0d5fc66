import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { conditionId } from '#domain/ids.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import {
  aCatalogue,
  anInsurer,
  aProduct,
  aRider,
  aSlab,
  bands,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { linesOf } from '#test/plain-text.ts';
import { inEnglish } from '#test/voices.ts';
import { policyBrochure } from '../brochure/brochure.ts';
import type { Paper } from '../tree.ts';
import { policyWording } from '../wording/wording.ts';
import { productFacts } from './product-facts.ts';

type Facts = Parameters<typeof aProduct>[1];
const gout = {
  id: conditionId(40),
  name: sameInAll('Gout'),
  outcome: 'loaded',
  blocks: false,
  common: false,
} as const;
const dialysis = {
  ...gout,
  id: conditionId(41),
  name: sameInAll('Dialysis'),
  outcome: 'declined',
  blocks: true,
} as const;

const asthma = { ...gout, id: conditionId(42), name: sameInAll('Asthma') } as const;
const stroke = { ...gout, id: conditionId(43), name: sameInAll('Stroke') } as const;

function papersOf(facts: Facts) {
  const product = aProduct('demo', facts);
  const catalogue = { ...aCatalogue([product]), conditions: [gout, dialysis, asthma, stroke] };
  const paper = productFacts(catalogue, product, anInsurer('acme'), isoDate(2026, 11, 21));
  return { wording: policyWording(inEnglish, paper), brochure: policyBrochure(inEnglish, paper) };
}

function sectionIn(paper: Paper, heading: string): readonly string[] {
  return linesOf(paper.sections.find((section) => section.heading === heading) ?? { blocks: [] });
}

const wordingOf = (facts: Facts, heading: string) => sectionIn(papersOf(facts).wording, heading);
const brochureOf = (facts: Facts, heading: string) => sectionIn(papersOf(facts).brochure, heading);

const onePercent = {
  roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined },
  icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined },
} as const;

test('a limit by percent is said in rupees, from the smallest cover to the largest', () => {
  const slabs = [aSlab('s', 3, onePercent), aSlab('m', 5, onePercent), aSlab('l', 10, onePercent)];
  expect(wordingOf({ slabs }, 'Room and intensive care')).toEqual([
    'Room: 1% of the cover a day (₹3,000 to ₹10,000).',
    'Intensive care: 2% of the cover a day (₹6,000 to ₹20,000).',
  ]);
});

test('covers that differ get a line each, with those alike in one', () => {
  const slabs = [aSlab('s', 3, onePercent), aSlab('m', 5, onePercent), aSlab('l', 10, {})];
  expect(wordingOf({ slabs }, 'Room and intensive care')[0]).toBe(
    'With a cover of ₹3 lakh to ₹5 lakh: room: 1% of the cover a day (₹3,000 to ₹5,000).',
  );
  expect(wordingOf({ slabs }, 'If you take a costlier room')).toHaveLength(1);
});

test.each([
  ['none', 'You pay the difference in rent, and nothing more.'],
  ['fees', /^Rent, nursing, doctors and theatre .*Tests, medicines and implants are not cut\.$/],
] as const)('what a dearer room cuts (%s) is said', (roomCut, words) => {
  const [line] = wordingOf(
    { slabs: [aSlab('s', 5, { ...onePercent, roomCut })] },
    'If you take a costlier room',
  );
  expect(line).toMatch(words);
});

test('a limit on a treatment names the treatment, the lower of its two limits and its unit', () => {
  const subLimits = [
    { treatment: 'cataract', percentOfSumInsured: 25, max: rupees(40_000) },
    { treatment: 'joint-replacement', percentOfSumInsured: undefined, max: rupees(200_000) },
  ] as const;
  expect(wordingOf({ slabs: [aSlab('s', 5, { subLimits })] }, 'Limits on treatments')).toEqual([
    'Cataract: up to 25% of the cover, at most ₹40,000, each eye.',
    'Joint replacement: up to ₹2,00,000, each joint.',
  ]);
});

test('conditions with which nobody joins stand by name, those of the product and those that block everywhere', () => {
  const heading = 'Conditions with which you cannot join';
  expect(wordingOf({ declinedConditions: [gout.id] }, heading)).toEqual(
    expect.arrayContaining(['Gout', 'Dialysis']),
  );
  expect(wordingOf({}, heading)).not.toContain('Gout');
});

test('illnesses that are never covered stand by name in the wording and among what costs you', () => {
  const line =
    'Never covered, however long the policy lasts, for whoever had it before the policy began: Gout; Asthma.';
  const slabs = [aSlab('s', 5, { neverCovered: [gout.id, asthma.id] })];
  expect(wordingOf({ slabs }, 'Waiting periods')).toContain(line);
  expect(brochureOf({ slabs }, 'What costs you')).toContain(line);
  expect(wordingOf({}, 'Waiting periods').join()).not.toContain('Never covered');
});

test('an extra says its price, or that the insurer prices it live; of a group only one can be taken', () => {
  const riders = [
    aRider('a', { exclusiveGroup: 'cash', price: { kind: 'flat', amount: rupees(690) } }),
    aRider('b', { exclusiveGroup: 'cash', price: { kind: 'per-person', amount: rupees(1_320) } }),
    aRider('c', { price: { kind: 'live' } }),
    aRider('d', { price: { kind: 'percent', percent: 4 } }),
    aRider('e', { price: { kind: 'percent-off', percent: 12 } }),
    aRider('f', {
      price: {
        kind: 'by-age',
        bands: bands([
          [18, 35, 400],
          [36, 65, 900],
        ]),
      },
    }),
  ];
  expect(wordingOf({ riders }, 'Extras you can add')).toEqual([
    'Rider a (₹690 a year).',
    'Rider b (₹1,320 a year for each person).',
    'Rider c (priced live by the insurer).',
    'Rider d (4% of the premium).',
    'Rider e (12% off the premium).',
    'Rider f (₹400 to ₹900 a year for each person, by age).',
    'Only one of these at a time: Rider a; Rider b.',
  ]);
});

test('a super top-up says what is paid first, and a full plan has no such section', () => {
  const slabs = [{ ...aSlab('s', 10, {}), deductible: rupees(500_000) }];
  const heading = 'What you pay first (deductible)';
  expect(wordingOf({ productType: 'super-top-up', slabs }, heading)[0]).toContain('₹5,00,000');
  expect(wordingOf({}, heading)).toEqual([]);
});

test('the brochure says what costs you: share, room, waits, what is missing, medical review, declined conditions', () => {
  const slabs = [aSlab('s', 5, { ...onePercent, copay: { percent: 20, fromAge: 61 } })];
  const sale = { ...aProduct('x', {}).sale, medicalFromAge: 51 };
  expect(brochureOf({ slabs, sale }, 'What costs you')).toEqual([
    'You pay 20% of every bill if you join at 61 or older. If you join younger, you pay none.',
    'Room: 1% of the cover a day (₹5,000).',
    expect.stringMatching(/^In a costlier room: Rent, nursing/),
    'Intensive care: 2% of the cover a day (₹10,000).',
    'Illness you already have waits 36 months. Listed operations wait 24 months.',
    'Not part of it: pregnancy and birth, doctor visits and consumables.',
    'From 51 years on the insurer decides after a medical review.',
    'The price of a person rises for smoking by 15% and tobacco by 20%.',
    'You cannot join with: Dialysis.',
  ]);
});

test('the brochure names three declined conditions at most, and counts more', () => {
  const last = (declined: readonly (typeof gout.id)[]) =>
    brochureOf({ declinedConditions: declined }, 'What costs you').at(-1);
  expect(last([gout.id, asthma.id])).toBe('You cannot join with: Gout; Dialysis; Asthma.');
  expect(last([gout.id, asthma.id, stroke.id])).toBe(
    'You cannot join with one of 4 conditions. The policy wording names each.',
  );
});

test('price examples are real prices of people whom the product takes, with the catalogue they come from', () => {
  const slabs = [aSlab('s', 10, {})];
  const rates = ratesFor(
    slabs,
    [1],
    [
      [0, 17, 4_000],
      [18, 65, 10_000],
    ],
  );
  const lines = brochureOf({ slabs, rates }, 'What it costs');
  expect(lines.slice(0, 3)).toEqual([
    'One person of 30, cover of ₹10 lakh: ₹10,000.',
    'Two people of 35 and 33 with a child of 5, cover of ₹10 lakh: ₹17,760.',
    'Two people of 55 and 52, cover of ₹10 lakh: ₹15,000.',
  ]);
  expect(lines.at(-1)).toContain('Catalogue v-test');
});

test('without rates there are no examples, and a live price is announced', () => {
  expect(brochureOf({}, 'What it costs')).toEqual([]);
  expect(brochureOf({ pricing: 'live' }, 'What it costs')).toEqual([
    'The insurer answers each price itself. You see it in your comparison.',
  ]);
});
