import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test.each([
  [
    'results keep only what is set',
    paths.results('family', 'q1', { sort: 'premium-low', copay: '' }),
    '/health-plan/results/family/q1?sort=premium-low',
  ],
  [
    'plan detail',
    paths.planDetail('parents', 'q1', 'kaveri', 's-5'),
    '/health-plan/plan-detail/parents/q1/kaveri/s-5',
  ],
  [
    'a part cannot break out of its place',
    paths.splitPlans('a/../b?c#d'),
    '/health-plan/split-plans/a%2F..%2Fb%3Fc%23d',
  ],
  ['the buy address ends in a slash', paths.buy('t1'), '/health-plan/buy/t1/'],
  ['proposal', paths.proposal('p1', 't-and-c'), '/health-plan/proposals/p1/t-and-c'],
])('%s', (_rule, built, address) => {
  expect(built).toBe(address);
});
