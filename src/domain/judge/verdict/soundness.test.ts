import { describe, expect, test } from 'vitest';
import { aScoredPlan, aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures } from '../../cover/features.ts';
import { lakh, rupees } from '../../money.ts';
import { coversWithoutCopay, isSound, type Soundness, type Weakness, weaknessesOf } from './soundness.ts';

const family: Soundness = {
  eldestAge: 40,
  singleRent: rupees(6_500),
  icuPerDay: rupees(20_000),
  sharesCover: true,
  copayFreeAt: new Set(),
};

function aPlan(total: number | undefined, features: Partial<PlanFeatures>) {
  return aScoredPlan(aSlab('p', 10, { restoration: { kind: 'unlimited' }, ...features }), total, 500);
}

describe('sound', () => {
  test.each<[string, Partial<PlanFeatures>, Partial<Soundness>, boolean]>([
    ['a co-pay before 61', { copay: { percent: 10, fromAge: undefined } }, {}, false],
    [
      'a co-pay at 60, where all have one',
      { copay: { percent: 10, fromAge: undefined } },
      { eldestAge: 60 },
      false,
    ],
    [
      'a co-pay from 61 on, where all have one',
      { copay: { percent: 10, fromAge: undefined } },
      { eldestAge: 61 },
      true,
    ],
    [
      'a co-pay for those who join from 61 on, at that age, where a plan without one is sold at this cover',
      { copay: { percent: 10, fromAge: 61 } },
      { eldestAge: 61, copayFreeAt: new Set([lakh(10)]) },
      false,
    ],
    [
      'a co-pay from 61 on, where a plan without one is sold at another cover alone',
      { copay: { percent: 10, fromAge: undefined } },
      { eldestAge: 61, copayFreeAt: new Set([lakh(5)]) },
      true,
    ],
    ['a co-pay that these ages do not meet', { copay: { percent: 10, fromAge: 61 } }, {}, true],
    [
      'a room limit below a single room',
      { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: rupees(6_000) } },
      {},
      false,
    ],
    [
      'a room limit above it',
      { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } },
      {},
      true,
    ],
    [
      'a limit of intensive care below its cost',
      { icu: { kind: 'capped', percentPerDay: 5, maxPerDay: rupees(10_000) } },
      {},
      false,
    ],
    [
      'a limit of intensive care above it',
      { icu: { kind: 'capped', percentPerDay: 2, maxPerDay: undefined } },
      {},
      true,
    ],
    ['a shared room', { roomRent: { kind: 'shared' } }, {}, false],
    ['no refill of a shared cover', { restoration: { kind: 'none' } }, {}, false],
    ['no refill of one’s own cover', { restoration: { kind: 'none' } }, { sharesCover: false }, true],
  ])('whether a plan is with %s', (_, features, people, sound) => {
    const plan = aPlan(10_000, features);
    expect(isSound(plan, { ...family, ...people })).toBe(sound);
  });
});

test('a plan without co-pay counts where it is sound and has a price, at its cover', () => {
  const copay = { percent: 20, fromAge: 61 };
  const covers = (features: Partial<PlanFeatures>, total: number | undefined, eldestAge: number) => [
    ...coversWithoutCopay([aPlan(total, features)], { ...family, eldestAge }),
  ];
  expect(covers({}, 10_000, 70)).toEqual([lakh(10)]);
  expect(covers({}, undefined, 70)).toEqual([]);
  expect(covers({ restoration: { kind: 'none' } }, 10_000, 70)).toEqual([]);
  expect(covers({ copay }, 10_000, 70)).toEqual([]);
  expect(covers({ copay }, 10_000, 60)).toEqual([lakh(10)]);
});

test.each<[string, Partial<PlanFeatures>, Partial<Soundness>, readonly Weakness[]]>([
  ['nothing', {}, {}, []],
  [
    'a co-pay, also where all have one',
    { copay: { percent: 10, fromAge: 61 } },
    { eldestAge: 61 },
    ['copay'],
  ],
  ['no co-pay of the old for the young', { copay: { percent: 10, fromAge: 61 } }, {}, []],
  ['a shared room', { roomRent: { kind: 'shared' } }, {}, ['room']],
  [
    'a limit of intensive care',
    { icu: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } },
    {},
    ['intensive-care'],
  ],
  ['no refill of a shared cover', { restoration: { kind: 'none' } }, {}, ['refill']],
  ['no refill of one’s own cover', { restoration: { kind: 'none' } }, { sharesCover: false }, []],
])('what a plan lacks is said: %s', (_, features, people, weaknesses) => {
  expect(weaknessesOf(aPlan(10_000, features).slab, { ...family, ...people })).toEqual(weaknesses);
});
