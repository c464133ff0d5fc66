import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { lakh, rupees } from '#domain/money.ts';
import { premiumAt, shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

describe('Arogya Sanjeevani has the terms of the standard product, from every insurer that sells it', () => {
  const offerings = () => catalogue.products.filter((one) => one.variant === 'arogya-sanjeevani');

  test('six or more offerings, covers from 50,000 to 10 lakh in steps of 50,000', () => {
    expect(new Set(offerings().map(({ insurer }) => insurer)).size).toBeGreaterThanOrEqual(6);
    const steps = Array.from({ length: 20 }, (_, index) => rupees((index + 1) * 50_000));
    for (const one of offerings()) expect(one.slabs.map(({ sumInsured }) => sumInsured)).toEqual(steps);
  });

  test('one price in all of India, one year, entry from 18 to 65, children from 3 months to 25 years', () => {
    for (const one of offerings()) {
      expect(one.zonePricing).toBe(false);
      expect(one.termYears).toEqual([1]);
      expect(one.coverBases).toEqual(['floater', 'individual']);
      expect(one.soldIn).toBeUndefined();
      expect(one.riders).toEqual([]);
      expect(one.eligibility).toEqual({
        adultMin: 18,
        adultMax: 65,
        childMinDays: 91,
        childMaxYears: 25,
        maxAdults: 6,
        maxChildren: 6,
        relations: [
          'You',
          'Spouse',
          'Husband',
          'Wife',
          'Son',
          'Daughter',
          'Father',
          'Mother',
          'Father-in-law',
          'Mother-in-law',
        ],
        pincodePrefixes: undefined,
      });
    }
  });

  test('room, intensive care, co-pay, bonus, limits, waits and the rest', () => {
    for (const slab of offerings().flatMap(({ slabs }) => slabs)) {
      expect(slab.features).toEqual({
        roomRent: { kind: 'capped', percentPerDay: 2, maxPerDay: 5000 },
        icu: { kind: 'capped', percentPerDay: 5, maxPerDay: 10_000 },
        copay: { percent: 5, fromAge: undefined },
        restoration: { kind: 'none' },
        noClaimBonus: { percentPerYear: 5, maxPercent: 50 },
        maternity: { kind: 'none' },
        outpatient: { kind: 'none' },
        healthCheckup: { kind: 'none' },
        criticalIllness: { kind: 'none' },
        waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 36, preExistingMonths: 36 },
        subLimits: [
          { treatment: 'cataract', percentOfSumInsured: 25, max: 40_000 },
          { treatment: 'modern-treatment', percentOfSumInsured: 50, max: undefined },
        ],
        preHospitalisationDays: 30,
        postHospitalisationDays: 60,
        ambulance: 2000,
        ayush: true,
        consumables: false,
        roomCut: 'fees',
      });
    }
  });

  test.each([
    [23, lakh(5), 7870],
    [28, lakh(10), 10_400],
    [38, lakh(3), 9790],
    [58, lakh(1), 17_000],
  ])('at %i for %i it costs .63 to .69 of a middle plan, %i', (age, cover, middle) => {
    for (const one of offerings()) {
      const slab = one.slabs.find(({ sumInsured }) => sumInsured === cover);
      const percent = Math.round((100 * ((slab && premiumAt(one, slab, 1, age)) ?? 0)) / middle);
      expect(percent, one.id).toBeGreaterThanOrEqual(63);
      expect(percent, one.id).toBeLessThanOrEqual(69);
    }
  });

  test('no two insurers ask the same price', () => {
    const prices = offerings().map((one) => one.slabs.map((slab) => premiumAt(one, slab, 1, 40)).join());
    expect(new Set(prices).size).toBe(prices.length);
  });
});
