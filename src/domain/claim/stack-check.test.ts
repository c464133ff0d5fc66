import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBill, aClaimant, anyBill, anyClaim, aTopUp } from '#test/builders/claim-builders.ts';
import { aSlab } from '#test/builders/plan-builders.ts';
import { bareFeatures } from '../cover/bare-features.ts';
import type { PlanFeatures } from '../cover/features.ts';
import { lakh, rupees } from '../money.ts';
import type { Bill } from './bill.ts';
import { amountFor, type ExistingCover, type StackQuestion, stackCheck } from './stack-check.ts';

const openTerms: Partial<PlanFeatures> = {
  roomRent: { kind: 'no-limit' },
  restoration: { kind: 'none' },
};
const of = (...bills: readonly Bill[]) => bills.map((bill) => ({ ...aClaimant, bill }));
const medicines = (inLakh: number) => aBill({ medicines: inLakh * 100_000 }, {});

function existingCover(inLakh: number, terms: Partial<ExistingCover>): ExistingCover {
  return { sumInsured: lakh(inLakh), roomCapPercent: undefined, copayPercent: 0, ...terms };
}

function check(facts: Partial<StackQuestion>) {
  return stackCheck({
    existing: existingCover(5, {}),
    superTopUp: aTopUp(10, 5, openTerms),
    biggerBase: undefined,
    bills: [],
    ...facts,
  });
}

/** All rupees are in lakh, above a deductible of 5 lakh. */
describe('an existing cover with a super top-up of 10 lakh above 5 lakh', () => {
  test('5 lakh held, one bill of 8: 5 from the one, 3 from the other', () => {
    expect(check({ bills: of(medicines(8)) }).segments).toEqual([
      { owner: 'existing', amount: 500_000 },
      { owner: 'super-top-up', amount: 300_000 },
    ]);
  });

  test('3 lakh held, one bill of 8: nobody pays the 2 between 3 and 5', () => {
    expect(check({ existing: existingCover(3, {}), bills: of(medicines(8)) }).segments).toEqual([
      { owner: 'existing', amount: 300_000 },
      { owner: 'gap', amount: 200_000 },
      { owner: 'super-top-up', amount: 300_000 },
    ]);
  });

  test('10 lakh held, one bill of 8: the existing cover pays all, 3 are insured twice', () => {
    const { segments, overlap } = check({ existing: existingCover(10, {}), bills: of(medicines(8)) });
    expect(segments).toEqual([{ owner: 'existing', amount: 800_000 }]);
    expect(overlap).toBe(300_000);
  });

  test('5 lakh held, two bills of 4: the year counts, so the second is paid 1 and 3', () => {
    const { bills, segments } = check({ bills: of(medicines(4), medicines(4)) });
    expect(bills.map((bill) => bill.segments)).toEqual([
      [{ owner: 'existing', amount: 400_000 }],
      [
        { owner: 'existing', amount: 100_000 },
        { owner: 'super-top-up', amount: 300_000 },
      ],
    ]);
    expect(segments).toEqual([
      { owner: 'existing', amount: 500_000 },
      { owner: 'super-top-up', amount: 300_000 },
    ]);
  });

  test('3 lakh held with 1 % for the room: below the deductible what the room costs you stays open', () => {
    // A room of 6,000 for 5 days is paid to 3,000, doctors of 40,000 to one half, medicines of 1,30,000 in
    // full: 1,65,000 of 2,00,000.
    const bill = aBill({ room: [5, 6_000], doctors: 40_000, medicines: 130_000 }, {});
    expect(check({ existing: existingCover(3, { roomCapPercent: 1 }), bills: of(bill) }).segments).toEqual([
      { owner: 'existing', amount: 165_000 },
      { owner: 'gap', amount: 35_000 },
    ]);
  });

  test('17 lakh in the year: 5, then 10, and 2 are yours; a bigger base of 20 pays them all', () => {
    const biggerBase = aSlab('base', 20, openTerms);
    const { segments, bigger } = check({ biggerBase, bills: of(medicines(8), medicines(9)) });
    expect(segments).toEqual([
      { owner: 'existing', amount: 500_000 },
      { owner: 'super-top-up', amount: 1_000_000 },
      { owner: 'you', amount: 200_000 },
    ]);
    expect([bigger?.planPays, bigger?.youPay]).toEqual([1_700_000, 0]);
  });

  test('what neither pays is yours, not a gap', () => {
    const bill = aBill({ medicines: 600_000, nonPayables: 10_000, consumables: 20_000 }, {});
    expect(check({ bills: of(bill) }).segments).toEqual([
      { owner: 'existing', amount: 500_000 },
      { owner: 'super-top-up', amount: 100_000 },
      { owner: 'you', amount: 30_000 },
    ]);
  });
});

