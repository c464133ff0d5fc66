import { expect, test } from 'vitest';
import type { WirePriceRisk } from '#contract/plan/shapes.ts';
import { aCoveredMember } from '#test/builders/wire-plan.ts';
import type { Translate } from '#web/browser/text.tsx';
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
