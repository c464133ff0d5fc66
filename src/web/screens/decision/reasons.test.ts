import { expect, test } from 'vitest';
import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import { aDecided } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { reasonsOf } from './reasons.ts';

const words = createWords('en');
await words.load(['site', 'decision']);

type RunnerUp = WireShared['runners_up'][number];
const alike = { extra: 0, average: null, better: [], worse: [] };

function beside(
  others: readonly (readonly [title: string, change: Partial<WireDecided>, gain?: RunnerUp['gain']])[],
  ours: Partial<WireDecided> = {},
  shown_year: WireShared['shown_year'] = 'later',
) {
  return reasonsOf(words.t, {
    chosen: aDecided('Ours', ours),
    runners_up: others.map(([title, change, gain = alike]) => ({ ...aDecided(title, change), gain })),
    stay: { title: 'A bypass', bill: 455_250 },
    shown_year,
  } as unknown as WireShared); // what else a decision holds gives no reason
}

const noWhy = ['It leaves no less to pay than the other plan, and has no better terms.'];
const noGave = ['Nothing that the other plan has.'];
const lakh = 100_000;
const yearsOf = (one_in_hundred: number) => ({ nine_in_ten: 0, one_in_twenty: 0, one_in_hundred });

test.each<[string, Partial<WireDecided>, readonly string[], readonly string[]]>([
  ['a dearer one', { premium: 26_500 }, ['Beside Theirs: ₹6,500 less premium a year.'], noGave],
  ['a cheaper one', { premium: 18_000 }, noWhy, ['With Theirs: ₹2,000 less premium a year.']],
  [
    'one that leaves more of a stay and of a rare year',
    { own_share: 78_000, years: yearsOf(61_000) },
    ['Beside Theirs: ₹35,000 less to pay (A bypass); in 1 of 100 years ₹21,000 less to pay.'],
    noGave,
  ],
  [
    'one that leaves less of them',
    { own_share: 8_000, years: yearsOf(19_000) },
    noWhy,
    ['With Theirs: ₹35,000 less to pay (A bypass); in 1 of 100 years ₹21,000 less to pay.'],
  ],
  [
    'a larger cover, which costs more',
    { sum_assured: 25 * lakh, premium: 21_000 },
    ['Beside Theirs: ₹1,000 less premium a year.'],
    ['With Theirs: a cover of ₹25 lakh, not ₹10 lakh.'],
  ],
  [
    'a smaller cover',
    { sum_assured: 5 * lakh },
    ['Beside Theirs: a cover of ₹10 lakh, not ₹5 lakh.'],
    noGave,
  ],
  [
    'a super top-up, whose years count it alone',
    { deductible: 5 * lakh, premium: 4_000, years: yearsOf(2_30_000) },
    ['Beside Theirs: paid from the first rupee, not only what is above ₹5 lakh a year.'],
    ['With Theirs: ₹16,000 less premium a year.'],
  ],
])('beside %s', (_what, other, why, gave) => {
  expect(beside([['Theirs', other]])).toEqual({ why, gave });
});

test.each<[string, Partial<WireDecided>, readonly string[], readonly string[]]>([
  [
    'a full plan',
    { premium: 24_000, years: yearsOf(0) },
    ['Beside Theirs: ₹4,000 less premium a year.'],
    ['With Theirs: paid from the first rupee, not only what is above ₹5 lakh a year.'],
  ],
  [
    'one with a smaller deductible, whose years are of its kind',
    { deductible: 3 * lakh, years: yearsOf(10_000) },
    noWhy,
    [
      'With Theirs: paid from ₹3 lakh of a year’s bills, not from ₹5 lakh; in 1 of 100 years ₹30,000 less to pay.',
    ],
  ],
])('a super top-up beside %s', (_what, other, why, gave) => {
  expect(beside([['Theirs', other]], { deductible: 5 * lakh })).toEqual({ why, gave });
});

test('what it has and has not beside another stands on its side, as that plan has it', () => {
  const better = [{ item: 'outpatient_benefits' as const, now: [5_000], was: [0] }];
  const worse = [{ item: 'bonus' as const, now: [10, 50], was: [20, 100] }];
  const { why, gave } = beside([['Theirs', {}, { ...alike, better, worse }]]);
  expect([why, gave]).toEqual([
    ['Beside Theirs: doctor visits in a year up to ₹5,000.'],
    ['With Theirs: a yearly bonus of 20%, not 10%.'],
  ]);
});

test('each of three has a line of its own, and of none that differs it is said of all', () => {
  const three = ['First', 'Second', 'Third'] as const;
  expect(beside(three.map((title) => [title, { premium: 21_000 }])).why).toEqual(
    three.map((title) => `Beside ${title}: ₹1,000 less premium a year.`),
  );
  expect(beside(three.map((title) => [title, {}]))).toEqual({
    why: ['It leaves no less to pay than the other plans, and has no better terms.'],
    gave: ['Nothing that the other plans have.'],
  });
});

test('two covers of one plan are told apart', () => {
  expect(beside([['Ours', { sum_assured: 25 * lakh, premium: 30_000 }]]).why).toEqual([
    'Beside Ours, ₹25 lakh: ₹10,000 less premium a year.',
  ]);
});

test('of people who are ill now a rare year is named as the first one', () => {
  const { why } = beside([['Theirs', { years: yearsOf(61_000) }]], {}, 'first');
  expect(why).toEqual(['Beside Theirs: in 1 of 100 first years ₹21,000 less to pay.']);
});
