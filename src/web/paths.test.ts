import { expect, expectTypeOf, test } from 'vitest';
import { type MethodPage, type ProposalScreen, paths } from './paths.ts';

test.each([
  [
    'results keep only what is set',
    paths.results('family', 'q1', { sort: 'premium-low', copay: '' }),
    '/health-plan/results/family/q1?sort=premium-low',
  ],
  [
    'plan detail',
    paths.planDetail('parents', 'q1', { product_slug: 'kaveri', slab_id: 's-5', riders: [] }),
    '/health-plan/plan-detail/parents/q1/kaveri/s-5',
  ],
  [
    'in-laws are named beside their plan group',
    paths.results('parents-in-law', 'q1', { sort: 'premium-low' }),
    '/health-plan/results/parents/q1?sort=premium-low&block=parents-in-law',
  ],
  [
    'a plan of theirs as well',
    paths.planDetail('parents-in-law', 'q1', { product_slug: 'kaveri', slab_id: 's-5', riders: [] }),
    '/health-plan/plan-detail/parents/q1/kaveri/s-5?block=parents-in-law',
  ],
  [
    'a part cannot break out of its place',
    paths.splitPlans('a/../b?c#d'),
    '/health-plan/split-plans/a%2F..%2Fb%3Fc%23d',
  ],
  ['the buy address ends in a slash', paths.buy('t1'), '/health-plan/buy/t1/'],
  ['covid plans have an area of their own', paths.covidPlan({ quoteID: 'q1' }), '/covid-plan/?quoteID=q1'],
  ['proposal', paths.proposal('p1', 't-and-c'), '/health-plan/proposals/p1/t-and-c'],
  ['a method is named after its page, not after its address', paths.method('all-plans'), '/about/catalogue'],
])('an address is built: %s', (_rule, built, address) => {
  expect(built).toBe(address);
});

test('a link asks for what its page says: what stands in its path, of those it allows, and the query it reads', () => {
  const bad = () => [
    // @ts-expect-error no such plan group
    paths.results('somebody', 'q1'),
    // @ts-expect-error a key of the query that the page does not read
    paths.results('family', 'q1', { colour: 'red' }),
    // @ts-expect-error no page of a purchase
    paths.proposal('p1', 'results'),
    // @ts-expect-error no page to read
    paths.about('moon'),
  ];
  expect(bad).not.toThrow();
  expectTypeOf<
    'buy-policy' | 'proposer-detail' | 'kyc-success' | 'transaction-expired'
  >().toExtend<ProposalScreen>();
  expectTypeOf<MethodPage>().toEqualTypeOf<
    | 'how-scores-work'
    | 'how-prices-work'
    | 'how-cover-counts'
    | 'how-years-are-counted'
    | 'bill-test'
    | 'all-plans'
  >();
});
