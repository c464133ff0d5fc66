import { expect, test } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireSplit, WireSplitRow } from '#contract/quote/split.ts';
import { aCoveredMember } from '#test/builders/wire-plan.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountModel } from '#test/shown/mounted-model.tsx';
import { useSplitPlans } from './model.ts';
import { splitPlansPage } from './page.ts';

const plan = {
  slab_id: 'poorna',
  product_title: 'Sahyadri Poorna',
  insurer_title: 'Sahyadri',
  sum_assured: 1_000_000,
};
const policy = (
  block: 'family' | 'parents' | 'combined',
  members: readonly string[],
  slab_id = 'poorna',
) => ({
  block,
  members: [...members],
  plan: { ...plan, slab_id },
  premium: 30_000,
  left: [],
});
const way = (
  kind: WireSplitRow['kind'],
  total: number | null,
  policies: WireSplitRow['policies'],
): WireSplitRow => ({
  kind,
  reason: 'cheapest',
  recommended: false,
  total,
  over_cheapest: 0,
  cover: 1_000_000,
  policies,
});

const split = (change: Partial<WireSplit> = {}): WireSplit => ({
  quote_id: 'q1',
  quote_crn: 'CH-1',
  priced_on: '2026-11-20',
  scores_shown: true,
  offered: true,
  block: 'family',
  members: [
    aCoveredMember('you'),
    aCoveredMember('spouse', { person: 'Spouse', gender: 'MALE', age: 36 }),
    aCoveredMember('father', { person: 'Father', age: 63 }),
    aCoveredMember('son1', { person: 'Son', type: 'kid', age: 0, age_in_months: 8 }),
  ],
  city: 'Bengaluru',
  parents_city: null,
  sum_assured: 1_000_000,
  deductible: null,
  claimants: ['father', 'you'],
  claimant: 'father',
  claim: 'within',
  amounts: { within: 800_000, above: 1_500_000 },
  plan,
  picked: 'recommended',
  has_other_pick: true,
  ways: [
    way('together', 60_000, [policy('combined', ['you', 'spouse', 'father', 'son1'])]),
    way('apart', 70_000, [policy('family', ['you', 'spouse', 'son1']), policy('parents', ['father'])]),
    way('separate', null, []),
  ],
  all_ways: [],
  ...change,
});

type Answer = CallResult<'getSplitPlans'>;

async function open(
  change: Partial<WireSplit> = {},
  search = '',
  answers: readonly (Answer | Promise<Answer>)[] = [],
) {
  const remaining = [...answers];
  const { api, sent } = fakeApi({ getSplitPlans: () => remaining.shift() ?? refused('INTERNAL', 500) });
  const page = await mountModel(() => useSplitPlans(), {
    page: splitPlansPage,
    data: split(change),
    path: `/split-plans/q1${search}`,
    api,
    areas: ['split-plans'],
  });
  return { ...page, sent: () => sent.map(({ input }) => input.body) };
}

test('the page counts the ways that have a price, and names everybody with their age', async () => {
  const page = await open();
  expect(page.value().title).toBe('Two ways to cover four people');
  expect(document.title).toContain('Two ways to cover four people');
  expect(page.value().lede).toBe('You 34, husband 36, father 63 and son 8 months in Bengaluru.');
  expect(page.value().ways.map(({ title }) => title)).toEqual([
    'Everyone on one plan',
    'Father on his own plan',
  ]);
  expect(page.value().foot).toContain('CH-1');
  expect(page.value().foot).toContain('20 Nov 2026');
});

test('parents elsewhere are told with their own place', async () => {
  expect((await open({ parents_city: 'Pune' })).value().lede).toBe(
    'You 34, husband 36 and son 8 months in Bengaluru, father 63 in Pune.',
  );
});

test('where no way has a price none is shown', async () => {
  expect((await open({ ways: [way('separate', null, [])] })).value().ways).toEqual([]);
});

