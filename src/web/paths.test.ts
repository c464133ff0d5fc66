import { expect, test } from 'vitest';
import { blockIds } from '#domain/quote/block-id.ts';
import { blockOfAddress, paths } from './paths.ts';

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
    'in-laws are named beside their plan group',
    paths.results('parents-in-law', 'q1', { sort: 'premium-low' }),
    '/health-plan/results/parents/q1?sort=premium-low&block=parents-in-law',
  ],
  [
    'a plan of theirs as well',
    paths.planDetail('parents-in-law', 'q1', 'kaveri', 's-5'),
    '/health-plan/plan-detail/parents/q1/kaveri/s-5?block=parents-in-law',
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

test.each([
  ['the group alone is its first block', 'parents', {}, 'parents'],
  ['one block of the group', 'parents', { block: 'parents-in-law' }, 'parents-in-law'],
  ['an address that was given out before', 'parents', { couple: '2' }, 'parents-in-law'],
  ['its first couple', 'parents', { couple: '1' }, 'parents'],
  ['a block of another group', 'family', { block: 'parents-in-law' }, 'family'],
  ['a word that is no block', 'combined', { block: 'constructor' }, 'combined'],
  ['a couple where there is none', 'individual', { couple: '2' }, 'individual'],
  ['a group that is none', 'parents-in-law', {}, undefined],
])('of an address: %s', (_what, planType, search, block) => {
  expect(blockOfAddress(planType, search)).toBe(block);
});

test.each(blockIds)('the address of %s is read back as it', (block) => {
  const { pathname, searchParams } = new URL(paths.results(block, 'q1'), 'https://chhatri.example');
  expect(blockOfAddress(pathname.split('/')[3], Object.fromEntries(searchParams))).toBe(block);
});
