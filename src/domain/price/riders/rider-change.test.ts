import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import { aProduct, aRider, aSlab } from '#test/builders/plan-builders.ts';
import { withoutRider, withRiders } from './rider-change.ts';
import { chosenRiders } from './riders.ts';

const slab = aSlab('poorna-10', 10, {});
const product = aProduct('poorna', {
  slabs: [slab],
  riders: [
    aRider('wait-24', { exclusiveGroup: 'wait' }),
    aRider('wait-12', { exclusiveGroup: 'wait' }),
    aRider('critical-5', { exclusiveGroup: 'critical' }),
    aRider('critical-10', { exclusiveGroup: 'critical' }),
    aRider('income', { needs: ['critical-5', 'critical-10'] }),
    aRider('accident', {}),
    aRider('share', {}),
  ],
});

const withOne = (of: typeof product, ids: readonly string[], added: string) => withRiders(of, ids, [added]);

describe('a choice that changes', () => {
  test.each<[string, readonly string[], string, readonly string[], readonly string[]]>([
    ['one more', ['accident'], 'wait-12', ['accident', 'wait-12'], []],
    [
      'one of a group takes the other out',
      ['wait-24', 'accident'],
      'wait-12',
      ['accident', 'wait-12'],
      ['wait-24'],
    ],
    ['one that is in it already', ['wait-12'], 'wait-12', ['wait-12'], []],
    [
      'one of a group, and what needs any of them stays',
      ['critical-5', 'income'],
      'critical-10',
      ['income', 'critical-10'],
      ['critical-5'],
    ],
    ['one without what it needs is not taken, and said so', [], 'income', [], ['income']],
  ])('by adding %s', (_, before, added, ids, takenOut) => {
    expect(withRiders(product, before, [added])).toEqual({ ids, takenOut });
  });

  test('by adding two at once: one can be what the other needs, whichever is named first', () => {
    for (const added of [
      ['income', 'critical-5'],
      ['critical-5', 'income'],
    ]) {
      expect(withRiders(product, ['critical-10', 'share'], added)).toEqual({
        ids: ['share', ...added],
        takenOut: ['critical-10'],
      });
    }
  });

  test('one that is named twice is taken once', () => {
    expect(withRiders(product, [], ['accident', 'accident']).ids).toEqual(['accident']);
  });

  test('two of a group that are added together both stay in it, and are no sound choice', () => {
    const { ids } = withRiders(product, ['wait-12'], ['wait-12', 'wait-24']);
    expect(chosenRiders({ product, slab }, aFamily('You 34y'), ids)).toMatchObject({
      failure: { code: 'RIDERS_EXCLUDE_EACH_OTHER' },
    });
  });

  test.each<[string, readonly string[], string, readonly string[], readonly string[]]>([
    ['one', ['accident', 'wait-12'], 'wait-12', ['accident'], []],
    [
      'one that another needs, which goes too',
      ['critical-5', 'income', 'share'],
      'critical-5',
      ['share'],
      ['income'],
    ],
    ['one that is not in it', ['share'], 'income', ['share'], []],
  ])('by leaving out %s', (_, before, removed, ids, takenOut) => {
    expect(withoutRider(product, before, removed)).toEqual({ ids, takenOut });
  });

  test('a sound one stays sound, whatever is added or left out', () => {
    const ids = product.riders.map(({ id }) => id);
    const start: readonly (readonly string[])[] = [
      [],
      ['critical-5', 'income', 'wait-24'],
      ['wait-12', 'share'],
    ];
    for (const before of start) {
      for (const id of ids) {
        for (const change of [withOne, withoutRider]) {
          expect(
            chosenRiders({ product, slab }, aFamily('You 34y'), change(product, before, id).ids).ok,
            id,
          ).toBe(true);
        }
      }
    }
  });
});
