import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBill } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import {
  anyExistingCover,
  anyFamilyOfYears,
  anyPolicyYear,
  anyStaySlab,
  figuresOf,
  onSettledBills,
  yearsCatalogue,
} from '#test/builders/years/family-years.ts';
import type { Slab } from '../../catalogue/catalogue.ts';
import type { YearBill } from '../../claim/settle-year.ts';
import { type ExistingCover, existingSlab, type StackCheck, stackCheck } from '../../claim/stack-check.ts';
import { addDays, isoDate } from '../../date.ts';
import { lakh, rupees } from '../../money.ts';
import { type FamilyOfYears, openYears } from './family-years.ts';
import { referenceSlab } from './reference.ts';
import { stackedShares } from './stacked.ts';
import { kindOf, rungCost } from './stays/sampled-bill.ts';
import { sampledBills, settledStays } from './stays/settled-stays.ts';
import { stayBill } from './stays/stay-bill.ts';
import { dearerAlone } from './stays/stay-chances.ts';
import { daysOfYear, type PolicyYear } from './wait-days.ts';
import { sampledYears } from './year-sample.ts';
import type { YearsAhead } from './years.ts';

const { claims } = yearsCatalogue;
const start = isoDate(2026, 1, 1);
const yearsOf = openYears(yearsCatalogue);
const runs = { numRuns: 25 };

type Case = {
  readonly family: Required<FamilyOfYears>;
  readonly slab: Slab;
  readonly existing: ExistingCover;
  readonly policyYear: PolicyYear;
};

const anyCase: fc.Arbitrary<Case> = fc.record({
  family: anyFamilyOfYears.map((family) => ({ ...family, basis: 'floater' as const })),
  slab: anyStaySlab,
  existing: anyExistingCover,
  policyYear: anyPolicyYear,
});

function countYears({ family, slab, existing, policyYear }: Case) {
  const { sample: years, ward } = yearsOf(family);
  const sample = onSettledBills(years);
  const bills = sampledBills(claims, ward);
  const like = existingSlab(existing);
  const entryAge = Math.max(...family.members.map(({ age }) => age?.count ?? 0));
  const by = (one: Slab) => {
    const settled = settledStays(bills, one, entryAge);
    return { slab: one, settled: family.members.map(() => settled) };
  };
  return stackedShares({
    claims,
    sample,
    basis: family.basis,
    plan: by(slab),
    existing: by(like),
    policyYear,
  });
}

/** By year, as the stack check settles it: with dates where the plan's waits run. */
function checked({ family, slab, existing, policyYear }: Case): readonly StackCheck[] {
  const { sample: years, ward } = yearsOf(family);
  const sample = onSettledBills(years);
  const entryAge = Math.max(...family.members.map(({ age }) => age?.count ?? 0));
  const billOf = (stay: number): YearBill => {
    const name = sample.bill[stay] ?? 0;
    const kind = claims.kinds[kindOf(name)] as (typeof claims.kinds)[number]; // each bill is of one
    const bill = stayBill(claims, kind, rungCost(name), ward);
    const waits = sample.isPreExisting[stay] === 1 ? 'pre-existing' : bill.waits;
    const admittedOn = addDays(start, (policyYear ?? 0) * daysOfYear + (sample.day[stay] ?? 0));
    return {
      bill: { ...bill, waits },
      person: String(sample.person[stay] ?? 0),
      entryAge,
      claimFreeYears: 0,
      dates: policyYear !== undefined ? { coveredSince: start, admittedOn } : undefined,
    };
  };
  return Array.from(sample.billed, (_, year) => {
    const [first = 0, end = 0] = sample.from.slice(year, year + 2);
    const ofYear = Array.from({ length: end - first }, (_one, nth) => billOf(first + nth));
    return stackCheck({ existing: existing, superTopUp: slab, biggerBase: undefined, bills: ofYear });
  });
}

test('each year is settled as the stack check would settle its bills, to the rupee', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const own = checked(one).map(({ total, segments }) =>
        segments.reduce(
          (sum, { owner, amount }) => (owner === 'existing' || owner === 'super-top-up' ? sum - amount : sum),
          Number(total),
        ),
      );
      expect([...countYears(one)]).toEqual(own);
    }),
    runs,
  );
});

