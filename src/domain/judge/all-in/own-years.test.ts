import { expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { yearsCatalogue } from '#test/builders/years/family-years.ts';
import type { ExistingCover } from '../../claim/stack-check.ts';
import { conditionId } from '../../ids.ts';
import { lakh, rupees } from '../../money.ts';
import { type FamilyYears, openYears } from '../years/family-years.ts';
import { type OwnYearsOf, ownYears } from './own-years.ts';

const usualWaits = { initialDays: 30, specificMonths: 24, jointMonths: 24 };
const family = openYears(yearsCatalogue)({
  members: aFamily('You 40y'),
  pincode: '400001',
  basis: 'floater',
});

/** Four of five years are without a stay. Ten lakh leave so much, a larger cover less; waits run for two years. */
const round: FamilyYears = {
  ...family,
  chances: { ...family.chances, without: 0.8 },
  means: (_slab, _bearable, bonus) =>
    !bonus
      ? {
          waiting: [
            { average: 5_000, above: 2_000 },
            { average: 3_000, above: 1_000 },
          ],
          later: { average: 1_000, above: 400 },
        }
      : {
          waiting: [
            { average: 4_900, above: 1_950 },
            { average: 2_800, above: 900 },
          ],
          later: { average: 600, above: 100 },
        },
};

const of = (years: FamilyYears, existing?: ExistingCover): OwnYearsOf => ({
  years,
  bearable: 100_000,
  existing,
});

test('waits run out by the year, and a bonus grows over three years as far as they are free of claims', () => {
  // Three years in a row are without a claim in 0.8^3 = 0.512 of the cases; after one year a third of the bonus is there.
  const years = ownYears(of(round), aSlab('s', 10, {}));
  expect(years).toHaveLength(10);
  expect(years.slice(0, 4)).toEqual([
    { average: 5_000, above: 2_000 },
    { average: expect.closeTo(2_965.8667, 3), above: expect.closeTo(982.9333, 3) }, // 0.512 / 3 of 200, of 100
    { average: expect.closeTo(863.4667, 3), above: expect.closeTo(297.6, 3) }, // 0.341333 of 400, of 300
    { average: expect.closeTo(795.2, 3), above: expect.closeTo(246.4, 3) }, // 0.512 of 400, of 300
  ]);
  expect(years.slice(4)).toEqual(Array(6).fill(years[3]));
});

test('later years than anybody looks at leave what the last one does: a wait that is never over runs on', () => {
  const endless = aSlab('s', 10, { waitingPeriods: { ...usualWaits, preExistingMonths: 1_200 } });
  const ill = openYears(yearsCatalogue)({
    members: [aMember('You', '60y', { conditions: [conditionId(1)] })],
    pincode: '400001',
    basis: 'floater',
  });
  const [years, short] = [15, 10].map((count) => ownYears(of(ill), endless, count));
  expect(years?.slice(0, 10)).toEqual(short);
  expect(years?.slice(10)).toEqual(Array(5).fill(years?.[9]));
  expect(years?.[14]?.average).toBeGreaterThan(ownYears(of(ill), aSlab('t', 10, {}), 15)[14]?.average ?? 0);
});

test.each([
  [20, 100, 600_000],
  [50, 100, 1_000_000],
  [5, 50, 150_000],
  [100, 0, 0],
  [0, 500, 0],
])(
  'a bonus of %i percent a year, %i at most, adds ₹%i to 10 lakh after three years',
  (percentPerYear, maxPercent, expected) => {
    const bonuses: number[] = [];
    const noting: FamilyYears = {
      ...round,
      means: (slab, bearable, bonus = rupees(0)) => {
        bonuses.push(bonus);
        return round.means(slab, bearable, bonus);
      },
    };
    ownYears(of(noting), aSlab('s', 10, { noClaimBonus: { percentPerYear, maxPercent } }));
    expect(bonuses).toEqual([0, expected]);
  },
);

test('a policy that is held pays before a super top-up, and never before a full plan', () => {
  const policy: ExistingCover = { sumInsured: lakh(5), roomCapPercent: undefined, copayPercent: 0 };
  const beside: FamilyYears = {
    ...round,
    meansBeside: () => ({ waiting: [], later: { average: 70, above: 0 } }),
  };
  const full = aSlab('s', 10, {});
  const topUp = { ...full, deductible: lakh(5) };
  const firstOf = (slab: typeof full, existing?: ExistingCover) => ownYears(of(beside, existing), slab)[0];
  expect(firstOf(topUp, policy)).toEqual({ average: 70, above: 0 });
  expect(firstOf(topUp)).toEqual({ average: 5_000, above: 2_000 });
  expect(firstOf(full, policy)).toEqual({ average: 5_000, above: 2_000 });
});
