import { describe, expect, test } from 'vitest';
import { aBill, aClaim, arogyaSanjeevani, aTopUp } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import type { PlanFeatures, SubLimit } from '../cover/features.ts';
import { isoDate } from '../date.ts';
import { lakh, rupees } from '../money.ts';
import type { Bill } from './bill.ts';
import { freshYear, type IllnessOf } from './remaining-cover.ts';
import { type Claim, settleBill } from './settle-bill.ts';

const medicines = (amount: number, facts: Partial<Bill> = {}) => ({
  ...aBill({ medicines: amount }, {}),
  ...facts,
});
const settled = (bill: Bill, features: Partial<PlanFeatures>, facts: Partial<Claim> = {}) =>
  settleBill(aClaim(bill, aSlab('one', 5, features), facts));

test('each step tells what it is worked out from', () => {
  const bill = aBill(
    {
      room: [4, 8_000],
      icu: [1, 14_000],
      nursing: 4_000,
      consumables: 4_000,
      nonPayables: 2_000,
      ambulance: 2_500,
    },
    {},
  );
  expect(settled(bill, arogyaSanjeevani).steps).toEqual([
    { kind: 'not-payable', amount: 2_000, why: { cause: 'non-payables' } },
    { kind: 'not-payable', amount: 4_000, why: { cause: 'consumables' } },
    { kind: 'not-payable', amount: 500, why: { cause: 'ambulance', limit: 2_000 } },
    {
      kind: 'room-cap',
      amount: 12_000,
      why: { of: 'room', days: 4, chargedPerDay: 8_000, limitPerDay: 5_000 },
    },
    {
      kind: 'room-cap',
      amount: 4_000,
      why: { of: 'icu', days: 1, chargedPerDay: 14_000, limitPerDay: 10_000 },
    },
    {
      kind: 'proportionate-cut',
      amount: 1_500,
      why: { line: 'nursing', chargedPerDay: 8_000, limitPerDay: 5_000 },
    },
    { kind: 'co-pay', amount: 1_725, why: { percent: 5, admissible: 34_500 } },
  ]);
});

describe('what is above the cover', () => {
  const features = {
    noClaimBonus: { percentPerYear: 10, maxPercent: 100 },
    restoration: { kind: 'once', anyIllness: true },
  } as const;

  test('is told with what was left, and what bonus and refill give of it', () => {
    const year = { ...freshYear, paid: lakh(1), claims: [{ person: 'You', illness: 'other' }] };
    const { steps, planPays } = settled(medicines(700_000), features, { claimFreeYears: 2, year });
    expect(steps).toEqual([
      { kind: 'cover-limit', amount: 300_000, why: { left: 400_000 } },
      { kind: 'bonus', amount: -100_000, why: { left: 100_000 } },
      { kind: 'restoration', amount: -100_000, why: { left: 100_000 } },
    ]);
    expect(planPays).toBe(600_000);
  });

  test.each<[string, readonly IllnessOf[], number]>([
    ['another illness of the same person', [{ person: 'You', illness: 'other' }], 500_000],
    ['the same illness of somebody else', [{ person: 'Spouse', illness: 'own' }], 500_000],
    ['this illness of this person', [{ person: 'You', illness: 'own' }], 0],
    [
      'this illness of this person, among others',
      [
        { person: 'Spouse', illness: 'own' },
        { person: 'You', illness: 'own' },
      ],
      0,
    ],
    ['nothing', [], 0],
  ])('is refilled once for another illness, when the year has had %s: %s', (_, claims, planPays) => {
    const otherIllness = { restoration: { kind: 'once', anyIllness: false } } as const;
    const year = { ...freshYear, paid: lakh(5), claims };
    expect(settled(medicines(700_000), otherIllness, { year }).planPays).toBe(planPays);
  });
});