test('both run out where whole bills leave something above the gap between policy and deductible', () => {
  fc.assert(
    fc.property(anyCase, ({ family, slab, existing: ownExisting }) => {
      const years = yearsOf(family);
      const { sumInsured, deductible = rupees(0), features } = slab;
      const existing = { ...ownExisting, roomCapPercent: undefined, copayPercent: 0 };
      const whole = referenceSlab(sumInsured, slab.deductible, {
        features: { restoration: features.restoration },
      });
      const { sample, chances } = years;
      const wholeBill = (stay: number): YearBill => ({
        bill: {
          ...aBill({ medicines: sample.cost[stay] ?? 0 }, {}),
          illness: String(kindOf(sample.bill[stay] ?? 0)),
        },
        person: String(sample.person[stay] ?? 0),
        entryAge: 0,
        claimFreeYears: 0,
        dates: undefined,
      });
      const ranOut = Array.from({ length: sampledYears }, (_, year) => {
        const [first = 0, end = 0] = sample.from.slice(year, year + 2);
        const bills = Array.from({ length: end - first }, (_one, nth) => wholeBill(first + nth));
        return stackCheck({ existing, superTopUp: whole, biggerBase: undefined, bills });
      }).filter(({ segments }) => segments.some(({ owner }) => owner === 'you'));
      const ofOneStay = dearerAlone(chances, Math.max(ownExisting.sumInsured, deductible) + sumInsured);
      const share = ofOneStay + (chances.several * ranOut.length) / sampledYears;
      expect(years.besideExisting(existing, slab).runsOutIn1000).toBeCloseTo(share * 1000, 6);
    }),
    runs,
  );
});

/** A sum of the same rupees in another order may differ in its last digit. */
function expectNoneAbove(left: YearsAhead, right: YearsAhead): void {
  figuresOf(left).forEach((figure, index) => {
    expect(figure).toBeLessThanOrEqual((figuresOf(right)[index] ?? 0) + 1e-6);
  });
}

describe('a policy that is held', () => {
  const anyBasis = fc.tuple(anyFamilyOfYears, anyStaySlab, anyExistingCover, anyPolicyYear);

  test('never raises what the family pays itself, nor how often the cover runs out', () => {
    fc.assert(
      fc.property(anyBasis, ([family, slab, existingCover, policyYear]) => {
        const years = yearsOf(family);
        const [beside, alone] = [
          years.besideExisting(existingCover, slab, policyYear),
          years.of(slab, policyYear),
        ];
        expectNoneAbove(beside, alone);
        expect(beside.runsOutIn1000).toBeLessThanOrEqual(alone.runsOutIn1000 + 1e-9);
      }),
      runs,
    );
  });

  test('never raises it by holding more', () => {
    fc.assert(
      fc.property(
        anyBasis,
        fc.integer({ min: 1, max: 20 }),
        ([family, slab, existingCover, policyYear], more) => {
          const years = yearsOf(family);
          const larger = { ...existingCover, sumInsured: rupees(existingCover.sumInsured + more * 50_000) };
          expectNoneAbove(
            years.besideExisting(larger, slab, policyYear),
            years.besideExisting(existingCover, slab, policyYear),
          );
        },
      ),
      runs,
    );
  });

  test('of nothing changes nothing', () => {
    fc.assert(
      fc.property(anyBasis, ([family, slab, existingCover, policyYear]) => {
        const years = yearsOf(family);
        const none = { ...existingCover, sumInsured: rupees(0) };
        const [beside, alone] = [years.besideExisting(none, slab, policyYear), years.of(slab, policyYear)];
        expectNoneAbove(beside, alone);
        expectNoneAbove(alone, beside);
        expect(beside.runsOutIn1000).toBeCloseTo(alone.runsOutIn1000, 9);
      }),
      runs,
    );
  });

  test('of the deductible and on equal terms leaves no gap: with the job there is less to pay in a bad year', () => {
    const family = {
      members: [{ age: { unit: 'years', count: 64 }, gender: 'MALE', conditions: [] }],
      pincode: '400001',
      basis: 'floater',
    } as const;
    const slab = { ...aSlab('top', 10, { restoration: { kind: 'none' } }), deductible: lakh(5) };
    const existingCover = { sumInsured: lakh(5), roomCapPercent: undefined, copayPercent: 0 };
    const years = yearsOf(family);
    const [beside, alone] = [years.besideExisting(existingCover, slab), years.of(slab)];
    expect(beside.oneInTwenty).toBeLessThan(alone.oneInTwenty);
    expect(beside.average).toBeLessThan(alone.average / 2);
  });
});
