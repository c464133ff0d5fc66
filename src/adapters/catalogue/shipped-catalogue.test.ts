import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, type Product, rateKey, type Slab } from '#domain/catalogue/catalogue.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { lakh, rupees } from '#domain/money.ts';
import { formNames } from '#domain/proposal/fields.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { shippedCatalogue } from './planted-faults.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue(shippedCatalogue);
});

const zones = [1, 2, 3] as const;

function product(id: string): Product {
  const found = catalogue.products.find((one) => one.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
}

/** What a person of this age pays a year, alone; undefined when no rate is filed. */
function premiumAt(one: Product, slab: Slab, zone: 1 | 2 | 3, age: number): number | undefined {
  const bands = one.rates.get(rateKey(slab.id, one.zonePricing ? zone : 1));
  return bands?.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge)?.annualPremium;
}

describe('the shipped catalogue has', () => {
  test.each([
    ['insurers', () => catalogue.insurers.size, 8],
    ['products', () => catalogue.products.length, 18],
    ['slabs', () => catalogue.slabs.size, 130],
    ['super top-ups', () => catalogue.products.filter((one) => one.productType === 'super-top-up').length, 2],
    ['offline products', () => catalogue.products.filter((one) => one.sale.mode === 'offline').length, 1],
    [
      'products not connected',
      () => catalogue.products.filter((one) => one.sale.mode === 'not-integrated').length,
      1,
    ],
    ['products priced live', () => catalogue.products.filter((one) => one.pricing === 'live').length, 1],
    [
      'products of some pincodes',
      () => catalogue.products.filter((one) => one.eligibility.pincodePrefixes).length,
      1,
    ],
    ['products with ages not priced', () => catalogue.products.filter(hasUnpricedAge).length, 1],
    ['banks', () => catalogue.banks.length, 1500],
  ])('enough %s', (_what, count, least) => {
    expect(count()).toBeGreaterThanOrEqual(least);
  });

  function hasUnpricedAge(one: Product): boolean {
    const [slab] = one.slabs;
    return one.pricing === 'rate-table' && slab !== undefined && premiumAt(one, slab, 1, 65) !== undefined
      ? one.eligibility.maxChildren > 0 && premiumAt(one, slab, 1, 10) === undefined
      : false;
  }

  test('a product that needs a medical decision from an age and from a cover', () => {
    const found = catalogue.products.find(
      ({ sale }) => sale.mode === 'online' && sale.medicalFromAge && sale.medicalFromSumInsured,
    );
    expect(found).toBeDefined();
  });

  test('a plan for people of 60 and older, to 99', () => {
    const { adultMin, adultMax } = product('aravalli-varishtha').eligibility;
    expect([adultMin, adultMax]).toEqual([60, 99]);
  });

  test('45 conditions, ten of them asked first, 13 of them blocking', () => {
    const { conditions } = catalogue;
    expect(conditions).toHaveLength(45);
    expect(conditions.filter(({ common }) => common)).toHaveLength(10);
    expect(conditions.filter(({ blocks }) => blocks)).toHaveLength(13);
  });

  test.each([
    ['accepted', 15],
    ['loaded', 9],
    ['medical', 8],
    ['declined', 13],
  ])('conditions that are usually %s: %d', (outcome, count) => {
    const found = catalogue.conditions.filter((condition) => condition.outcome === outcome);
    expect(found).toHaveLength(count);
    expect(found.every(({ blocks }) => blocks === (outcome === 'declined'))).toBe(true);
  });

  test('no loading for a condition that blocks', () => {
    const blocking = catalogue.conditions.filter(({ blocks }) => blocks).map(({ id }) => String(id));
    for (const { factors } of catalogue.products) {
      expect(Object.keys(factors.conditionLoadingPercent).filter((id) => blocking.includes(id))).toEqual([]);
    }
  });

  test('tax nil on retail health cover since 22 September 2025, 18 percent before', () => {
    expect(catalogue.taxRates.map(({ effectiveFrom, percent }) => [effectiveFrom, percent])).toEqual([
      ['2017-07-01', 18],
      ['2025-09-22', 0],
    ]);
  });
});

