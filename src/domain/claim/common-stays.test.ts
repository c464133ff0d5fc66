import { describe, expect, test } from 'vitest';
import { aBill, aTopUp } from '#test/builders/claim-builders.ts';
import { aMember } from '#test/builders/person-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { aStay, plainFactors } from '#test/builders/stay-builders.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { Member } from '../person/member.ts';
import { commonStays, ownShareOf } from './common-stays.ts';
import type { ExistingCover } from './stack-check.ts';

const table = {
  asOf: '2026-11-01',
  stays: [
    aStay({ id: 'dengue', waits: 'other-illness' }),
    aStay({ id: 'birth', waits: 'maternity', birth: 'caesarean' }),
    aStay({ id: 'knee', waits: 'joint-replacement' }),
  ],
  roomFactors: plainFactors,
} as unknown as Parameters<typeof commonStays>[0]; // the table has more that nobody reads here

const woman = (years: number) => aMember('You', `${years}y`, { gender: 'FEMALE' });
const man = (years: number) => aMember('You', `${years}y`, { gender: 'MALE' });

test.each<readonly [string, readonly Member[], string]>([
  ['a woman of 17', [woman(17)], 'dengue'],
  ['a woman of 18', [woman(18)], 'dengue birth'],
  ['a woman of 50, as her plan’s page says', [woman(50)], 'dengue birth knee'],
  ['a woman of 51', [woman(51)], 'dengue knee'],
  ['a man of 44', [man(44)], 'dengue'],
  ['a man of 45', [man(45)], 'dengue knee'],
])('stays that can happen to %s', (_who, members, stays) => {
  const ids = commonStays(table, members, 1).map(({ stay }) => stay.id);
  expect(ids.join(' ')).toBe(stays);
});

describe('what a super top-up above 5 lakh leaves to pay', () => {
  const bill = aBill({ medicines: 100_000, consumables: 4_000, nonPayables: 1_000 }, {});
  const held: ExistingCover = { sumInsured: lakh(5), roomCapPercent: undefined, copayPercent: 0 };
  const paysGloves: Partial<PlanFeatures> = { consumables: true };
  const limited: Partial<PlanFeatures> = { copay: { percent: 20, fromAge: undefined } };

  test.each([
    ['gloves below the deductible, which the policy held does not pay', paysGloves, 5_000],
    ['nothing of the top-up’s own co-pay below the deductible', limited, 5_000],
  ])('%s', (_what, terms, own) => {
    expect(ownShareOf(aTopUp(10, 5, terms), { bill }, 40, held)).toBe(own);
  });

  test('a full plan leaves the same whether another is held or not', () => {
    const plan = aSlab('a', 10, { consumables: false });
    expect(ownShareOf(plan, { bill }, 40, held)).toBe(ownShareOf(plan, { bill }, 40, undefined));
    expect(ownShareOf(plan, { bill }, 40, undefined)).toBe(rupees(5_000));
  });
});
