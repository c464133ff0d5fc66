import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFeatures } from '#test/builders/any-features.ts';
import { aFamily, aMember } from '#test/builders/person-builders.ts';
import { aCatalogue, aSlab } from '#test/builders/plan-builders.ts';
import { scoreItems } from '../cover/features.ts';
import { conditionId } from '../ids.ts';
import { lakh } from '../money.ts';
import { mayHaveBirth } from '../person/birth.ts';
import type { Member } from '../person/member.ts';
import { importanceFor } from './importance.ts';
import { besidesIn, familyWorth, mostOf, type WorthOf } from './worth.ts';
import { openYears } from './years/family-years.ts';

const calculator = openYears(aCatalogue([]));

function worthOf(members: readonly Member[], facts: Partial<WorthOf> = {}) {
  return familyWorth({
    years: calculator({ members, pincode: '400001', basis: 'floater' }),
    importance: importanceFor(members, {}),
    benchmark: 30_000,
    productType: 'indemnity',
    sumInsured: lakh(10),
    deductible: undefined,
    mayHaveBirth: mayHaveBirth(members),
    ...facts,
  });
}

const anyPeople = fc
  .array(fc.integer({ min: 1, max: 85 }), { minLength: 1, maxLength: 5 })
  .map((ages) => ages.map((age, index) => aMember(index === 0 ? 'You' : `Son-${index - 1}`, `${age}y`, {})));

test('a better level is never worth less, and a point is worth the same rupees wherever it comes from', () => {
  fc.assert(
    fc.property(anyPeople, (members) => {
      const worth = worthOf(members);
      for (const item of scoreItems) {
        const values = worth.items[item].curve.map(([, rupees]) => rupees);
        expect(values).toEqual([...values].sort((a, b) => a - b));
        expect(Math.abs(worth.tenths[item] - (mostOf(worth.items[item]) / worth.perPoint) * 10)).toBeLessThan(
          1,
        );
      }
      expect(Object.values(worth.tenths).reduce((sum, tenths) => sum + tenths, 0)).toBe(1_000);
      expect(Math.abs(worth.tenths.price - (1.25 * 30_000 * 10) / worth.perPoint)).toBeLessThan(1);
    }),
    { numRuns: 30 },
  );
});

describe('what matters to whom', () => {
  const young = aFamily('You 27y');

  test('a wait for old illness is worth nothing to whom declared none, and rupees to whom did', () => {
    expect(mostOf(worthOf(young).items.pre_existing)).toBe(0);
    const ill = [aMember('You', '27y', { conditions: [conditionId(16)] })];
    expect(mostOf(worthOf(ill).items.pre_existing)).toBeGreaterThan(0);
  });

  test('a birth counts only when somebody said that it matters', () => {
    const couple = aFamily('You 30y', 'Spouse 28y');
    expect(mostOf(worthOf(couple).items.maternity_cover)).toBe(0);
    const importance = importanceFor(couple, { maternity_cover: 'HIGH' });
    expect(mostOf(worthOf(couple, { importance }).items.maternity_cover)).toBe(11_250);
  });

  test('a birth that nobody here can have counts for nothing, whatever was said', () => {
    const parents = aFamily('Father 64y', 'Mother 60y');
    const importance = importanceFor(parents, { maternity_cover: 'HIGH' });
    expect(worthOf(parents, { importance }).items.maternity_cover.factor).toBe(0);
  });

  test('co-pay is worth more to older people, and more when it matters more', () => {
    const copay = (members: readonly Member[], importance = importanceFor(members, {})) =>
      mostOf(worthOf(members, { importance }).items.copay);
    expect(copay(aFamily('You 70y'))).toBeGreaterThan(3 * copay(young));
    expect(copay(young, importanceFor(young, { copay: 'HIGH' }))).toBe(1.5 * copay(young));
  });

  test('a top-up is not scored on a refill or a birth, which it never has', () => {
    const { items, tenths } = worthOf(young, { productType: 'super-top-up', deductible: lakh(5) });
    for (const item of ['restore_benefits', 'maternity_cover'] as const) {
      expect(mostOf(items[item])).toBe(0);
      expect(tenths[item]).toBe(0);
    }
  });
});

describe('terms beside the ten features', () => {
  const years = calculator({
    members: aFamily('You 60y', 'Spouse 58y'),
    pincode: '400001',
    basis: 'floater',
  });
  const besides = besidesIn({ years, sumInsured: lakh(10), deductible: undefined });
  const full = {
    subLimits: [],
    consumables: true,
    ambulance: undefined,
    preHospitalisationDays: 60,
    postHospitalisationDays: 90,
  };

  test('leave nothing to pay where nothing is limited', () => {
    expect(besides(aSlab('full', 10, full))).toBe(0);
  });

  test.each([
    ['consumables that are not paid', { consumables: false }],
    [
      'a limit on heart treatment',
      { subLimits: [{ treatment: 'cardiac' as const, percentOfSumInsured: 2, max: undefined }] },
    ],
    ['few days after the stay', { postHospitalisationDays: 10 }],
  ])('leave rupees to pay: %s', (_, terms) => {
    expect(besides(aSlab('limited', 10, { ...full, ...terms }))).toBeGreaterThan(0);
  });

  test('never give anything back', () => {
    fc.assert(
      fc.property(anyFeatures, (features) => {
        expect(besides(aSlab('any', 10, features))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