describe('the year after', () => {
  test('counts a claim only where the plan has paid', () => {
    const claims = [{ person: 'You', illness: 'own' }];
    expect(settled(medicines(1_000), {}).yearAfter).toEqual({ paid: 1_000, claims, deductibleUsed: 0 });
    expect(settled(aBill({ nonPayables: 1_000 }, {}), {}).yearAfter).toEqual(freshYear);
  });

  test('counts to the deductible what it took, and no co-pay', () => {
    const topUp = aTopUp(10, 3, { copay: { percent: 10, fromAge: undefined } });
    const { steps, yearAfter } = settleBill(aClaim(medicines(400_000), topUp, {}));
    expect(steps).toEqual([
      { kind: 'co-pay', amount: 40_000, why: { percent: 10, admissible: 400_000 } },
      { kind: 'deductible', amount: 300_000, why: { deductible: 300_000, left: 300_000 } },
    ]);
    expect(yearAfter).toMatchObject({ paid: 60_000, deductibleUsed: 300_000 });
  });
});

describe('a birth', () => {
  const dates = { coveredSince: isoDate(2026, 1, 1), admittedOn: isoDate(2027, 12, 31) };
  const covered: Partial<PlanFeatures> = {
    maternity: { kind: 'covered', normal: rupees(35_000), caesarean: rupees(50_000), waitMonths: 24 },
  };

  test.each<[string, Partial<Bill>]>([
    ['by its wait', { waits: 'maternity' }],
    ['by its way', { birth: 'normal' }],
  ])('is told %s, and not covered without maternity', (_, facts) => {
    expect(settled(medicines(50_000, facts), {}).steps).toEqual([
      { kind: 'not-payable', amount: 50_000, why: { cause: 'not-covered' } },
    ]);
  });

  test.each([
    ['normal', 35_000],
    ['caesarean', 50_000],
  ] as const)('by %s has its own limit, told as that of a birth', (birth, limit) => {
    const { steps } = settled(medicines(60_000, { waits: 'maternity', birth }), covered);
    expect(steps).toEqual([{ kind: 'sub-limit', amount: 60_000 - limit, why: { of: 'birth', limit } }]);
  });

  test('a day before the end of its wait is not paid', () => {
    const { steps } = settled(medicines(60_000, { waits: 'maternity', birth: 'normal' }), covered, { dates });
    const why = { cause: 'wait', wait: 'maternity', coveredFrom: '2028-01-01' };
    expect(steps).toEqual([{ kind: 'not-payable', amount: 60_000, why }]);
  });
});

describe('the tightest of several limits on a bill holds', () => {
  const cataract: SubLimit = { treatment: 'cataract', percentOfSumInsured: undefined, max: rupees(40_000) };
  const modern: SubLimit = { treatment: 'modern-treatment', percentOfSumInsured: 5, max: undefined };
  const neither: SubLimit = { treatment: 'cataract', percentOfSumInsured: undefined, max: undefined };
  const bill = medicines(100_000, { treatments: ['cataract', 'modern-treatment'] });

  test.each<[string, readonly SubLimit[], Bill, object | undefined]>([
    ['the second', [cataract, modern], bill, { of: 'modern-treatment', limit: 25_000 }],
    ['the first', [modern, cataract], bill, { of: 'modern-treatment', limit: 25_000 }],
    [
      'of what was treated',
      [cataract, modern],
      { ...bill, treatments: ['cataract'] },
      { of: 'cataract', limit: 40_000 },
    ],
    ['of what names an amount', [neither], bill, undefined],
  ])('is told: %s', (_, subLimits, of, why) => {
    expect(settled(of, { subLimits }).steps[0]?.why).toEqual(why);
  });

  test('an operation on both sides has twice the amount, another treatment has not', () => {
    const sides = (treatments: Bill['treatments']) => ({ ...bill, treatments, sides: 2 });
    const limits = { subLimits: [cataract, modern] };
    expect(settled(sides(['cataract']), limits).planPays).toBe(80_000);
    expect(settled(sides(['modern-treatment']), limits).planPays).toBe(25_000);
  });
});
