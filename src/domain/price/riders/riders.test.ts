import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aRider, aSlab, bands } from '#test/builders/plan-builders.ts';
import type { Product } from '../../catalogue/catalogue.ts';
import { rupees } from '../../money.ts';
import type { FailureCode } from '../../result.ts';
import { chosenRiders, noRiders, slabWith } from './riders.ts';

const slab = aSlab('poorna-10', 10, { copay: { percent: 10, fromAge: undefined } });
const product: Product = aProduct('poorna', {
  slabs: [slab],
  riders: [
    aRider('wait-24', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 24 } }),
    aRider('wait-12', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 12 } }),
    aRider('wait-36', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 36 } }),
    aRider('critical-5', {
      exclusiveGroup: 'critical',
      price: { kind: 'by-age', bands: bands([[18, 65, 900]]) },
    }),
    aRider('critical-10', { exclusiveGroup: 'critical' }),
    aRider('income', { needs: ['critical-5', 'critical-10'] }),
    aRider('accident', { ages: { from: 18, to: 70 }, price: { kind: 'per-person', amount: rupees(840) } }),
    aRider('young', { ages: { from: 0, to: 45 } }),
    aRider('share', { effect: { kind: 'copay-waived' } }),
  ],
});

const offer = { product, slab };
const couple = aFamily('You 34y', 'Spouse 36y');

describe('riders that are chosen together', () => {
  test.each<[string, readonly string[], readonly string[], FailureCode, string]>([
    ['that nobody files', ['You 34y'], ['travel'], 'RIDER_NOT_OFFERED', 'travel'],
    ['whose term this cover has already', ['You 34y'], ['wait-36'], 'RIDER_NOT_OFFERED', 'wait-36'],
    ['of one group', ['You 34y'], ['wait-12', 'wait-24'], 'RIDERS_EXCLUDE_EACH_OTHER', 'wait-24'],
    ['without the one that it needs', ['You 34y'], ['income'], 'RIDER_NEEDS_ANOTHER', 'income'],
    [
      'priced by age for nobody of these ages',
      ['You 66y'],
      ['critical-5'],
      'RIDER_AGE_OUT_OF_RANGE',
      'critical-5',
    ],
    [
      'for each person, of whom none is of its ages',
      ['Son-0 9y'],
      ['accident'],
      'RIDER_AGE_OUT_OF_RANGE',
      'accident',
    ],
    [
      'for all, of whom one is too old',
      ['You 45y', 'Spouse 46y'],
      ['young'],
      'RIDER_AGE_OUT_OF_RANGE',
      'young',
    ],
  ])('%s are refused by name', (_, people, ids, code, rider) => {
    expect(chosenRiders(offer, aFamily(...people), ids)).toEqual({
      ok: false,
      failure: { code, detail: { rider } },
    });
  });

  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['none', ['You 34y'], [], []],
    [
      'one with any of those that it needs',
      ['You 34y'],
      ['income', 'critical-10'],
      ['critical-10', 'income'],
    ],
    ['one twice', ['You 34y'], ['share', 'share'], ['share']],
    [
      'in whatever order they were said',
      ['You 34y'],
      ['share', 'accident', 'wait-12'],
      ['wait-12', 'accident', 'share'],
    ],
    ['for each person, where one is of its ages', ['You 34y', 'Son-0 9y'], ['accident'], ['accident']],
    ['at the ends of its ages', ['You 45y', 'Son-0 8m'], ['young'], ['young']],
  ])('%s stand in the order in which they are filed', (_, people, ids, expected) => {
    const result = chosenRiders(offer, aFamily(...people), ids);
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(expected);
  });
});

test('the slab with its riders has the terms that they change, and the slab itself is as it was', () => {
  const result = chosenRiders(offer, couple, ['wait-12', 'share', 'accident']);
  const { features } = slabWith(slab, result.ok ? result.value : noRiders);
  expect([features.copay.percent, features.waitingPeriods.preExistingMonths]).toEqual([0, 12]);
  expect([slab.features.copay.percent, slab.features.waitingPeriods.preExistingMonths]).toEqual([10, 36]);
  expect(slabWith(slab, noRiders)).toBe(slab);
});
