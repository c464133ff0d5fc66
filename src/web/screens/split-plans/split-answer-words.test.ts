import { expect, test } from 'vitest';
import type { WireSplit, WireSplitRow } from '#contract/quote/split.ts';
import { aCoveredMember, aGroupPick } from '#test/builders/wire-plan.ts';
import { createWords } from '#web/browser/text.tsx';
import { allSplits } from './all-splits.ts';
import { splitTextOf } from './quote-split-text.ts';
import { splitView } from './split-answer-words.ts';

const words = createWords('en');
await words.load(['split-plans', 'site']);

const ids = ['you', 'spouse', 'father', 'mother'];

type Policy = WireSplitRow['policies'][number];
const whole = (members: readonly string[]) => ({
  members: [...members],
  touched: false,
  cover: 1_000_000,
  left: 1_000_000,
  refill: 0,
});
const hit = (members: readonly string[], remaining = 200_000, refill = 800_000) => ({
  ...whole(members),
  touched: true,
  left: remaining,
  refill,
});
const policy = (
  block: Policy['block'],
  members: readonly string[],
  remaining: Policy['left'],
  premium: number,
) => ({
  block,
  members: [...members],
  plan: aGroupPick('poorna', premium, { product_title: 'Sahyadri Poorna' }),
  left: remaining,
});

const apart: WireSplitRow = {
  kind: 'apart',
  reason: 'cheapest',
  recommended: true,
  total: 69_426,
  all_in: 100_000,
  over_cheapest: 0,
  cover: 2_000_000,
  policies: [
    policy('family', ['you', 'spouse'], [whole(['you', 'spouse'])], 19_547),
    policy('parents', ['father', 'mother'], [hit(['father', 'mother'])], 49_879),
  ],
};
const separate: WireSplitRow = {
  ...apart,
  kind: 'separate',
  reason: 'most-left',
  recommended: false,
  total: 89_469,
  all_in: 130_000,
  over_cheapest: 20_043,
  cover: 4_000_000,
  policies: [policy('individual', ids, [whole(['you', 'spouse', 'mother']), hit(['father'])], 89_469)],
};
const together: WireSplitRow = {
  ...separate,
  kind: 'together',
  reason: 'nothing-gained',
  total: 69_587,
  all_in: 110_000,
  over_cheapest: 161,
  cover: 1_000_000,
  policies: [policy('combined', ids, [hit(ids)], 69_587)],
};

const split: WireSplit = {
  quote_id: 'q1',
  quote_crn: 'CH-1',
  priced_on: '2026-11-20',
  scores_shown: true,
  offered: true,
  block: 'family',
  members: ids.map((id) => aCoveredMember(id)),
  city: 'Bengaluru',
  parents_city: 'Lucknow',
  sum_assured: 1_000_000,
  deductible: null,
  claimants: ['father', 'mother', 'you', 'spouse'],
  claimant: 'father',
  claim: 'within',
  amounts: { within: 800_000, above: 1_500_000 },
  ways: [apart, separate, together],
  all_ways: [],
};

const saying = splitTextOf(words.t, split);
const view = (row: WireSplitRow, place: number) => splitView(saying, row, place, apart);

test('the cheapest says whom the claim takes nothing from, and both covers and prices', () => {
  expect(view(apart, 1)).toMatchObject({
    rank: '1. Least price, and the claim takes nothing from you and spouse',
    title: 'Parents on their own plan',
    text: 'Two policies, two covers. A long illness of father never touches the cover of the other policy. We advise it: over the years you keep it, it costs least all in, ₹1,00,000 a year.',
    cover: '₹20 lakh',
    coverNote: '₹10 lakh for you and spouse, ₹10 lakh for parents',
    total: '₹69,426',
    totalNote: '₹19,547 and ₹49,879',
  });
});

test('a parent alone is called so, and a spouse by the gender of the quote', () => {
  const ofHim = split.members.map((member) =>
    member.id === 'spouse' ? { ...member, person: 'Spouse' as const, gender: 'MALE' as const } : member,
  );
  const one = {
    ...apart,
    policies: [policy('family', ['you', 'spouse'], [], 1), policy('parents', ['mother'], [], 1)],
  };
  const { title, coverNote } = splitView(splitTextOf(words.t, { ...split, members: ofHim }), one, 1, one);
  expect([title, coverNote]).toEqual([
    'Mother on her own plan',
    '₹10 lakh for you and husband, ₹10 lakh for mother',
  ]);
});