test.each<[string, Partial<WireSplit>, boolean]>([
  ['one plan', {}, true],
  [
    'one plan, as far as they have any',
    { ways: [way('apart', 1, [{ ...policy('family', ['you']), plan: null }])] },
    true,
  ],
  [
    'several plans',
    { ways: [way('apart', 1, [policy('family', ['you']), policy('parents', ['father'], 'other')])] },
    false,
  ],
])('the ways are on %s', async (_what, change, isOnePlan) => {
  expect((await open(change)).value().isOnePlan).toBe(isOnePlan);
});

test('a claim can be chosen of each person and size', async () => {
  const page = await open();
  expect(page.value().claim.choices).toEqual([
    { value: 'father within', label: 'Father, ₹8 lakh' },
    { value: 'you within', label: 'You, ₹8 lakh' },
    { value: 'father above', label: 'Father, ₹15 lakh' },
    { value: 'you above', label: 'You, ₹15 lakh' },
  ]);
  expect(page.value().claim.value).toBe('father within');
  expect(page.value().claim.label).toBe('One large claim in the year');
  expect((await open({ deductible: 500_000 })).value().claim.label).toContain('₹5 lakh');
});

test('another claim is asked for by its address, and shown with its answer', async () => {
  const answer = split({ claimant: 'you', claim: 'above' });
  const page = await open({}, '', [success(answer)]);
  await page.act(() => page.value().claim.choose('you above'));
  expect(page.address()).toBe('/health-plan/split-plans/q1?claimant=you&claim=above');
  expect(page.sent()).toEqual([{ data: { claimant: 'you', claim: 'above' } }]);
  expect(page.value().claim.value).toBe('you above');
  expect(page.value().split).toEqual(answer);
  expect(page.value().isWaiting).toBe(false);
});

test('what is so anyway is left out of the address, and what is no size is the smaller one', async () => {
  const page = await open({}, '?claimant=you', [success(split({ claimant: 'you' }))]);
  await page.act(() => page.value().claim.choose('father moon'));
  expect(page.address()).toBe('/health-plan/split-plans/q1');
});

test('while an answer is on its way that is shown; one that fails is said, and asked for again', async () => {
  const page = await open({}, '', [new Promise(() => undefined)]);
  await page.act(() => page.value().claim.choose('you within'));
  expect(page.value()).toMatchObject({ isWaiting: true, failure: undefined });
  const failed = await open({}, '', [refused('INTERNAL', 500), success(split({ claimant: 'you' }))]);
  await failed.act(() => failed.value().claim.choose('you within'));
  expect(failed.value()).toMatchObject({ isWaiting: false, failure: 'words of INTERNAL' });
  await failed.act(() => failed.value().again());
  expect(failed.value().failure).toBeUndefined();
  expect(failed.value().split.claimant).toBe('you');
});

test('who is no claimant of the quote is nobody, and nothing is asked', async () => {
  const page = await open({}, '?claimant=mother');
  expect(page.sent()).toEqual([]);
  expect(page.value().isWaiting).toBe(false);
});

test.each([
  ['recommended', 'Use the cheapest sound plan instead', '?plan=cheapest'],
  ['cheapest', 'Use the recommended plan instead', ''],
] as const)('on the %s plan the other one is offered', async (picked, label, search) => {
  const page = await open({ picked }, picked === 'cheapest' ? '?plan=cheapest' : '', [
    success(split({ picked: 'cheapest' })),
  ]);
  const href = `/health-plan/split-plans/q1${search}`;
  expect(page.value().otherPick).toEqual({ label, href });
  await page.act(() => page.value().choosePick());
  expect(page.address()).toBe(href);
  expect((await open({ picked, has_other_pick: false })).value().otherPick).toBeUndefined();
});

test('what of a bill no way pays is said in rupees, or that it is all of it above the cover', async () => {
  const within = (await open()).value().above;
  const above = (await open({ claim: 'above' })).value().above;
  expect(within.lead).toContain('₹10 lakh');
  expect(above.lead).toContain('₹5,00,000');
  expect(above.text).toContain('₹10 lakh');
  const without = (await open({ claim: 'above', plan: null, sum_assured: 1_200_000 })).value();
  expect(without.above.lead).toContain('₹3,00,000');
  expect(without.planCover).toBe('₹12 lakh');
  expect((await open()).value().planCover).toBe('₹10 lakh');
});
