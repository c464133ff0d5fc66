import { expect, test } from 'vitest';
import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import { plainFacts } from '#test/builders/wire-plan.ts';
import type { Translate } from '#web/platform/text.tsx';
import { messages as decision } from '#words/en/decision.ts';
import { messages as site } from '#words/en/site.ts';
import { agesText, datesOf, leftOf, reasonsOf } from './told.ts';

const words: Readonly<Record<string, string>> = { ...site, ...decision };
const t: Translate = (id, values = {}) =>
  (words[id] ?? id).replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));

test.each([
  [[34], '34'],
  [[64, 60], '64 and 60'],
  [[36, 34, 0], '36, 34 and under 1'],
])('ages %j are said as %s', (ages, said) => {
  expect(agesText(t, ages)).toBe(said);
});

function aDecided(title: string, change: Partial<WireDecided>): WireDecided {
  return {
    insurer_title: 'Insurer',
    product_title: title,
    premium: 20_000,
    commission: 3_000,
    sum_assured: 1_000_000,
    deductible: null,
    ped: { waiting_period: 36 },
    facts: plainFacts,
    years: { nine_in_ten: 1_000, one_in_twenty: 9_000, one_in_hundred: 40_000 },
    own_share: 43_000,
    at_61: null,
    to_70: null,
    network: null,
    waits: [],
    ...change,
  };
}

const alike = { extra: 0, average: null, better: [], worse: [] };

function beside(other: Partial<WireDecided>, gain: WireShared['runners_up'][number]['gain'] = alike) {
  return reasonsOf(t, {
    chosen: aDecided('Ours', {}),
    runners_up: [{ ...aDecided('Theirs', other), gain }],
    stay: { title: 'A bypass', bill: 455_250 },
  } as unknown as WireShared); // what else a decision holds gives no reason
}

test.each<[string, Partial<WireDecided>, readonly string[], readonly string[]]>([
  [
    'a dearer one',
    { premium: 26_500 },
    ['₹6,500 a year less than Theirs.'],
    [decision['decision.gave.none']],
  ],
  [
    'a cheaper one',
    { premium: 18_000 },
    [decision['decision.why.none']],
    ['₹2,000 a year that Theirs saves.'],
  ],
  [
    'one that leaves more of a stay and of a rare year',
    { own_share: 78_000, years: { nine_in_ten: 0, one_in_twenty: 0, one_in_hundred: 61_000 } },
    [
      'A bypass: it leaves ₹35,000 less to pay than Theirs.',
      'In 1 of 100 years it leaves ₹21,000 less to pay than Theirs.',
    ],
    [decision['decision.gave.none']],
  ],
  [
    'one that leaves less of them',
    { own_share: 8_000, years: { nine_in_ten: 0, one_in_twenty: 0, one_in_hundred: 19_000 } },
    [decision['decision.why.none']],
    ['A bypass: Theirs leaves ₹35,000 less to pay.', 'In 1 of 100 years Theirs leaves ₹21,000 less to pay.'],
  ],
])('beside %s', (_what, other, why, gave) => {
  expect(beside(other)).toEqual({ why, gave });
});

test('what it has and has not beside another stands on its side', () => {
  const item = 'restore_benefits' as const;
  const gain = {
    ...alike,
    better: [{ item: 'icu' as const, now: [null], was: [5_000] }],
    worse: [{ item, now: [0], was: [1] }],
  };
  const { why, gave } = beside({}, gain);
  expect([why.length, gave.length]).toEqual([1, 1]);
  expect(why[0]).toMatch(/^Beside Theirs: /);
  expect(gave[0]).toMatch(/Theirs/);
});

const dateText = (day: string) => day;

test('the last day to give the policy back stands among the dates, in its place', () => {
  const days = datesOf({ t, dateText }, {
    chosen: aDecided('Ours', { waits: [{ kind: 'pre-existing', from: '2028-11-21' }] }),
    cover_start: '2026-11-21',
    cover_end: '2027-11-20',
    renew_by: '2027-12-20',
  } as unknown as WireShared); // what else a decision holds gives no date
  expect(days.map(({ id, day }) => [id, day])).toEqual([
    ['free-look', '2026-12-21'],
    ['last', '2027-11-20'],
    ['pre-existing', '2028-11-21'],
    ['moratorium', '2031-11-21'],
  ]);
});

test.each([
  ['with a stay', { title: 'A bypass', bill: 455_250 }, ['₹43,000', '₹1,000', '₹9,000', '₹40,000']],
  ['without one', null, ['₹1,000', '₹9,000', '₹40,000']],
])('what stays with the family is told in rupees, %s', (_name, stay, amounts) => {
  const rows = leftOf(t, { chosen: aDecided('Ours', {}), stay } as unknown as WireShared); // nor is more asked of it
  expect(rows.map(({ amount }) => amount)).toEqual(amounts);
});
