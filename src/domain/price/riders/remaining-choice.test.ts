import { expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aRider, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanChoice } from './plan-choice.ts';
import { remainingChoice } from './remaining-choice.ts';

const slab = aSlab('poorna-10', 10, {});
const product = aProduct('poorna', {
  slabs: [slab],
  termYears: [1, 2],
  riders: [
    aRider('critical', { ages: { from: 18, to: 45 } }),
    aRider('income', { needs: ['critical'] }),
    aRider('cash', {}),
  ],
});
const travel = { kind: 'rider', rider: 'travel', code: 'RIDER_NOT_OFFERED' };

test.each<[string, string, PlanChoice, PlanChoice, readonly object[]]>([
  ['all that is sold', 'You 34y', { termYears: 2, riders: ['cash'] }, { termYears: 2, riders: ['cash'] }, []],
  [
    'a year where the term is sold no more',
    'You 34y',
    { termYears: 3, riders: ['cash'] },
    { termYears: 1, riders: ['cash'] },
    [{ kind: 'term', code: 'TERM_NOT_SOLD' }],
  ],
  [
    'no rider that is sold no more',
    'You 34y',
    { termYears: 1, riders: ['travel', 'cash'] },
    { termYears: 1, riders: ['cash'] },
    [travel],
  ],
  [
    'none whose age is past, nor what needed it',
    'You 46y',
    { termYears: 1, riders: ['critical', 'income', 'cash'] },
    { termYears: 1, riders: ['cash'] },
    [
      { kind: 'rider', rider: 'critical', code: 'RIDER_AGE_OUT_OF_RANGE' },
      { kind: 'rider', rider: 'income', code: 'RIDER_NEEDS_ANOTHER' },
    ],
  ],
])('an earlier choice keeps %s', (_, who, expectedChoice, choice, fellAway) => {
  expect(remainingChoice({ product, slab }, aFamily(who), expectedChoice)).toEqual({ choice, fellAway });
});
