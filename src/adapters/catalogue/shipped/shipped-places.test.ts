import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type Hospital, hospitalsNear } from '#domain/catalogue/hospital.ts';
import { cityTier } from '#domain/location/city.ts';
import { shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

describe('the shipped catalogue has', () => {
  test.each([
    ['branches', () => catalogue.branches.size, 300],
    ['cities', () => catalogue.cities.length, 90],
    ['hospitals', () => hospitals().length, 400],
    ['prefixes of pincodes with a hospital', () => catalogue.hospitals.size, 150],
    [
      'hospitals that an insurer excludes',
      () => hospitals().filter((one) => one.excluded.size > 0).length,
      5,
    ],
  ])('enough %s', (_what, count, least) => {
    expect(count()).toBeGreaterThanOrEqual(least);
  });
});

function hospitals(): readonly Hospital[] {
  return [...catalogue.hospitals.values()].flat();
}

describe('cities and hospitals', () => {
  test('eight metros are of tier 1, with the suburbs that share their digits', () => {
    const metros = catalogue.cities.filter(({ tier, prefixes }) => tier === 1 && prefixes.length > 0);
    expect(metros.map(({ name }) => name.en).sort()).toEqual(
      ['Ahmedabad', 'Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune'].sort(),
    );
  });

  test('the main pincode of a city is of its tier', () => {
    for (const { name, pincode, tier } of catalogue.cities) {
      expect([name.en, cityTier(pincode, catalogue.cities)]).toEqual([name.en, tier]);
    }
  });

  test('each insurer is cashless in 55 to 85 of 100 hospitals', () => {
    const all = hospitals();
    for (const slug of catalogue.insurers.keys()) {
      const share = all.filter(({ cashless }) => cashless.has(slug)).length / all.length;
      expect(share, slug).toBeGreaterThanOrEqual(0.55);
      expect(share, slug).toBeLessThanOrEqual(0.85);
    }
  });

  test('every city has a hospital near', () => {
    for (const { name, pincode } of catalogue.cities) {
      expect(hospitalsNear(catalogue.hospitals, [pincode], [])[0]?.hospitals.length, name.en).toBeGreaterThan(
        0,
      );
    }
  });
});
