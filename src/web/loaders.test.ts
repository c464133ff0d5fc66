import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import type { CallResult } from '#contract/call/shapes.ts';
import { aBillTest, aCoveredMember, aPlanContent, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import { anAnswer, type CallAnswers, fakeApi, refused } from '#test/shown/fake-api.ts';
import { pageAfter } from '#test/shown/page-after.ts';
import { rememberList } from '#web/plan-parts/address/list-place.ts';
import { type Comparison, loadComparison } from './screens/compare/load.ts';
import { loadOffline } from './screens/policy-offline/load.ts';
import { loadOrder } from './screens/pre-recommendation/load.ts';
import { askCards } from './screens/results/load.ts';
import { loadSplit } from './screens/split-plans/load.ts';

const over = (answers: CallAnswers) => {
  const { api, sent } = fakeApi(answers);
  return {
    api,
    bodies: (name: CallName) => sent.filter((one) => one.name === name).map(({ input }) => input.body),
  };
};
const uidata = aWireFamily(aCoveredMember('you'));

describe('a comparison', () => {
  const room = (kind: 'single-ac' | 'deluxe' | 'shared') => ({ room: kind, total: 1 });
  const plan = (slab: string) =>
    aWirePlan(slab, {
      premium_ledger: [
        { cause: 'base', amount: 1 },
        { cause: 'tax', amount: 2 },
      ],
      content: aPlanContent({
        bill_test: {
          ...aBillTest([]),
          stays: [
            { id: 'dengue', title: 'Dengue', rooms: [room('single-ac'), room('deluxe'), room('shared')] },
          ] as never, // its rooms alone are told apart
        },
        riders: [{ id: 'opd' }] as never, // passed on as it is
        discounts: [{ year: 1, total_price: 20_000, saved: 0, commission: 0 }],
      }),
    });
  const score = (plans: readonly object[], priced_on = '2026-11-20', block = 'family') =>
    anAnswer<'getScore'>({
      quote_crn: 'CH-1',
      priced_on,
      score_data: [{ block, type: block, plans, uidata, importance: {} }],
    });
  const years = (...ages: readonly number[]) =>
    anAnswer<'getFiveYearProjection'>({
      to_age_70: { years: ages.map((age) => ({ premium: age * 1_000, ages: [{ member: 'you', age }] })) },
    });
  const load = (answers: CallAnswers, toCompare = 'a~b', search = {}) => {
    const site = over({ getFiveYearProjection: years(34, 60, 70), ...answers });
    const params = { planType: 'family', quoteID: 'q1', toCompare } as const;
    return { ...site, page: pageAfter(loadComparison(site.api, params, search)) };
  };

  test('has its plans in the order of the address, with what is compared of each', async () => {
    const { page, bodies } = load({ getScore: score([plan('b'), plan('a')]) });
    const comparison = (await page) as Comparison; // it is loaded
    expect(comparison).toMatchObject({
      crn: 'CH-1',
      list: { quoteId: 'q1', block: 'family' },
      missing: 0,
      uidata,
      pricedOn: '2026-11-20',
      coverStart: '2026-11-21',
      costsOf: '2026-11-01',
    });
    expect(comparison.columns.map(({ plan }) => plan.slab_id)).toEqual(['a', 'b']);
    const [column] = comparison.columns;
    expect(column?.plan).not.toHaveProperty('content');
    expect(column?.plan.premium_ledger).toEqual([{ cause: 'tax', amount: 2 }]);
    expect(column?.plan.score.map(({ name }) => name)).toEqual(['critical_illness_coverage']);
    expect(column?.stays[0]?.rooms.map(({ room: kind }) => kind)).toEqual(['single-ac', 'deluxe']);
    expect(column?.riders).toEqual([{ id: 'opd' }]);
    expect(column?.terms).toHaveLength(1);
    expect(column?.later).toEqual([
      { age: 60, premium: 60_000 },
      { age: 70, premium: 70_000 },
    ]);
    expect(bodies('getScore')).toEqual([{ data: { slab_ids: ['a', 'b'] }, result_type: 'family' }]);
    expect(bodies('getFiveYearProjection')[0]).toEqual({
      slab_id: 'a',
      quote_id: 'q1',
      plan_type: 'family',
      block: 'family',
    });
  });

  test('stands without a plan that is not sold to them, and without later prices', async () => {
    const { page } = load({
      getScore: score([aWirePlan('b')]),
      getFiveYearProjection: refused('INTERNAL', 500),
    });
    const { columns, missing, costsOf } = (await page) as Comparison; // it is loaded
    expect([columns.length, missing, costsOf]).toEqual([1, 1, undefined]);
    expect(columns[0]).toMatchObject({ riders: [], terms: [], stays: [], network: [], later: [] });
  });

  test('of nothing leads to the list', async () => {
    const { page, bodies } = load({ getScore: score([]) }, ' ');
    expect(await page).toBe('to /health-plan/results/family/q1');
    expect(bodies('getScore')).toEqual([]);
  });

  test('is none where nobody is, or no day can be read', async () => {
    const nobody = anAnswer<'getScore'>({ priced_on: '2026-11-20', score_data: [] });
    expect(await load({ getScore: nobody }).page).toBe('none');
    expect(await load({ getScore: score([], 'soon') }).page).toBe('none');
  });
});

describe('the page of a plan that is bought on paper', () => {
  const help = anAnswer<'getHelp'>({ phone: '1800', hours: '9 to 6', is_sandbox: false, topics: [] });
  const score = anAnswer<'getScore'>({
    score_data: [
      { block: 'parents', plans: [aWirePlan('other')] },
      { block: 'family', plans: [aWirePlan('a', { product_title: 'Saral', premium: null })] },
    ],
  });
  const load = (search: Record<string, string>, answers: CallAnswers = {}) => {
    const conditions = anAnswer<'getMedicalConditions'>({ medical_conditions: [] });
    const site = over({ getHelp: help, getMedicalConditions: conditions, getScore: score, ...answers });
    return { ...site, page: pageAfter(loadOffline(site.api, search)) };
  };
  const address = { quoteID: 'q1', block: 'family', plan: 'a' };

  test('names the plan of its address, and whom to call', async () => {
    const list = { quoteId: 'q1', block: 'family', href: '/list', count: 43 } as const;
    rememberList(list);
    const { page, bodies } = load(address);
    expect(await page).toEqual({
      plan: { title: 'Saral', insurer: 'Kaveri Mutual', cover: 1_000_000, premium: null },
      help: { phone: '1800', hours: '9 to 6', is_sandbox: false },
      conditions: [],
      list,
    });
    expect(bodies('getScore')).toEqual([{ data: { slab_ids: ['a'] }, result_type: 'family' }]);
  });

  test.each([
    [{}],
    [{ block: 'family', plan: 'a' }],
    [{ quoteID: 'q1', plan: 'a' }],
    [{ quoteID: 'q1', block: 'family' }],
    [{ ...address, block: 'neighbours' }],
  ])('names none where the address says %j, and asks for none', async (search) => {
    const { page, bodies } = load(search as Record<string, string>); // each has texts alone
    expect(await page).toMatchObject({ plan: undefined, help: { phone: '1800' } });
    expect(bodies('getScore')).toEqual([]);
  });

  test.each<[string, CallAnswers]>([
    ['cannot be asked for', { getScore: refused('NOT_FOUND', 404) }],
    ['is not sold to these people', { getScore: anAnswer<'getScore'>({ score_data: [] }) }],
    ['is not offered', { getScore: anAnswer<'getScore'>({ score_data: [{ block: 'family', plans: [] }] }) }],
  ])('names none that %s', async (_why, answers) => {
    expect(await load(address, answers).page).toMatchObject({ plan: undefined });
  });
});

describe('the checklist', () => {
  const block = (id: string) => ({ block: id, type: id, plans: [], uidata, worth: null });
  const score = (blocks: readonly string[], isScored = true) =>
    anAnswer<'getScore'>({
      quote_id: 'q1',
      quote_crn: 'CH-1',
      scores_shown: isScored,
      score_data: blocks.map(block),
    });
  const load = (getScore: CallResult<'getScore'>, group: 'family' | 'parents' = 'family') => {
    const getOtherAnswers = anAnswer<'getOtherAnswers'>({ block: 'family', questions: [] });
    const site = over({ getScore, getOtherAnswers });
    return { ...site, page: pageAfter(loadOrder(site.api, group, 'q1', {})) };
  };

  test('is that of its people', async () => {
    const { page, bodies } = load(score(['parents', 'family']));
    expect(await page).toMatchObject({ order: { block: 'family', quoteId: 'q1' } });
    expect(bodies('getScore')).toEqual([{ result_type: 'all' }]);
  });

  test.each([
    ['the list, where no scores are shown', score(['family'], false), 'to /health-plan/results/family/q1'],
    ['others of the quote', score(['parents']), 'to /health-plan/pre-recommendation/parents/q1'],
    ['nowhere, where nobody is', score([]), 'none'],
  ])('leads to %s', async (_where, answer, to) => {
    expect(await load(answer).page).toBe(to);
  });
});

test.each([
  [{ offered: true, block: 'family' }, undefined],
  [{ offered: true, block: null }, undefined],
  [{ offered: false, block: null }, undefined],
  [{ offered: false, block: 'individual' }, 'to /health-plan/results/individual/q1'],
])('ways to cover a family that are %j lead to %s', async (split, to) => {
  const { api, bodies } = over({ getSplitPlans: anAnswer<'getSplitPlans'>(split) });
  expect(await pageAfter(loadSplit(api, 'q1', { claimant: 'father', claim: 'moon' }))).toEqual(to ?? split);
  expect(bodies('getSplitPlans')).toEqual([{ data: { claimant: 'father' } }]);
});

test.each([
  [{ filters: {} }, { data: { block: 'family', first: 20 }, filters: {} }],
  [
    { filters: {}, all: true },
    { data: { block: 'family' }, filters: {} },
  ],
  [
    { filters: {}, fullPlans: true, stay: 'dengue', standard: true },
    {
      data: { block: 'family', first: 20, product_type: 'INDEMNITY', stay: 'dengue' },
      filters: {},
      IS_AROGYA: 'true',
    },
  ],
])('a list is asked for as it is wished for: %j', async (options, body) => {
  const { api, bodies } = over({ getCards: anAnswer<'getCards'>({}) });
  await askCards(api, 'q1', 'family', options);
  expect(bodies('getCards')).toEqual([body]);
});
