import { expect, test } from 'vitest';
import type { WirePriceRisk } from '#contract/plan/content-shape.ts';
import { aCoveredMember } from '#test/builders/wire-plan.ts';
import { createWords, type Translate } from '#web/browser/text.tsx';
import { coveredWords } from '#web/plan-parts/people/people-words.ts';
import { priceRiskWords } from './price-risk-words.ts';

/** The id and its values: the words of a language are not this rule's business. */
const t: Translate = (id, values = {}) =>
  Object.keys(values).length === 0 ? id : `${id} ${Object.values(values).join(' ')}`;
const members = [aCoveredMember('you'), aCoveredMember('father', { person: 'Father', age: 60 })];

test.each<[WirePriceRisk, string]>([
  [
    { kind: 'date-of-birth', member: 'Father', age: 61, change: 4_950, within_months: 12 },
    'detail.change.birth people.name.Father 61 detail.change.more ₹4,950',
  ],
  [{ kind: 'parents-zone', zone: 3, change: -1_000 }, 'detail.change.zone 3 detail.change.less ₹1,000'],
  [
    { kind: 'date-of-birth', member: 'Father', age: 66, change: null },
    'detail.change.birth people.name.Father 66 detail.change.none',
  ],
  [{ kind: 'medical-cover', sum_assured: 2_500_000 }, 'detail.change.medical-cover cover.lakh 25'],
  [{ kind: 'longer-term', years: 3, saved: 103_300 }, 'detail.change.term 3 ₹1,03,300'],
  [
    { kind: 'tax', from: '2027-04-01', percent: 5, change: 550 },
    'detail.change.tax 5 on 2027-04-01 detail.change.more ₹550',
  ],
  [{ kind: 'price-kept', days: 15 }, 'detail.change.kept 15'],
])('a price risk is said in words: %j', (risk, words) => {
  const input = {
    t,
    dateText: (date: string) => `on ${date}`,
    words: { ...coveredWords(t, members), name: ({ person }: { person: string }) => `people.name.${person}` },
    members,
    conditions: {},
  };
  expect(priceRiskWords(input, risk)).toBe(words);
});

const english = createWords('en');
await english.load(['site', 'quotes', 'results', 'plan-detail', 'plan-below']);
const couple = [
  aCoveredMember('you'),
  aCoveredMember('spouse', { person: 'Spouse', gender: 'MALE', age: 36 }),
];

test.each<[WirePriceRisk, string]>([
  [
    { kind: 'date-of-birth', member: 'Spouse', age: 37, change: 900 },
    'Husband, if 37 when cover starts: ₹900 more.',
  ],
  [
    { kind: 'date-of-birth', member: 'Father', age: 64, change: null },
    'Father, if 64 when cover starts: no price is known.',
  ],
  [
    { kind: 'medical-cover', sum_assured: 1_000_000 },
    'For cover of ₹10 lakh or more the insurer decides after a medical check.',
  ],
  [
    { kind: 'medical-age', member: 'Spouse', age: 46 },
    'Husband: from age 46 the insurer decides after a medical check.',
  ],
  [
    { kind: 'declared-condition', member: 'Spouse', condition: 8 },
    'Husband’s declared illness: the insurer decides after seeing a medical report.',
  ],
  [
    { kind: 'declared-condition', member: 'You', condition: 7 },
    'Your migraine: the insurer decides after seeing a medical report.',
  ],
  [
    { kind: 'declared-condition', condition: 7 },
    'migraine: the insurer decides after seeing a medical report.',
  ],
  [{ kind: 'riders', count: 3 }, '3 riders you can add, each at its own price.'],
  [
    { kind: 'longer-term', years: 3, saved: 6_000 },
    '3 years paid at once: you save ₹6,000, and the price stays the same until they are over.',
  ],
  [{ kind: 'price-locked', years: 2 }, 'Paid for 2 years: the price stays the same until they are over.'],
  [{ kind: 'parents-zone', zone: 2, change: -1_200 }, 'Your parents, if they live in zone 2: ₹1,200 less.'],
  [
    { kind: 'tax', percent: 18, from: '2027-04-01', change: 3_000 },
    'GST of 18% from 2027-04-01: ₹3,000 more.',
  ],
  [{ kind: 'tax', percent: 18, from: 'soon', change: 0 }, 'GST of 18% from soon: ₹0 more.'],
  [{ kind: 'live-price' }, 'The insurer has not given its price yet.'],
  [{ kind: 'price-kept', days: 30 }, 'Otherwise this price holds for 30 days.'],
])('in English: %j', (risk, text) => {
  const { t: say } = english;
  const input = {
    t: say,
    dateText: String,
    words: coveredWords(say, couple),
    members: couple,
    conditions: { 7: 'migraine' },
  };
  expect(priceRiskWords(input, risk)).toBe(text);
});
