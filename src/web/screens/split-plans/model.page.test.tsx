import { expect, test } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireSplit, WireSplitRow } from '#contract/quote/split.ts';
import { aCoveredMember, aGroupPick } from '#test/builders/wire-plan.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountModel } from '#test/shown/mounted-model.tsx';
import { useSplitPlans } from './model.ts';
import { splitPlansPage } from './page.ts';

const policy = (
  block: 'family' | 'parents' | 'combined',
  members: readonly string[],
  slab_id = 'poorna',
) => ({
  block,
  members: [...members],
  plan: aGroupPick(slab_id, 30_000),
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
  all_in: total,
  over_first: null,
  cheapest_sound: null,
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
  ill: [],
  bearable: { amount: 100_000, is_guess: true },
  demands: [],
  city: 'Bengaluru',
  parents_city: null,
  sum_assured: 1_000_000,
  deductible: null,
  claimants: ['father', 'you'],
  claimant: 'father',
  claim: 'within',
  amounts: { within: 800_000, above: 1_500_000 },
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
  expect(page.value().lede).toContain('You 34, husband 36, father 63 and son 8 months in Bengaluru.');
  expect(page.value().ways.map(({ title }) => title)).toEqual([
    'Everyone on one plan',
    'Father on his own plan',
  ]);
  expect(page.value().foot).toContain('CH-1');
  expect(page.value().foot).toContain('20 Nov 2026');
});

test('parents elsewhere are told with their own place', async () => {
  expect((await open({ parents_city: 'Pune' })).value().lede).toContain(
    'You 34, husband 36 and son 8 months in Bengaluru, father 63 in Pune.',
  );
});

test('where no way has a price none is shown', async () => {
  expect((await open({ ways: [way('separate', null, [])] })).value().ways).toEqual([]);
});

test('a way of which a policy has no plan is said by its people', async () => {
  const ways = [
    way('together', 60_000, [policy('combined', ['you', 'spouse', 'father', 'son1'])]),
    way('apart', null, [
      policy('family', ['you', 'spouse', 'son1']),
      { ...policy('parents', ['father']), plan: null },
    ]),
  ];
  expect((await open({ ways })).value().unsold).toEqual([
    'Father on his own plan: no plan here has a price for father.',
  ]);
  expect((await open({ ways: ways.slice(0, 1) })).value().unsold).toEqual([]);
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

test('from which bill on the rest is theirs in every way is said by the largest cover', async () => {
  expect((await open()).value().above.lead).toContain('₹10 lakh');
  const larger = {
    ...policy('combined', ['you']),
    plan: aGroupPick('large', 30_000, { sum_assured: 1_200_000 }),
  };
  const most = (await open({ claim: 'above', ways: [way('together', 60_000, [larger])] })).value();
  expect(most.above.lead).toContain('₹12 lakh');
  expect((await open({ ways: [], sum_assured: 1_400_000 })).value().above.lead).toContain('₹14 lakh');
});

test('by what all in is counted is said, whose guess it is, and at which prices the bills of parents count', async () => {
  const guess = (await open()).value().years;
  expect(guess?.text).toContain('₹1 lakh');
  expect([guess?.change, guess?.href, guess?.places]).toEqual([
    'Change it',
    '/health-plan/results/family/q1',
    undefined,
  ]);
  const answer = await open({ bearable: { amount: 300_000, is_guess: false }, parents_city: 'Pune' });
  expect(answer.value().years).toMatchObject({ change: 'Change it' });
  expect(answer.value().years?.places).toContain('Pune');
  expect((await open({ scores_shown: false })).value().years).toBeUndefined();
});
