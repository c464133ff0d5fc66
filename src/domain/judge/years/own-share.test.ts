import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBill } from '#test/builders/claim-builders.ts';
import {
  anyFamilyOfYears,
  anyPolicyYear,
  anyStaySlab,
  isRefillBarred,
  onSettledBills,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../catalogue/catalogue.ts';
import type { Bill } from '../../claim/bill.ts';
import type { Settlement } from '../../claim/settle-bill.ts';
import { settleYear, type YearBill } from '../../claim/settle-year.ts';
import { addDays, isoDate } from '../../date.ts';
import { type FamilyOfYears, openYears } from './family-years.ts';
import { ownShares, shareRunOut } from './own-share.ts';
import { referenceSlab } from './reference.ts';
import { kindOf, rungCost } from './stays/sampled-bill.ts';
import { sampledBills, settledStays } from './stays/settled-stays.ts';
import { stayBill } from './stays/stay-bill.ts';
import { daysOfYear, type PolicyYear } from './wait-days.ts';
import { sampledYears, type YearSample } from './year-sample.ts';

const { claims } = yearsCatalogue;
const start = isoDate(2026, 1, 1);
const yearsOf = openYears(yearsCatalogue);

type Case = {
  readonly family: Required<FamilyOfYears>;
  readonly slab: Slab;
  readonly policyYear: PolicyYear;
};

const anyCase: fc.Arbitrary<Case> = fc.record({
  family: anyFamilyOfYears,
  slab: anyStaySlab,
  policyYear: anyPolicyYear,
});

/** Its years, each stay of which has a bill that plans settle. */
function sampleOf(family: FamilyOfYears): YearSample {
  return onSettledBills(yearsOf(family).sample);
}

function countShares({ family, slab, policyYear }: Case): Int32Array {
  const { ward } = yearsOf(family);
  const sample = sampleOf(family);
  const bills = sampledBills(claims, ward);
  const recognised = entryAges(family).map((age) => settledStays(bills, slab, age).recognised);
  return ownShares({ claims, sample, slab, recognised, policyYear });
}

/** By year, bill after bill as the bill test settles them: with dates where waits run, a year for each cover. */
function settledInTurn(
  { family, slab, policyYear }: Case,
  ownBillOf: (bill: number) => Bill,
): readonly (readonly Settlement[])[] {
  const sample = sampleOf(family);
  const ages = entryAges(family);
  const billOf = (stay: number): YearBill => {
    const person = sample.person[stay] ?? 0;
    const bill = ownBillOf(sample.bill[stay] ?? 0);
    const waits = sample.isPreExisting[stay] === 1 ? 'pre-existing' : bill.waits;
    const admittedOn = addDays(start, (policyYear ?? 0) * daysOfYear + (sample.day[stay] ?? 0));
    return {
      bill: { ...bill, waits },
      person: String(person),
      entryAge: ages[person] ?? 0,
      claimFreeYears: 0,
      dates: policyYear !== undefined ? { coveredSince: start, admittedOn } : undefined,
    };
  };
  const years: Settlement[][] = Array.from(sample.billed, () => []);
  for (const [cover, year] of sample.year.entries()) {
    const [first = 0, end = 0] = sample.from.slice(cover, cover + 2);
    const bills = Array.from({ length: end - first }, (_one, nth) => billOf(first + nth));
    if (family.basis === 'individual') expect(new Set(bills.map(({ person }) => person)).size).toBe(1);
    years[year]?.push(...settleYear(slab, bills).bills);
  }
  return years;
}

function entryAges({ members, basis }: FamilyOfYears): readonly number[] {
  const ages = members.map(({ age }) => age?.count ?? 0);
  return basis === 'floater' ? ages.map(() => Math.max(...ages)) : ages;
}

test('each year is settled as the bill test would settle its bills, to the rupee', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const { ward } = yearsOf(one.family);
      const settled = settledInTurn(one, (name) => {
        const kind = claims.kinds[kindOf(name)] as (typeof claims.kinds)[number]; // each bill is of one
        return stayBill(claims, kind, rungCost(name), ward);
      });
      const own = settled.map((year) => year.reduce((sum, { youPay }) => sum + youPay, 0));
      expect([...countShares(one)]).toEqual(own);
    }),
    { numRuns: 25 },
  );
});

test('the cover runs out where a plan that lacks nothing else has not enough for the whole bills', () => {
  const wholeBill = (bill: number) => ({
    ...aBill({ medicines: rungCost(bill) }, {}),
    illness: String(kindOf(bill)),
  });
  fc.assert(
    fc.property(anyCase, (one) => {
      const { sumInsured, deductible, features } = one.slab;
      const slab = referenceSlab(sumInsured, deductible, { features: { restoration: features.restoration } });
      const settled = settledInTurn({ ...one, slab, policyYear: undefined }, wholeBill);
      const ranOut = settled.filter((year) => year.some(isOverCover));
      expect(shareRunOut(sampleOf(one.family), slab)).toBeCloseTo(ranOut.length / sampledYears, 9);
    }),
    { numRuns: 25 },
  );
});

/** More is due than bonus and refill give back. */
function isOverCover({ steps }: Settlement): boolean {
  const limitSteps = steps.filter(({ kind }) => ['cover-limit', 'bonus', 'restoration'].includes(kind));
  return limitSteps.reduce((sum, { amount }) => sum + amount, 0) > 0;
}

describe('what a family pays itself', () => {
  test('is never below 0 and never more than its bills', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { billed } = sampleOf(one.family);
        countShares(one).forEach((amount, year) => {
          if (amount < 0 || amount > (billed[year] ?? 0)) expect.fail(`${amount} of ${billed[year]}`);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('never rises from one policy year to the next, and is least after the waits', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        fc.pre(!isRefillBarred(one.slab));
        const inOrder = [0, 1, 2, undefined].map((policyYear) => countShares({ ...one, policyYear }));
        for (const [at, later] of inOrder.slice(1).entries())
          later.forEach((amount, year) => {
            const before = inOrder[at]?.[year] ?? 0;
            if (amount > before) expect.fail(`year ${year}: ${before}, then ${amount}`);
          });
      }),
      { numRuns: 100 },
    );
  });
});
