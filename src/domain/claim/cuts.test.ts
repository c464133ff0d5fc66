import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aBill, aClaim, anyBill, arogyaSanjeevani, dengue } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import type { ClaimStep, StepKind } from './claim-step.ts';
import { type Cut, cutsOf } from './cuts.ts';
import { settleBill } from './settle-bill.ts';

test('a bill comes down to what is paid in rows, each with what it went by', () => {
  expect(cutsOf(settleBill(aClaim(dengue, aSlab('as', 5, arogyaSanjeevani), {})))).toEqual([
    { kind: 'non-payables', amount: 2_000 },
    { kind: 'consumables', amount: 4_000 },
    { kind: 'around', amount: 500 },
    { kind: 'room', amount: 16_000, days: 4, charged: 8_000, limit: 5_000 },
    { kind: 'fees', amount: 6_000, charged: 8_000, limit: 5_000 },
    { kind: 'co-pay', amount: 3_975, percent: 5 },
  ]);
});

test('a birth that is not covered is one row, the whole bill', () => {
  const birth = aBill({ doctors: 80_000 }, { waits: 'maternity', birth: 'normal' });
  const { total, ...settled } = settleBill(aClaim(birth, aSlab('as', 5, arogyaSanjeevani), {}));
  expect(cutsOf(settled)).toEqual([{ kind: 'not-covered', amount: total }]);
});

test('the rows of any bill add up to what you pay', () => {
  fc.assert(
    fc.property(anyBill, anyFeatures, (bill, features) => {
      const settled = settleBill(aClaim(bill, aSlab('any', 5, features), {}));
      expect(cutsOf(settled).reduce((sum, { amount }) => sum + amount, 0)).toBe(settled.youPay);
    }),
  );
});

test.each<[readonly ClaimStep[], readonly Cut[]]>([
  [[of('not-payable', 900, { cause: 'not-covered' })], [{ kind: 'not-covered', amount: rupees(900) }]],
  [
    [of('not-payable', 900, { cause: 'wait', wait: 'maternity', coveredFrom: isoDate(2027, 1, 1) })],
    [{ kind: 'not-covered', amount: rupees(900) }],
  ],
  [
    [
      of('not-payable', 100, { cause: 'before', days: 30, coveredDays: 7 }),
      of('not-payable', 200, { cause: 'ambulance', limit: rupees(1_000) }),
      of('not-payable', 300, { cause: 'after', days: 60, coveredDays: 15 }),
    ],
    [{ kind: 'around', amount: rupees(600) }],
  ],
  [
    [of('sub-limit', 700, { of: 'cataract', limit: rupees(40_000) })],
    [{ kind: 'treatment', amount: rupees(700), limit: rupees(40_000) }],
  ],
  [
    [of('deductible', 500, { deductible: rupees(300_000), left: rupees(500) })],
    [{ kind: 'deductible', amount: rupees(500), limit: rupees(300_000) }],
  ],
  // What a bonus or a refill gives back counts with the cover; where they give back all, nothing is cut.
  [
    [of('cover-limit', 900, { left: rupees(10_000) }), of('bonus', -300, { left: rupees(300) })],
    [{ kind: 'cover', amount: rupees(600), limit: rupees(10_000) }],
  ],
  [[of('cover-limit', 900, { left: rupees(0) }), of('restoration', -900, { left: rupees(900) })], []],
])('the steps %j are the rows %j', (steps, rows) => {
  expect(cutsOf({ steps })).toEqual(rows);
});

function of(kind: StepKind, amount: number, why: ClaimStep['why']): ClaimStep {
  return { kind, amount: rupees(amount), why } as ClaimStep; // each row gives the reason of its kind
}
