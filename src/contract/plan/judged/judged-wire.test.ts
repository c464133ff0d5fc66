import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allInOf } from '#domain/judge/all-in/all-in.ts';
import type { Floor } from '#domain/judge/verdict/floors.ts';
import { rupees } from '#domain/money.ts';
import { aScoredPlan, aSlab, withConsumables } from '#test/builders/plan-builders.ts';
import { allInShape, floorShape } from './judged.ts';
import { allInToWire, floorToWire } from './judged-wire.ts';

test('what a plan costs all in comes with each of its years, and its parts add up', () => {
  const year = (premium: number) => ({
    premium: rupees(premium),
    ownShare: rupees(4_000),
    above: rupees(1_500),
    paidBeside: rupees(700),
  });
  const wire = allInToWire(allInOf([year(10_000), year(12_000)], { years: 2, staying: 0.5, borrowed: 1 }));
  expect(v.parse(allInShape, wire)).toEqual({
    total: 10_667 + 4_000 + 1_500 - 700,
    premium: 10_667,
    own_share: 4_000,
    above: 1_500,
    paid_beside: 700,
    years: [10_000, 12_000].map((premium) => ({
      premium,
      own_share: 4_000,
      above: 1_500,
      paid_beside: 700,
    })),
  });
});

const sound = withConsumables(aScoredPlan(aSlab('plus', 10, {}), 12_000, 700));

test.each<[Floor, object]>([
  [{ kind: 'on-paper' }, { kind: 'on-paper' }],
  [{ kind: 'no-hospital' }, { kind: 'no-hospital' }],
  [
    { kind: 'never-covered', illnesses: [{ en: 'Fits', hi: 'मिर्गी' }] },
    { kind: 'never-covered', illnesses: ['मिर्गी'] },
  ],
  [
    { kind: 'claims', settledPercent: 79 },
    { kind: 'claims', settled_percent: 79 },
  ],
  [
    { kind: 'complaints', per10000: 40, median: 9.5 },
    { kind: 'complaints', per_10000: 40, median: 9.5 },
  ],
  [
    { kind: 'solvency', ratio: 1.38 },
    { kind: 'solvency', ratio: 1.38 },
  ],
  [
    { kind: 'later-price', age: 46, times: 3.7, market: 1.7 },
    { kind: 'later-price', age: 46, times: 3.7, market: 1.7 },
  ],
  [
    { kind: 'not-sound', sound, more: -900 },
    { kind: 'not-sound', sound: 'Plan of-plus + छोटा सामान', more: -900 },
  ],
])('why a plan is not recommended keeps its facts: %o', (floor, wire) => {
  expect(v.parse(floorShape, floorToWire(floor, 'hi'))).toEqual(wire);
});
