import { describe, expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { yearsCatalogue } from '#test/builders/years/family-years.ts';
import { isoDate } from '../../date.ts';
import { conditionId } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import { allInOf } from '../all-in/all-in.ts';
import { openYears } from './family-years.ts';
import { policyYears } from './policy-years.ts';

const family = openYears(yearsCatalogue)({
  members: [aMember('You', '60y', { conditions: [conditionId(1)] })],
  pincode: '400001',
  basis: 'floater',
});
const start = isoDate(2026, 11, 28);
const slab = aSlab('s', 10, {
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 },
});
const allIn = allInOf(
  Array.from({ length: 10 }, (_one, year) => ({
    premium: rupees(10_000 + year),
    ownShare: rupees(4_000 - year),
    above: rupees(900),
    paidBeside: rupees(0),
  })),
);
const years = policyYears(family, undefined, { slab, allIn }, start);

describe('the policy years of a plan', () => {
  test('have premium and average of all in, and the bad years of each', () => {
    expect(years.map(({ year, premium, ownShare }) => [year, premium, ownShare])).toEqual(
      Array.from({ length: 10 }, (_one, year) => [year + 1, 10_000 + year, 4_000 - year]),
    );
    const figures = years.map(({ oneInTwenty, oneInHundred }) => ({ oneInTwenty, oneInHundred }));
    expect(figures).toEqual(
      Array.from({ length: 10 }, (_one, year) => {
        const { oneInTwenty, oneInHundred } = family.of(slab, year);
        return { oneInTwenty, oneInHundred };
      }),
    );
    expect(figures[0]?.oneInTwenty).toBeGreaterThan(figures[3]?.oneInTwenty ?? 0);
    expect(figures[4]).toEqual(figures[9]);
  });

  test('name the waits that run in them, each until the day from which it is paid', () => {
    const waitNames = years.map(({ waits }) =>
      waits.map(({ kind, coveredFrom }) => `${kind} ${coveredFrom}`),
    );
    const twoYears = ['specific-treatment 2028-11-28', 'joint-replacement 2028-11-28'];
    const illness = 'pre-existing 2029-11-28';
    expect(waitNames.slice(0, 4)).toEqual([
      ['other-illness 2026-12-28', ...twoYears, illness],
      [...twoYears, illness],
      [illness],
      [],
    ]);
    expect(waitNames.slice(4)).toEqual(Array(6).fill([]));
  });

  test('are none without a price', () => {
    expect(policyYears(family, undefined, { slab, allIn: undefined }, start)).toEqual([]);
  });

  test('of a super top-up are those beside the policy that is held', () => {
    const policy = { sumInsured: lakh(5), roomCapPercent: undefined, copayPercent: 0 };
    const topUp = { ...slab, deductible: lakh(5) };
    const [alone, beside] = [undefined, policy].map((existing) =>
      policyYears(family, existing, { slab: topUp, allIn }, start).map(({ oneInTwenty }) => oneInTwenty),
    );
    expect(beside?.[9]).toBeLessThan(alone?.[9] ?? 0);
    expect(beside?.[0]).toBe(family.besideExisting(policy, topUp, 0).oneInTwenty);
  });
});