const anyQuestion: fc.Arbitrary<StackQuestion> = fc.record({
  existing: fc.record({
    sumInsured: fc.constantFrom(1, 3, 5, 10).map(lakh),
    roomCapPercent: fc.constantFrom(undefined, 1, 2),
    copayPercent: fc.constantFrom(0, 10, 20),
  }),
  superTopUp: anyClaim.map(({ slab }) => ({ ...slab, deductible: lakh(3) })),
  biggerBase: anyClaim.map(({ slab }) => ({ ...slab, deductible: undefined })),
  bills: fc.array(
    anyBill.map((bill) => ({ ...aClaimant, bill })),
    { minLength: 1, maxLength: 4 },
  ),
});

test('segments add up to each bill and to the year, none below 0', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { bills, segments, total, bigger } = stackCheck(question);
      const sum = (parts: typeof segments) => parts.reduce((all, { amount }) => all + amount, 0);
      for (const bill of bills) {
        expect(sum(bill.segments)).toBe(bill.total);
        expect(bill.segments.every(({ amount }) => amount > 0)).toBe(true);
        expect(bill.overlap).toBeGreaterThanOrEqual(0);
      }
      expect(sum(segments)).toBe(total);
      expect(bigger?.total).toBe(total);
    }),
    { numRuns: 400 },
  );
});

/** Those that an existing cover is taken to have. */
const equalTerms: PlanFeatures = { ...bareFeatures, roomCut: 'fees' };

test('no gap and never more than it takes where the existing cover reaches the deductible on equal terms', () => {
  const reaching = fc.tuple(fc.integer({ min: 3, max: 10 }), fc.constantFrom(0, 10, 20));
  fc.assert(
    fc.property(anyQuestion, reaching, (question, [inLakh, copayPercent]) => {
      const copay = { percent: copayPercent, fromAge: undefined };
      const features = { ...equalTerms, copay };
      const existing = { sumInsured: lakh(inLakh), roomCapPercent: undefined, copayPercent };
      const superTopUp = { ...question.superTopUp, features };
      const { segments, bills } = stackCheck({ ...question, existing, superTopUp });
      expect(amountFor(segments, 'gap')).toBe(0);
      for (const bill of bills) {
        const payment = amountFor(bill.segments, 'existing') + amountFor(bill.segments, 'super-top-up');
        expect(payment).toBeLessThanOrEqual(bill.superTopUp.recognised);
      }
    }),
    { numRuns: 400 },
  );
});

test('a bigger existing cover never leaves more to you, refills aside, which a claim paid elsewhere does not open', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const features = equalTerms;
      const superTopUp = { ...question.superTopUp, features };
      const yours = (sumInsured: number) => {
        const existing = { ...question.existing, roomCapPercent: undefined, sumInsured: rupees(sumInsured) };
        const { total, segments } = stackCheck({ ...question, superTopUp, existing });
        return total - amountFor(segments, 'existing') - amountFor(segments, 'super-top-up');
      };
      const now = question.existing.sumInsured;
      expect(yours(now + 100_000)).toBeLessThanOrEqual(yours(now));
    }),
    { numRuns: 400 },
  );
});