test('own covers are told for the claimant and for the others', () => {
  const { rank, rows } = view(separate, 2);
  expect(rank).toBe('2. Most left, for ₹20,043 more');
  expect(rows.map(({ who, amount, remaining, refill }) => [who, amount, remaining, refill])).toEqual([
    ['Everyone but father', '₹10 lakh each', 1, 0],
    ['Father', '₹2 lakh + ₹8 lakh refill', 0.2, 0.8],
  ]);
});

test('a beaten way says what it costs more, and that another one is as good', () => {
  const { rank, text, rows } = view(together, 3);
  expect(rank).toBe('3. Nothing gained');
  expect(text).toBe(
    'Four people share one ₹10 lakh. It costs ₹161 more than the first way. Another way costs no more, now and over the years, and leaves everybody as much.',
  );
  expect(rows.map(({ who }) => who)).toEqual(['All four']);
});

test.each([
  [hit(['father'], 0, 0), 'nothing', 'This plan has no refill: that is all until the year ends.'],
  [
    hit(['father'], 0, 1_000_000),
    '₹10 lakh refill',
    'The refill serves the next claim, for another illness.',
  ],
  [hit(['father'], 200_000, 0), '₹2 lakh', 'This plan has no refill: that is all until the year ends.'],
])('one person keeps %j', (row, amount, note) => {
  const oneRow = { ...apart, policies: [policy('parents', ['father'], [row], 1)] };
  expect(view(oneRow, 1).rows[0]).toMatchObject({ amount, note });
});

test('each policy leads to its own list; one without a list takes a quote of its own', () => {
  expect(view(apart, 1).links).toEqual([
    { href: '/health-plan/results/family/q1', label: 'See plans for you and spouse' },
    { href: '/health-plan/results/parents/q1', label: 'See plans for parents' },
  ]);
  const loner = { ...apart, policies: [policy(null, ['father'], [hit(['father'])], 1)] };
  expect(view(loner, 1)).toMatchObject({ links: [], alone: ['For father: start a quote of their own.'] });
});

test('each policy names its plan, with its price, what it lacks and the way to its page', () => {
  const weaknesses = ['copay', 'room', 'intensive-care', 'refill'] as const;
  const other = aGroupPick('saral', 49_879, { copay_percent: 20, weaknesses: [...weaknesses] });
  const [home, parents] = apart.policies;
  if (!home || !parents) throw new Error('There are two policies');
  const row = { ...apart, policies: [home, { ...parents, plan: other }] };
  expect(view(row, 1).plans).toEqual([
    {
      id: 'you spouse',
      text: 'Sahyadri Poorna, ₹19,547 a year, for you and spouse',
      href: '/health-plan/plan-detail/family/q1/poorna/poorna',
      weaknesses: [],
    },
    {
      id: 'father mother',
      text: 'Plan saral, ₹49,879 a year, for parents',
      href: '/health-plan/plan-detail/parents/q1/saral/saral',
      weaknesses: [
        'You pay 20% of each bill (co-pay).',
        'It does not pay a single AC room in full.',
        'It does not pay intensive care in full.',
        'A cover that is used up is not refilled.',
      ],
    },
  ]);
  expect(view(together, 1).plans.map(({ text }) => text)).toEqual(['Sahyadri Poorna, ₹69,587 a year']);
});

test('a policy without a list has no page of its plan, and one without a plan names none', () => {
  const loner = { ...apart, policies: [policy(null, ['father'], [], 1)] };
  expect(view(loner, 1).plans.map(({ href }) => href)).toEqual([undefined]);
  const without = { ...apart, policies: [{ ...policy('parents', ['father'], [], 1), plan: null }] };
  expect(view(without, 1).plans).toEqual([]);
});

