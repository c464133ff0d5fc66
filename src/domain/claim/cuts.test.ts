import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBill, aClaim, anyBill, arogyaSanjeevani } from '#test/claim-builders.ts';
import { anyFeatures, aSlab } from '#test/plan-builders.ts';
import { cutsOf } from './cuts.ts';
import { settleBill } from './settle-bill.ts';

const dengue = aBill(
  {
    room: [4, 8_000],
    icu: [1, 14_000],
    nursing: 4_000,
    doctors: 12_000,
    tests: 16_000,
    medicines: 14_000,
    consumables: 4_000,
    nonPayables: 2_000,
    ambulance: 2_500,
    before: [7, 3_000],
    after: [15, 4_500],
  },
  {},
);

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