describe('prices', () => {
  test('every product sold online prices its youngest adult, 30 or its entry age, in every zone', () => {
    for (const one of catalogue.products) {
      if (one.sale.mode !== 'online' || one.pricing === 'live') continue;
      const age = Math.max(30, one.eligibility.adultMin);
      for (const slab of one.slabs) {
        for (const zone of zones)
          expect(premiumAt(one, slab, zone, age), `${slab.id} ${zone}`).toBeGreaterThan(0);
      }
    }
  });

  test('rates outlast the entry age: a five-year projection never runs off the table', () => {
    for (const one of catalogue.products) {
      if (one.pricing === 'live') continue;
      for (const slab of one.slabs)
        expect(premiumAt(one, slab, 1, one.eligibility.adultMax + 5)).toBeDefined();
    }
  });

  test('a dearer zone costs more, zone 1 most', () => {
    for (const one of catalogue.products.filter(
      (each) => each.zonePricing && each.pricing === 'rate-table',
    )) {
      for (const slab of one.slabs) {
        const [first = 0, second = 0, third = 0] = zones.map((zone) => premiumAt(one, slab, zone, 65));
        expect(first > second && second > third, slab.id).toBe(true);
      }
    }
  });

  test('every cover a visitor can ask for is sold by several products', () => {
    for (const cover of sumInsuredChoices.filter((choice) => choice >= lakh(3))) {
      const sellers = catalogue.products.filter(
        (one) => one.productType === 'indemnity' && one.slabs.some((slab) => slab.sumInsured >= cover),
      );
      expect(sellers.length).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('Arogya Sanjeevani has the terms of the standard product, from two insurers', () => {
  const offerings = () => catalogue.products.filter((one) => one.variant === 'arogya-sanjeevani');

  test('two offerings, covers from 50,000 to 10 lakh in steps of 50,000', () => {
    expect(new Set(offerings().map(({ insurer }) => insurer)).size).toBe(2);
    const steps = Array.from({ length: 20 }, (_, index) => rupees((index + 1) * 50_000));
    for (const one of offerings()) expect(one.slabs.map(({ sumInsured }) => sumInsured)).toEqual(steps);
  });

  test('one price in all of India, one year, entry from 18 to 65, children from 3 months to 25 years', () => {
    for (const one of offerings()) {
      expect(one.zonePricing).toBe(false);
      expect(one.termYears).toEqual([1]);
      expect(one.coverBases).toEqual(['floater', 'individual']);
      expect(one.eligibility).toMatchObject({
        adultMin: 18,
        adultMax: 65,
        childMinDays: 91,
        childMaxYears: 25,
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
        waitingPeriods: { initialDays: 30, specificMonths: 24, preExistingMonths: 36 },
        subLimits: [
          { name: 'Cataract, each eye', percentOfSumInsured: 25, max: 40_000 },
          { name: 'Modern treatments, 12 listed', percentOfSumInsured: 50, max: undefined },
        ],
        preHospitalisationDays: 30,
        postHospitalisationDays: 60,
        ambulance: 2000,
        ayush: true,
      });
    }
  });

  test.each([
    [23, lakh(5), 7870],
    [28, lakh(10), 10_400],
    [38, lakh(3), 9790],
    [58, lakh(1), 17_000],
  ])('at %i for %i it costs .55 to .70 of a middle plan, %i', (age, cover, middle) => {
    for (const one of offerings()) {
      const slab = one.slabs.find(({ sumInsured }) => sumInsured === cover);
      const premium = slab && premiumAt(one, slab, 1, age);
      expect(premium).toBeGreaterThan(middle * 0.55);
      expect(premium).toBeLessThan(middle * 0.7);
    }
  });
});

describe('super top-ups', () => {
  test('offer deductibles of 3, 5 and 10 lakh', () => {
    const topUps = catalogue.products.filter((one) => one.productType === 'super-top-up');
    for (const { slabs } of topUps) {
      expect([...new Set(slabs.map(({ deductible }) => deductible))]).toEqual([lakh(3), lakh(5), lakh(10)]);
    }
  });

  test('cost less the more the buyer bears first', () => {
    const one = product('sahyadri-setu');
    const premiums = [3, 5, 10].map((deductible) => {
      const slab = one.slabs.find(
        (each) => each.sumInsured === lakh(20) && each.deductible === lakh(deductible),
      );
      return (slab && premiumAt(one, slab, 1, 40)) ?? 0;
    });
    expect(premiums).toEqual([...premiums].sort((a, b) => b - a));
    expect(premiums.at(-1)).toBeGreaterThan(0);
  });
});

describe('forms', () => {
  test('are the seven of the specification, none of them empty', () => {
    for (const name of formNames) {
      expect(catalogue.forms[name].sections.flatMap(({ fields }) => fields).length).toBeGreaterThan(4);
    }
  });

  test('ask every condition of the quote again, by the same ids', () => {
    const fields = catalogue.forms.medicalDetails.sections.flatMap((section) => section.fields);
    const asked = fields.find(({ name }) => name === 'conditions')?.choices.map(({ id }) => id);
    expect(asked).toEqual(catalogue.conditions.map(({ id }) => String(id)));
  });

  test('name the states as the pincodes do', () => {
    const fields = catalogue.forms.proposerDetails.sections.flatMap((section) => section.fields);
    const states = fields.find(({ name }) => name === 'state')?.choices.map(({ id }) => id) ?? [];
    expect(states).toHaveLength(36);
    expect(states).toContain(catalogue.placeOf('411038')?.state);
  });
});

describe('pincodes', () => {
  const { exactRuns } = JSON.parse(readFileSync(join(shippedCatalogue, 'pincodes.json'), 'utf8'));

  test('every pincode that exists has a place, and passes the rule of the form', () => {
    let count = 0;
    for (const [from, to] of exactRuns) {
      for (let pincode = from; pincode <= to; pincode++) {
        const place = catalogue.placeOf(String(pincode));
        if (!place?.district || !isPincode(String(pincode))) throw new Error(`No place for ${pincode}`);
        count++;
      }
    }
    expect(count).toBe(19_585);
  });

  test.each([['000000'], ['110050'], ['999999'], ['100000'], ['41103'], ['4110380'], ['abcdef'], ['']])(
    '%s is no place',
    (pincode) => {
      expect(catalogue.placeOf(pincode)).toBeUndefined();
    },
  );

  test.each([
    ['411038', 'Pune', 'Maharashtra', 2],
    ['110001', 'New Delhi', 'Delhi', 1],
    ['682011', 'Ernakulam', 'Kerala', 3],
    ['799001', 'West Tripura', 'Tripura', 3],
  ])('%s is %s, %s, zone %i', (pincode, district, state, zone) => {
    expect(catalogue.placeOf(pincode)).toEqual({ pincode, district, state });
    expect(catalogue.zones.get(pincode.slice(0, 3)) ?? 3).toBe(zone);
  });
});

test('banks are known by the first four letters of the code, some branches by all of it', () => {
  expect(catalogue.banks.find(({ prefix }) => prefix === 'SBIN')?.name).toBe('State Bank of India');
  expect(catalogue.branches.get('HDFC0000001')).toMatchObject({ bank: 'HDFC Bank', city: 'Mumbai' });
});
