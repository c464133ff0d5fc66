import { describe, expect, test } from 'vitest';
import { aBill, aTopUp } from '#test/builders/claim-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aStay, plainFactors } from '#test/builders/stay-builders.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import { billTotal } from './bill.ts';
import { commonStays, dearestOf, ownShareOf } from './common-stays.ts';
import type { ExistingCover } from './stack-check.ts';

const table = {
  asOf: '2026-11-01',
  stays: [
    aStay({ id: 'dengue', waits: 'other-illness' }),
    aStay({ id: 'birth', waits: 'maternity', birth: 'caesarean' }),
    aStay({ id: 'knee', waits: 'joint-replacement' }),
    aStay({ id: 'eye', waits: 'specific-treatment' }),
  ],
  roomFactors: plainFactors,
} as unknown as Parameters<typeof commonStays>[0]; // the table has more that nobody reads here

const woman = (years: number) => aMember('You', `${years}y`, { gender: 'FEMALE' });
const man = (years: number) => aMember('You', `${years}y`, { gender: 'MALE' });

test.each<readonly [string, readonly Member[], string]>([
  ['a woman of 17', [woman(17)], 'dengue'],
  ['a woman of 18', [woman(18)], 'dengue birth'],
  ['a woman of 50, as her plan’s page says', [woman(50)], 'dengue birth knee eye'],
  ['a woman of 51', [woman(51)], 'dengue knee eye'],
  ['a man of 44', [man(44)], 'dengue'],
  ['a man of 45', [man(45)], 'dengue knee eye'],
  ['a woman of 30 and her father of 62', [woman(30), aMember('Father', '62y', {})], 'dengue birth knee eye'],
  ['somebody whose age is not said', [aMember('You', '', {})], 'dengue'],
])('stays that can happen to %s', (_who, members, stays) => {
  const ids = commonStays(table, members, 1).map(({ stay }) => stay.id);
  expect(ids.join(' ')).toBe(stays);
});

test('a stay is billed in a single room with air conditioning, without what only some treatments add', () => {
  const [{ bill, total } = { bill: undefined, total: 0 }] = commonStays(table, [man(30)], 1);
  expect([bill?.room, bill?.treatments]).toEqual(['single-ac', ['joint-replacement']]);
  expect(total).toBe(bill && billTotal(bill));
});

test.each([
  [
    'the one of the most rupees',
    [
      ['a', 1, 50_000],
      ['b', 1, 90_000],
      ['c', 1, 70_000],
    ],
    'b',
  ],
  [
    'of equals the first',
    [
      ['a', 1, 90_000],
      ['b', 1, 90_000],
    ],
    'a',
  ],
  [
    'not a year of chemotherapy, which is many stays',
    [
      ['a', 1, 50_000],
      ['b', 12, 900_000],
    ],
    'a',
  ],
  ['none where all are many stays', [['a', 12, 50_000]], undefined],
  ['none of none', [], undefined],
] as const)('the dearest stay: %s', (_which, sample, dearest) => {
  const stays = sample.map(([id, admissions, total]) => ({
    stay: aStay({ id, admissions }),
    bill: aBill({}, {}),
    total: rupees(total),
  }));
  expect(dearestOf(stays)?.stay.id).toBe(dearest);
});

describe('what a super top-up above 5 lakh leaves to pay', () => {
  const bill = aBill({ medicines: 100_000, consumables: 4_000, nonPayables: 1_000 }, {});
  const existing: ExistingCover = { sumInsured: lakh(5), roomCapPercent: undefined, copayPercent: 0 };
  const paysGloves: Partial<PlanFeatures> = { consumables: true };
  const limited: Partial<PlanFeatures> = { copay: { percent: 20, fromAge: undefined } };

  test.each([
    ['gloves below the deductible, which the policy held does not pay', paysGloves, 5_000],
    ['nothing of the top-up’s own co-pay below the deductible', limited, 5_000],
  ])('to pay: %s', (_what, terms, own) => {
    expect(ownShareOf(aTopUp(10, 5, terms), { bill }, 40, existing)).toBe(own);
  });

  test('the whole bill below the deductible, where no policy is held', () => {
    expect(ownShareOf(aTopUp(10, 5, {}), { bill }, 40, undefined)).toBe(105_000);
  });

  test('a full plan leaves its own share, whether another is held or not', () => {
    const plan = aSlab('a', 10, limited);
    expect(ownShareOf(plan, { bill }, 40, existing)).toBe(25_000);
    expect(ownShareOf(plan, { bill }, 40, undefined)).toBe(25_000);
  });
});
