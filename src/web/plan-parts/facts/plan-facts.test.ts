import { expect, test } from 'vitest';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { isoDate } from '#domain/date.ts';
import { aWirePlan, plainFacts } from '#test/builders/wire-plan.ts';
import type { Translate } from '#web/browser/text.tsx';
import { messages as plans } from '#words/en/plans.ts';
import { messages as site } from '#words/en/site.ts';
import { planFacts } from './plan-facts.ts';

const words: Readonly<Record<string, string>> = { ...site, ...plans };
const t: Translate = (id, values = {}) =>
  (words[id] ?? id).replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
const dateText = String;
const covered = { people: 4, eldestAge: 36, coverStart: isoDate(2026, 11, 21) };

const factsOf = (change: Partial<WirePlan>, facts: Partial<WirePlan['facts']> = {}, people = covered) =>
  planFacts({ t, dateText }, aWirePlan('a', { ...change, facts: { ...plainFacts, ...facts } }), people);

const lines = (facts: ReturnType<typeof factsOf>) =>
  facts.map(({ value, note, care }) => `${value} / ${note}${care ? ' / care' : ''}`);

test('always the same four, in the same order', () => {
  expect(factsOf({}).map(({ label }) => label)).toEqual([
    'Cover',
    'Room limit per day',
    'Co-pay',
    'Wait for old illness',
  ]);
});

test('a plan that leaves nothing to the buyer has nothing in madder', () => {
  expect(lines(factsOf({ ped: { waiting_period: 24 } }))).toEqual([
    '₹10 lakh / shared, refills once',
    'No limit / any room',
    'None / on any claim',
    '24 months / until 2028-11-21',
  ]);
});

test('what costs the buyer is said in rupees and marked', () => {
  const facts = { room: 'capped', room_limit_per_day: 10_000, room_percent: 1, copay_percent: 10 } as const;
  expect(lines(factsOf({ deductible: 500_000 }, facts)).slice(0, 3)).toEqual([
    '₹10 lakh / pays only the part of a year’s bills above ₹5 lakh / care',
    '₹10,000 / above it, the plan pays less of the whole bill / care',
    '10% / you pay ₹10 of every ₹100 / care',
  ]);
});

test.each([
  [60, 'None / 20% if you join at 61 or older'],
  [61, '20% / you pay ₹20 of every ₹100 from the first day: one of the insured is 61 or older / care'],
])('a co-pay from 61 with an eldest of %i: %s', (eldestAge, expected) => {
  const facts = factsOf({}, { copay_percent: 20, copay_from_age: 61 }, { ...covered, eldestAge });
  expect(lines(facts)[2]).toBe(expected);
});

test.each([
  [1, 'floater', 'refills once'],
  [1, 'individual', 'refills once'],
  [3, 'individual', 'for each person, refills once'],
  [3, 'floater', 'shared, refills once'],
] as const)('%i people on a %s cover: %s', (people, basis, note) => {
  expect(factsOf({}, { cover_basis: basis }, { ...covered, people })[0]?.note).toBe(note);
});

test('no wait is words, not a number', () => {
  expect(lines(factsOf({ ped: { waiting_period: 0 } }))[3]).toBe('No wait / covered like a new illness');
});

const dearerCut = 'in a costlier room, the plan pays less of the whole bill';
const dearerDifference = 'in a costlier room, you pay the difference';

test.each([
  ['no-limit', null, 'fees', 'No limit / any room'],
  ['no-limit', null, 'none', 'No limit / any room'],
  ['single-private', 'a', 'fees', 'Any single room / deluxe too'],
  ['single-private', 'a', 'none', 'Any single room / deluxe too'],
  ['single-private', 'b', 'fees', `Single AC room / ${dearerCut} / care`],
  ['single-private', 'b', 'none', `Single AC room / ${dearerDifference}`],
  ['single-private', 'c', 'fees', `Cheapest single room / ${dearerCut} / care`],
  ['single-private', 'c', 'none', `Cheapest single room / ${dearerDifference}`],
  ['shared', null, 'fees', `Shared room / ${dearerCut} / care`],
  ['shared', null, 'none', `Shared room / ${dearerDifference} / care`],
  ['capped', null, 'fees', '₹5,000 / above it, the plan pays less of the whole bill / care'],
  ['capped', null, 'none', '₹5,000 / above it, you pay the difference / care'],
] as const)('room %s %s that cuts %s: %s', (room, room_tier, room_cut, expected) => {
  expect(lines(factsOf({}, { room, room_tier, room_cut, room_limit_per_day: 5_000 }))[1]).toBe(expected);
});
