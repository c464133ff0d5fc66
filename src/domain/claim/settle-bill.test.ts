import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBill, aClaim, anyClaim, everyLine, raised } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { crore } from '../money.ts';
import { amountLines, editedBill } from './bill.ts';
import { stepKinds } from './claim-step.ts';
import { bonusAmount } from './remaining-cover.ts';
import { settleBill } from './settle-bill.ts';
import { settleYear } from './settle-year.ts';

const runs = { numRuns: 400 };

describe('any bill under any plan', () => {
  test('you pay and the plan pays add up to the bill, neither below 0; the steps add up to what you pay', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { total, planPays, youPay, steps, recognised } = settleBill(claim);
        expect(planPays + youPay).toBe(total);
        expect(Math.min(planPays, youPay)).toBeGreaterThanOrEqual(0);
        expect(planPays).toBeLessThanOrEqual(recognised);
        expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(youPay);
      }),
      runs,
    );
  });

  test('steps stand in their order; only bonus and restoration give back', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { steps } = settleBill(claim);
        const order = steps.map(({ kind }) => stepKinds.indexOf(kind));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const { kind, amount } of steps) {
          expect(Math.sign(amount)).toBe(kind === 'bonus' || kind === 'restoration' ? -1 : 1);
        }
      }),
      runs,
    );
  });

  test('the plan never pays more than cover, bonus and refill', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        const { slab, claimFreeYears, year } = claim;
        const refills = slab.features.restoration.kind === 'none' || year.claims.length === 0 ? 0 : 1;
        const most = slab.sumInsured * (1 + refills) + bonusAmount(slab, claimFreeYears);
        expect(settleBill(claim).planPays).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });

  test.each(everyLine)('a higher line never lowers what you pay: %s', (line) => {
    fc.assert(
      fc.property(anyClaim, fc.integer({ min: 1, max: 20_000 }), (claim, by) => {
        const higher = { ...claim, bill: raised(claim.bill, line, by) };
        expect(settleBill(higher).youPay).toBeGreaterThanOrEqual(settleBill(claim).youPay);
      }),
      runs,
    );
  });
});

describe('a year of bills', () => {
  test('adds up, takes the deductible once, and pays no more than cover, bonus and one refill a later claim', () => {
    fc.assert(
      fc.property(anyClaim, fc.array(anyClaim, { minLength: 1, maxLength: 4 }), ({ slab }, claims) => {
        const bills = claims.map((claim) => ({ ...claim, claimFreeYears: 2 }));
        const year = settleYear(slab, bills);
        expect(year.planPays + year.youPay).toBe(year.total);
        const deducted = year.bills.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'deductible'));
        const sum = deducted.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBeLessThanOrEqual(slab.deductible ?? 0);
        const refills = { none: 0, once: 1, unlimited: bills.length - 1 }[slab.features.restoration.kind];
        const most = slab.sumInsured * (1 + refills) + bonusAmount(slab, 2);
        expect(year.planPays).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });
});

test('a rent at its limit cuts nothing, one rupee more cuts a little', () => {
  const slab = aSlab('cap', 5, { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } });
  const youPay = (perDay: number) =>
    settleBill(aClaim(aBill({ room: [2, perDay], doctors: 50_010 }, {}), slab, {})).youPay;
  // 5,000 a day; at 5,001 the rent loses 2 and doctors 50,010 x 1/5,001 = 10
  expect([youPay(5_000), youPay(5_001)]).toEqual([0, 12]);
});

test('half a rupee of a co-pay is rounded up, once', () => {
  const slab = aSlab('co', 5, { copay: { percent: 5, fromAge: undefined } });
  expect(settleBill(aClaim(aBill({ medicines: 1_010 }, {}), slab, {})).youPay).toBe(51); // 50.5
});

test('the largest bill that anybody would type is settled to the rupee', () => {
  const [amount, days] = [crore(5), 365];
  const bill = editedBill(aBill({}, {}), [
    { line: 'room', days, perDay: amount },
    { line: 'icu', days, perDay: amount },
    { line: 'before', days, amount },
    { line: 'after', days, amount },
    ...amountLines.map((line) => ({ line, amount })),
  ]);
  const slab = aSlab('s', 5, { roomRent: { kind: 'capped', percentPerDay: 1, maxPerDay: undefined } });
  const { planPays, youPay, total } = settleBill(aClaim(bill, slab, {}));
  // There are two lines of a rent each day of the year, and eleven amounts, each of 5 crore.
  expect(total).toBe((2 * 365 + 11) * 5e7);
  expect([planPays, planPays + youPay]).toEqual([500_000, total]);
});