test('a way without lists that costs less than the first is said', () => {
  const all_ways: WireSplit['all_ways'] = [
    {
      policies: [['you', 'spouse', 'mother'], ['father']],
      separate: false,
      reason: 'cheapest',
      total: 60_000,
    },
    { policies: [ids], separate: true, reason: 'most-left', total: 89_469 },
    { policies: [ids], separate: false, reason: 'no-plan', total: null },
  ];
  const { cheaper, rows } = allSplits({ ...saying, split: { ...split, all_ways } }, apart);
  expect(cheaper).toBe(
    'You, spouse, mother · Father cost ₹9,426 less than the first way. It takes a quote for each group.',
  );
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['You, spouse, mother · Father', 'least price', '₹60,000'],
    ['You, spouse, parents, each with an own cover', 'most left', '₹89,469'],
    ['You, spouse, parents', 'not sold so', 'no price'],
  ]);
});

test('the recommended way says why: least all in, or hardly more than the least', () => {
  const near: WireSplitRow = { ...together, reason: 'cheapest', recommended: true, all_in: 101_000 };
  const textOf = (row: WireSplitRow, ways: readonly WireSplitRow[]) =>
    splitView({ ...saying, split: { ...split, ways: [...ways] } }, row, 1, row).text;
  expect(textOf(near, [near, apart])).toContain('₹1,01,000 a year, hardly more than the least, ₹1,00,000.');
  const beaten: WireSplitRow = { ...apart, reason: 'nothing-gained' };
  expect(textOf(near, [near, beaten])).toContain('costs least all in, ₹1,01,000 a year.');
  expect(textOf({ ...near, recommended: false }, [near])).not.toContain('advise');
  expect(textOf({ ...near, all_in: null }, [near])).not.toContain('advise');
});

/** Everything that is said of a way beside its rows. */
const wordsOf = (row: WireSplitRow, first = apart) => {
  const { title, text, cover, coverNote, total, totalNote } = splitView(saying, row, 1, first);
  return { title, text, cover, coverNote, total, totalNote };
};

test('own covers for everybody are told with how many they are', () => {
  expect(wordsOf(separate)).toEqual({
    title: 'Separate cover for each person',
    text: 'One policy, with a cover of ₹10 lakh for each of four people. Nobody’s illness touches anybody else’s cover.',
    cover: '₹40 lakh',
    coverNote: '₹10 lakh for each of four',
    total: '₹89,469',
    totalNote: '₹20,043 more than the first',
  });
});

test('one cover for everybody is told with how many share it, and costs nothing more where it is first', () => {
  const first: WireSplitRow = { ...together, reason: 'cheapest', over_cheapest: 0 };
  expect(wordsOf(first, first)).toMatchObject({
    title: 'Everyone on one plan',
    coverNote: 'shared by four',
    totalNote: '',
  });
  expect(wordsOf(first, first).text).toMatch(/^Four people share one ₹10 lakh/);
});

test.each<[string, Partial<WireSplitRow>, string]>([
  ['costs the same', { over_cheapest: 0 }, 'as much'],
  ['costs more', {}, '₹161'],
])('a beaten way that %s says so', (_how, change, text) => {
  const { text: whole } = wordsOf({ ...together, ...change });
  expect(whole).toContain(text);
});

test('who is on a policy of their own beside one for all others is told apart from parents on theirs', () => {
  const loner = {
    ...apart,
    policies: [policy('family', ['you', 'mother'], [], 1), policy(null, ['spouse'], [], 1)],
  };
  const shared = { ...together, policies: [...together.policies, policy(null, ['father'], [], 1)] };
  const titles = [wordsOf(loner).title, wordsOf(apart).title, wordsOf(shared).title, wordsOf(together).title];
  expect(new Set(titles).size).toBe(4);
});

test('three premiums are told as a list', () => {
  const three = {
    ...apart,
    policies: [
      policy('family', ['you', 'spouse'], [], 19_547),
      policy('parents', ['father'], [], 20_000),
      policy('parents', ['mother'], [], 21_000),
    ],
  };
  expect(wordsOf(three).totalNote).toBe('as much as the first');
  expect(wordsOf(three, three).totalNote).toBe('₹19,547, ₹20,000 and ₹21,000');
});
