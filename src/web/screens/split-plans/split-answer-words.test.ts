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
  own: 0,
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
  over_first: null,
  cheapest_sound: null,
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
  over_first: { this_year: 20_043, all_in: 30_000 },
  cover: 4_000_000,
  policies: [policy('individual', ids, [whole(['you', 'spouse', 'mother']), hit(['father'])], 89_469)],
};
const together: WireSplitRow = {
  ...separate,
  kind: 'together',
  reason: 'nothing-gained',
  total: 69_587,
  all_in: 110_000,
  over_first: { this_year: 161, all_in: 10_000 },
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
  ill: [],
  bearable: { amount: 100_000, is_guess: true },
  demands: [],
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
const priced = [apart, separate, together];
const view = (row: WireSplitRow, ways: readonly WireSplitRow[] = priced) => splitView(saying, row, ways);

test('the first way says what it costs less than the second one all in, and how much more cover it is', () => {
  expect(view(apart, [apart, together])).toMatchObject({
    title: 'Parents on their own plan',
    lead: '₹20 lakh of cover, not ₹10 lakh, and ₹10,000 a year less all in than one plan for all.',
    text: 'Two policies, two covers. If father is ill for long, the cover of the other policy is untouched.',
  });
  expect(view(apart, [apart, separate]).lead).toBe('₹30,000 a year less all in than a cover for each.');
  expect(view(apart).lead).toContain('₹10,000 a year less all in than one plan for all');
});

test.each<[string, WireSplitRow['over_first'], string]>([
  [
    'as much all in, less now',
    { this_year: 400, all_in: 0 },
    'All in it costs as much as one plan for all, and less this year.',
  ],
  [
    'as much all in, more left',
    { this_year: 0, all_in: 0 },
    'All in it costs as much as one plan for all, and a large claim leaves you more.',
  ],
  [
    'hardly more all in, less now',
    { this_year: 400, all_in: -900 },
    'All in hardly more than one plan for all (₹900 a year), and ₹400 less this year.',
  ],
  [
    'hardly more all in, half left',
    { this_year: -400, all_in: -900 },
    'All in hardly more than one plan for all (₹900 a year), and a large claim leaves everybody half of the cover.',
  ],
  ['no figures of years', { this_year: 400, all_in: null }, 'It costs least this year.'],
])('a near equal is recommended for its reason: %s', (_what, over_first, lead) => {
  expect(view(apart, [apart, { ...together, over_first }]).lead).toBe(lead);
});

test('the only way that has a price says so, and one that is not recommended that its price is the least', () => {
  expect(view(apart, [apart]).lead).toBe('The only way here that has a price.');
  const plain = { ...apart, recommended: false };
  expect(view(plain, [plain, together]).lead).toBe('It costs least this year.');
});

test('a parent alone is called so, and a spouse by the gender of the quote', () => {
  const ofHim = split.members.map((member) =>
    member.id === 'spouse' ? { ...member, person: 'Spouse' as const, gender: 'MALE' as const } : member,
  );
  const one = {
    ...apart,
    policies: [policy('family', ['you', 'spouse'], [], 1), policy('parents', ['mother'], [], 1)],
  };
  const { title, plans } = splitView(splitTextOf(words.t, { ...split, members: ofHim }), one, [one]);
  expect([title, ...plans.map(({ who }) => who)]).toEqual([
    'Mother on her own plan',
    'You and husband, ₹10 lakh',
    'Mother, ₹10 lakh',
  ]);
});

test('another way says what it costs more all in and now, and own covers are told for the claimant and the others', () => {
  const { lead, text, rows, plans } = view(separate);
  expect(lead).toBe('₹30,000 a year more, all in');
  expect(text).toBe(
    '₹20,043 more this year. One policy, with a cover of ₹10 lakh for each of four people. Nobody’s illness touches anybody else’s cover.',
  );
  expect(plans.map(({ who }) => who)).toEqual(['Four covers of ₹10 lakh']);
  expect(rows.map(({ who, amount, remaining, refill }) => [who, amount, remaining, refill])).toEqual([
    ['Everyone but father', '₹10 lakh each', 1, 0],
    ['Father', '₹2 lakh + ₹8 lakh refill', 0.2, 0.8],
  ]);
});

test.each<[string, WireSplitRow['over_first'], string, string]>([
  [
    'costs more',
    { this_year: 161, all_in: 10_000 },
    'Nothing gained: ₹10,000 a year more, all in',
    '₹161 more this year.',
  ],
  [
    'costs less now',
    { this_year: -161, all_in: 10_000 },
    'Nothing gained: ₹10,000 a year more, all in',
    '₹161 less this year.',
  ],
  [
    'costs as much',
    { this_year: 0, all_in: 0 },
    'Nothing gained: As much a year, all in',
    'The same price this year.',
  ],
  ['has no figures of years', { this_year: 161, all_in: null }, 'Nothing gained', '₹161 more this year.'],
])('a beaten way that %s says so, and that another one is as good', (_how, over_first, lead, now) => {
  const beaten = view({ ...together, over_first });
  expect([beaten.lead, beaten.text]).toEqual([
    lead,
    `${now} Another way costs no more, now and over the years, and leaves everybody as much.`,
  ]);
  expect(beaten.rows.map(({ who }) => who)).toEqual(['All four']);
});

test('under a licence without advice another way says its price of this year alone', () => {
  expect(view({ ...separate, over_first: { this_year: 20_043, all_in: null } }).lead).toBe('');
});

test('a near equal that costs less all in says so', () => {
  expect(view({ ...separate, over_first: { this_year: 1, all_in: -900 } }).lead).toBe(
    '₹900 a year less, all in',
  );
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
  expect(view(oneRow).rows[0]).toMatchObject({ amount, note, own: undefined });
});

test('what of the claim stays with the family is said', () => {
  const row = { ...hit(['father']), own: 160_000 };
  const oneRow = { ...apart, policies: [policy('parents', ['father'], [row], 1)] };
  expect(view(oneRow).rows[0]?.own).toBe('₹1,60,000 of this claim stays with you.');
});

test('each policy leads to its own list; one without a list takes a quote of its own', () => {
  expect(view(apart).links).toEqual([
    { href: '/health-plan/results/family/q1', label: 'See your plans' },
    { href: '/health-plan/results/parents/q1', label: 'See plans for parents' },
  ]);
  const loner = { ...apart, policies: [policy(null, ['father'], [hit(['father'])], 1)] };
  expect(view(loner)).toMatchObject({ links: [], alone: ['For father: start a quote of their own.'] });
});

test('each policy names its plan, with its riders, its price, what it lacks and the way to its page', () => {
  const weaknesses = ['copay', 'room', 'intensive-care', 'refill'] as const;
  const other = aGroupPick('saral', 49_879, {
    ...{ copay_percent: 20, weaknesses: [...weaknesses] },
    with_riders: { titles: ['Consumables', 'Short wait'], cost: 4_100 },
  });
  const [home, parents] = apart.policies;
  if (!home || !parents) throw new Error('There are two policies');
  const row = { ...apart, policies: [home, { ...parents, plan: other }] };
  expect(view(row).plans).toEqual([
    {
      ...{ id: 'you spouse', title: 'Sahyadri Poorna', price: '₹19,547', who: 'You and spouse, ₹10 lakh' },
      ...{ riders: undefined, href: '/health-plan/plan-detail/family/q1/poorna/poorna', weaknesses: [] },
    },
    {
      ...{ id: 'father mother', title: 'Plan saral', price: '₹49,879', who: 'Parents, ₹10 lakh' },
      riders: 'With “Consumables”, “Short wait”, ₹4,100 of the price',
      href: '/health-plan/plan-detail/parents/q1/saral/saral',
      weaknesses: [
        'You pay 20% of each bill (co-pay).',
        'It does not pay a single AC room in full.',
        'It does not pay intensive care in full.',
        'A cover that is used up is not refilled.',
      ],
    },
  ]);
});

test('a policy without a list has no page of its plan, and one without a plan names none', () => {
  const loner = { ...apart, policies: [policy(null, ['father'], [], 1)] };
  expect(view(loner).plans.map(({ href }) => href)).toEqual([undefined]);
  const without = { ...apart, policies: [{ ...policy('parents', ['father'], [], 1), plan: null }] };
  expect(view(without).plans).toEqual([]);
});

test('the sums of its plans are told, and what the cheapest sound ones come to', () => {
  const sound = { total: 60_000, all_in: 105_000, scope: 'all' as const };
  expect(view({ ...apart, cheapest_sound: sound }).sums).toEqual({
    total: '₹69,426',
    allIn: '₹1,00,000',
    sound: { label: 'Cheapest sound pair', note: 'all in ₹1,05,000 a year', total: '₹60,000' },
  });
  expect(view({ ...together, cheapest_sound: sound }).sums.sound?.label).toBe('Cheapest sound plan');
  const demanded = view({ ...apart, cheapest_sound: { ...sound, scope: 'demanded' } });
  expect(demanded.sums.sound?.label).toBe('Cheapest sound pair with what you asked for');
  expect(view({ ...together, all_in: null }).sums).toEqual({
    total: undefined,
    allIn: undefined,
    sound: null,
  });
});

const illSplit: WireSplit = {
  ...split,
  ill: [
    { id: 'father', illness: 'Diabetes' },
    { id: 'mother', illness: 'Diabetes' },
    { id: 'mother', illness: 'High blood pressure (hypertension)' },
  ],
};
const paidFrom = (row: WireSplitRow, from: string | null) => ({
  ...row,
  policies: row.policies.map((one) => ({ ...one, plan: one.plan && { ...one.plan, old_illness: { from } } })),
});
const soon = paidFrom(apart, '2026-12-28');
const late = paidFrom(together, '2029-11-28');

test('when an illness is paid that somebody has now is told where it is another day beside it', () => {
  const illText = splitTextOf(words.t, illSplit);
  expect(splitView(illText, soon, [soon, late]).text).toContain(
    'Bills for what parents now have (diabetes, high blood pressure) are paid from 28 Dec 2026, not from 28 Nov 2029.',
  );
  expect(splitView(illText, late, [soon, late]).text).toContain(
    'But bills for what parents now have (diabetes, high blood pressure) are paid only from 28 Nov 2029.',
  );
  const alone = splitTextOf(words.t, { ...illSplit, ill: [{ id: 'father', illness: 'Diabetes' }] });
  expect(splitView(alone, soon, [soon, late]).text).toContain('Bills for what father now has (diabetes)');
});

test.each<[string, WireSplitRow, WireSplitRow]>([
  ['on one day both', soon, paidFrom(together, '2026-12-28')],
  ['never in one of them', soon, paidFrom(together, null)],
  ['and nobody is ill', apart, together],
])('nothing is told of an illness that is paid %s', (_what, one, other) => {
  expect(splitView(splitTextOf(words.t, illSplit), one, [one, other]).text).not.toContain('now');
});

test('a way without lists that costs less than every card is said', () => {
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
  const { cheaper, rows } = allSplits({ ...saying, split: { ...split, all_ways } }, priced);
  expect(cheaper).toBe(
    'You, spouse, mother · Father cost ₹9,426 less this year than any way above. It takes a quote for each group.',
  );
  expect(
    allSplits({ ...saying, split: { ...split, all_ways: all_ways.slice(1) } }, priced).cheaper,
  ).toBeUndefined();
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['You, spouse, mother · Father', 'least price', '₹60,000'],
    ['You, spouse, parents, each with an own cover', 'most left', '₹89,469'],
    ['You, spouse, parents', 'no plan for some', 'no price'],
  ]);
});

test('who is on a policy of their own beside one for all others is told apart from parents on theirs', () => {
  const loner = {
    ...apart,
    policies: [policy('family', ['you', 'mother'], [], 1), policy(null, ['spouse'], [], 1)],
  };
  const shared = { ...together, policies: [...together.policies, policy(null, ['father'], [], 1)] };
  const titles = [loner, apart, shared, together].map((row) => view(row).title);
  expect(new Set(titles).size).toBe(4);
});
