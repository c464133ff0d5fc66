import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { assumedLimits } from '../claim/held-cover.ts';
import { type ScoreItem, scoreItems } from '../cover/features.ts';
import { conditionId } from '../ids.ts';
import { lakh } from '../money.ts';
import type { Member } from '../person/member.ts';
import { bearableChoices } from './bearable.ts';
import { termLadders } from './term-ladders.ts';
import { burden, familyWorth, mostOf, type WorthOf } from './worth.ts';
import { openYears } from './years/family-years.ts';
import { referenceSlab } from './years/reference.ts';

const calculator = openYears(aCatalogue([]));
const yearsOf = (members: readonly Member[]) => calculator({ members, pincode: '400001', basis: 'floater' });

function worthOf(members: readonly Member[], facts: Partial<WorthOf> = {}) {
  return familyWorth({
    years: yearsOf(members),
    benchmark: 30_000,
    productType: 'indemnity',
    sumInsured: lakh(10),
    deductible: undefined,
    bearable: 100_000,
    existing: undefined,
    birthChance: 0,
    birthYears: 10,
    importantItems: new Set(scoreItems),
    ...facts,
  });
}

/** One of them may have declared an illness. */
const anyPeople = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 85 }), { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([ages, isIll]) =>
    ages.map((age, index) =>
      aMember(index === 0 ? 'You' : `Son-${index - 1}`, `${age}y`, {
        conditions: isIll && index === 0 ? [conditionId(16)] : [],
      }),
    ),
  );
const runs = { numRuns: 30 };

const inHospital = ['copay', 'icu', 'room_rent', 'restore_benefits', 'pre_existing', 'bonus'] as const;

test('a better level is never worth less, and a point is worth the same rupees wherever it comes from', () => {
  fc.assert(
    fc.property(anyPeople, (members) => {
      const worth = worthOf(members);
      for (const item of scoreItems) {
        const values = worth.items[item].curve.map(([, rupees]) => rupees);
        expect(values).toEqual([...values].sort((a, b) => a - b));
        expect(values[0]).toBe(0);
        expect(values.every(Number.isInteger)).toBe(true);
        expect(Math.abs(worth.tenths[item] - (mostOf(worth.items[item]) / worth.perPoint) * 10)).toBeLessThan(
          1,
        );
      }
      expect(Object.values(worth.tenths).reduce((sum, tenths) => sum + tenths, 0)).toBe(1_000);
      expect(Math.abs(worth.tenths.price - (1.25 * 30_000 * 10) / worth.perPoint)).toBeLessThan(1);
    }),
    runs,
  );
});

test('no point is left where the worst price that counts meets a cover that lacks all that pays in hospital', () => {
  fc.assert(
    fc.property(anyPeople, fc.constantFrom(...bearableChoices), (members, bearable) => {
      const worth = worthOf(members, { bearable });
      const { average, oneInHundred } = yearsOf(members).of(
        referenceSlab(lakh(10), undefined, { features: {} }),
      );
      const lacking = inHospital.reduce((sum, item) => sum + mostOf(worth.items[item]), 0);
      const ofFullCover = worth.zero - 1.75 * 30_000 - lacking;
      expect(Number.isInteger(worth.zero)).toBe(true);
      // The average counts once, what lies above what they can bear once more: nothing where a very bad year stays below.
      expect(ofFullCover).toBeGreaterThanOrEqual(Math.floor(average));
      expect(ofFullCover).toBeLessThanOrEqual(Math.ceil(2 * average));
      if (oneInHundred === 0) expect(ofFullCover).toBe(0);
    }),
    runs,
  );
});

test('whoever can bear more gets no more out of any term', () => {
  fc.assert(
    fc.property(anyPeople, (members) => {
      const worths = bearableChoices.map((bearable) => worthOf(members, { bearable }));
      for (const [at, worth] of worths.slice(1).entries())
        for (const item of scoreItems)
          expect(mostOf(worth.items[item])).toBeLessThanOrEqual(
            mostOf(worths[at]?.items[item] ?? worth.items[item]) + 1,
          );
    }),
    runs,
  );
});

test('a rupee above what one can bear counts once more', () => {
  expect(burden({ average: 2_000, above: 300 })).toBe(2_300);
});

describe('what matters to whom', () => {
  const young = aFamily('You 27y');
  const most = (item: ScoreItem, members: readonly Member[], facts: Partial<WorthOf> = {}) =>
    mostOf(worthOf(members, facts).items[item]);

  test('a wait for old illness is worth nothing to whom declared none, and rupees to whom did', () => {
    expect(most('pre_existing', young)).toBe(0);
    const ill = [aMember('You', '27y', { conditions: [conditionId(16)] })];
    expect(most('pre_existing', ill)).toBeGreaterThan(0);
  });

  test('a birth counts by its chance, of ₹75,000 at most', () => {
    expect(most('maternity_cover', young)).toBe(0);
    expect(most('maternity_cover', young, { birthChance: 0.15 })).toBe(11_250);
    expect(most('maternity_cover', young, { birthChance: 0.03 })).toBe(2_250);
  });

  test('co-pay is worth more to older people', () => {
    expect(most('copay', aFamily('You 70y'))).toBeGreaterThan(3 * most('copay', young));
  });

  test('a top-up is not scored on a refill or a birth, which it never has', () => {
    const { items, tenths } = worthOf(young, {
      productType: 'super-top-up',
      deductible: lakh(5),
      birthChance: 0.15,
      birthYears: 10,
    });
    for (const item of ['restore_benefits', 'maternity_cover'] as const) {
      expect(mostOf(items[item])).toBe(0);
      expect(tenths[item]).toBe(0);
    }
  });
});

test('a feature of a super top-up is worth what it saves beside the policy that is held', () => {
  const members = aFamily('You 45y', 'Spouse 43y');
  const deductible = lakh(5);
  const existing = { ...assumedLimits, sumInsured: lakh(8) };
  const { items } = worthOf(members, { productType: 'super-top-up', deductible, existing });
  const years = yearsOf(members);
  const reference = years.reference(lakh(10), deductible);
  const [poorest, ...better] = termLadders.copay.map(({ terms }) =>
    burden(years.meansBeside(existing, reference.of(terms), 100_000).later),
  );
  const best = better.at(-1);
  if (poorest === undefined || best === undefined) throw new Error('The ladder has rungs');
  expect(mostOf(items.copay)).toBe(Math.round(poorest - best));
  expect(mostOf(items.copay)).not.toBe(
    mostOf(worthOf(members, { productType: 'super-top-up', deductible }).items.copay),
  );
});
