import { describe, expect, test } from 'vitest';
import { aBill, aClaim, aClaimant, aTopUp } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { rupees } from '../money.ts';
import type { Bill } from './bill.ts';
import { freshYear } from './remaining-cover.ts';
import { settleBill } from './settle-bill.ts';
import { settleYear } from './settle-year.ts';

/** ₹5,00,000, of which 40,000 is not payable. */
const bypass = aBill(
  {
    doctors: 150_000,
    theatre: 100_000,
    tests: 50_000,
    medicines: 160_000,
    consumables: 30_000,
    nonPayables: 10_000,
  },
  { treatments: ['cardiac'] },
);

describe('a bypass of ₹5,00,000 on a cover of 3 lakh, 20 % bonus for each of two claim-free years', () => {
  const slab = aSlab('b', 3, { restoration: { kind: 'once', anyIllness: false } });
  const you = { ...aClaimant, claimFreeYears: 2, bill: bypass };
  const first = [
    ['not-payable', 10_000],
    ['not-payable', 30_000],
    ['cover-limit', 160_000], // 4,60,000 - 3,00,000
    ['bonus', -120_000], // 40 % of 3,00,000
  ];

  test('the bonus gives back 1,20,000; the refill waits for a later claim', () => {
    const { steps, planPays, youPay } = settleBill(aClaim(bypass, slab, you));
    expect(steps.map(({ kind, amount }) => [kind, amount])).toEqual(first);
    expect([planPays, youPay]).toEqual([420_000, 80_000]);
  });

  test('the same illness of another person finds 3,00,000 again', () => {
    const [, second] = settleYear(slab, [you, { ...you, person: 'Spouse' }]).bills;
    expect(second?.steps.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['not-payable', 10_000],
      ['not-payable', 30_000],
      ['cover-limit', 460_000],
      ['restoration', -300_000],
    ]);
    expect(second?.planPays).toBe(300_000);
  });

  test('the same illness of the same person finds nothing, a third claim of another neither', () => {
    expect(settleYear(slab, [you, you]).bills.map(({ planPays }) => planPays)).toEqual([420_000, 0]);
    const spouse = { ...you, person: 'Spouse' };
    const mother = { ...you, person: 'Mother' };
    expect(settleYear(slab, [you, spouse, mother]).bills.map(({ planPays }) => planPays)).toEqual([
      420_000, 300_000, 0,
    ]);
  });
});

describe('a cancer course of ₹12,00,000 on a cover of 5 lakh with an unlimited refill', () => {
  const treated = { treatments: ['cancer', 'modern-treatment'] } as const;
  const course = aBill({ medicines: 1_200_000 }, treated);
  const half = aBill({ medicines: 600_000 }, treated);
  const pay = (bills: readonly Bill[], subLimits: Parameters<typeof aSlab>[2]) =>
    settleYear(
      aSlab('c', 5, { restoration: { kind: 'unlimited' }, ...subLimits }),
      bills.map((bill) => ({ ...aClaimant, bill })),
    ).bills.map(({ planPays }) => planPays);

  test('as one claim gets 5 lakh, as two of 6 lakh 5 lakh each', () => {
    expect(pay([course], {})).toEqual([500_000]);
    expect(pay([half, half], {})).toEqual([500_000, 500_000]);
  });

  test('in a newer way, limited to half the cover, 2.5 lakh each', () => {
    const subLimits = [{ treatment: 'modern-treatment', percentOfSumInsured: 50, max: undefined }] as const;
    expect(pay([half, half], { subLimits })).toEqual([250_000, 250_000]);
  });
});

describe('a cover of 5 lakh, of which a first claim took 3: with a refill too one claim gets at most 5 lakh', () => {
  const claims = [3, 7, 4].map((inLakh, index) => ({
    ...aClaimant,
    person: `person ${index}`,
    bill: aBill({ medicines: inLakh * 100_000 }, {}),
  }));
  test.each([
    ['none', { kind: 'none' }, [300_000, 200_000, 0]], // 5 - 3 = 2, then nothing
    ['once', { kind: 'once', anyIllness: true }, [300_000, 500_000, 200_000]], // 2 + 3 of the refill, then its last 2
    ['unlimited', { kind: 'unlimited' }, [300_000, 500_000, 400_000]], // 2 + 3, then 4 of a new 5
  ] as const)('refill: %s', (_name, restoration, pay) => {
    const { bills } = settleYear(aSlab('r', 5, { restoration }), claims);
    expect(bills.map(({ planPays }) => planPays)).toEqual(pay);
  });
});

test('a super top-up of 10 lakh above 5 lakh, half of it used: of ₹4,00,000 it pays ₹1,50,000', () => {
  const bill = aBill({ medicines: 400_000 }, {});
  const year = { ...freshYear, deductibleUsed: rupees(250_000) };
  const { steps, planPays, yearAfter } = settleBill(aClaim(bill, aTopUp(10, 5, {}), { year }));
  expect(steps).toEqual([
    { kind: 'deductible', amount: 250_000, why: { deductible: 500_000, left: 250_000 } },
  ]);
  expect([planPays, yearAfter.deductibleUsed]).toEqual([150_000, 500_000]);
});
