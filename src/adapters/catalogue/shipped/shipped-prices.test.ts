import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, Product, Slab } from '#domain/catalogue/catalogue.ts';
import { isoDate } from '#domain/date.ts';
import { benchmarkPremium } from '#domain/judge/benchmark.ts';
import type { Zone } from '#domain/location/place.ts';
import { lakh } from '#domain/money.ts';
import { notShownReason } from '#domain/offer/eligibility.ts';
import type { QuotedBlock } from '#domain/offer/plan.ts';
import type { Member } from '#domain/person/member.ts';
import type { Premium } from '#domain/price/premium.ts';
import { ratePlan } from '#domain/price/rating.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { sumInsuredChoices } from '#domain/quote/sum-insured.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRequest } from '#test/builders/plan-builders.ts';
import { premiumAt, shippedCatalogue, zones } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

const rated = () => catalogue.products.filter(({ pricing }) => pricing === 'rate-table');

function product(id: string): Product {
  const match = catalogue.products.find((one) => one.id === id);
  if (!match) throw new Error(`No product ${id}`);
  return match;
}

const coupleOf = (age: number): readonly Member[] => aFamily(`You ${age}y`, `Wife ${age}y`);

const basisOf = (one: Product) => (one.coverBases.includes('floater') ? 'floater' : 'individual');

function priceOf(one: Product, slab: Slab, zone: Zone, members: readonly Member[]): Premium {
  const insurer = catalogue.insurers.get(one.insurer);
  if (!insurer) throw new Error(`No insurer ${one.insurer}`);
  const { taxRates } = catalogue;
  return ratePlan({
    product: one,
    slab,
    insurer,
    basis: basisOf(one),
    members,
    zone,
    termYears: 1,
    riders: noRiders,
    taxRates,
    on: isoDate(2026, 11, 20),
  });
}

describe('prices', () => {
  test('every product sold online prices its youngest adult, 30 or its entry age, in every zone', () => {
    for (const one of rated().filter(({ sale }) => sale.mode === 'online')) {
      const age = Math.max(30, one.eligibility.adultMin);
      for (const slab of one.slabs) {
        for (const zone of zones)
          expect(premiumAt(one, slab, zone, age), `${slab.id} ${zone}`).toBeGreaterThan(0);
      }
    }
  });

  test('rates outlast the entry age, those of new products run to 99: no projection runs off the table', () => {
    for (const one of rated()) {
      for (const slab of one.slabs) {
        const last = Math.max(99, one.eligibility.adultMax + 5);
        expect(premiumAt(one, slab, 1, last), slab.id).toBeDefined();
      }
    }
  });

  test('a dearer zone costs more, zone 1 most', () => {
    for (const one of rated().filter(({ zonePricing }) => zonePricing)) {
      for (const slab of one.slabs) {
        const [first = 0, second = 0, third = 0] = zones.map((zone) => premiumAt(one, slab, zone, 65));
        expect(first > second && second > third, slab.id).toBe(true);
      }
    }
  });

  test('every cover a visitor can ask for is sold by many products', () => {
    for (const cover of sumInsuredChoices) {
      const sellers = catalogue.products.filter(
        (one) => one.productType === 'indemnity' && one.slabs.some((slab) => slab.sumInsured >= cover),
      );
      expect(sellers.length).toBeGreaterThanOrEqual(cover > lakh(20) ? 12 : 30);
    }
  });

  test('each product is for somebody and gives that person a price', () => {
    for (const one of catalogue.products) {
      const { adultMin, adultMax, pincodePrefixes } = one.eligibility;
      const age = Math.min(Math.max(adultMin, 35), adultMax);
      const members = basisOf(one) === 'floater' ? coupleOf(age) : coupleOf(age).slice(0, 1);
      const pincode = (pincodePrefixes?.[0] ?? '411').padEnd(6, '001');
      const request = aRequest({ productType: one.productType });
      const block: QuotedBlock = { id: 'family', group: 'family', members, pincode, request };
      expect(notShownReason(one, block, one.soldIn?.[0] ?? 'website'), one.id).toBeUndefined();
      const [slab] = one.slabs;
      const kind = slab && priceOf(one, slab, 2, members).kind;
      expect(kind, one.id).toBe(one.pricing === 'live' ? 'pending' : 'quoted');
    }
  });

  test('no cover costs a couple of 35 less than half of a middle plan, nor more than 2.2 times', () => {
    const members = coupleOf(35);
    for (const one of rated().filter(({ eligibility }) => eligibility.adultMin <= 35)) {
      for (const slab of one.slabs) {
        for (const zone of zones) {
          const price = priceOf(one, slab, zone, members);
          const { productType } = one;
          const { sumInsured, deductible } = slab;
          const basis = basisOf(one);
          const middle = benchmarkPremium({
            ages: [35, 35],
            basis,
            zone,
            productType,
            sumInsured,
            deductible,
          });
          const ratio = price.kind === 'quoted' ? price.total / middle : 0;
          expect(ratio >= 0.5 && ratio <= 2.2, `${slab.id} zone ${zone}: ${ratio}`).toBe(true);
        }
      }
    }
  });

  test('no insurer copies another: no two tables are one times a number', () => {
    const curves = rated()
      .filter(({ variant, productType }) => variant === 'ordinary' && productType === 'indemnity')
      .map((one) => {
        const [slab] = one.slabs;
        const [young = 1, old = 1] = [30, 70].map((age) => (slab && premiumAt(one, slab, 1, age)) ?? 1);
        return { insurer: one.insurer, bend: (old / young).toFixed(2) };
      });
    const bends = new Set(curves.map(({ bend }) => bend));
    expect(bends.size).toBeGreaterThan(new Set(curves.map(({ insurer }) => insurer)).size / 2);
  });
});

describe('super top-ups', () => {
  const topUps = () => catalogue.products.filter((one) => one.productType === 'super-top-up');

  test('each deductible of the market is offered by two or more', () => {
    for (const deductible of [1, 2, 3, 4, 5, 7.5, 10, 15, 20].map(lakh)) {
      const sellers = topUps().filter(({ slabs }) => slabs.some((slab) => slab.deductible === deductible));
      expect(sellers.length, String(deductible)).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(['sahyadri-setu', 'narmada-kosh', 'dhauladhar-uttung'])(
    '%s costs less the more the buyer bears first',
    (id) => {
      const one = product(id);
      const bySum = Map.groupBy(one.slabs, ({ sumInsured }) => sumInsured);
      for (const slabs of bySum.values()) {
        const rising = slabs.toSorted((a, b) => (a.deductible ?? 0) - (b.deductible ?? 0));
        const premiums = rising.map((slab) => premiumAt(one, slab, 1, 40) ?? 0);
        expect(premiums).toEqual(premiums.toSorted((a, b) => b - a));
        expect(premiums.at(-1)).toBeGreaterThan(0);
      }
    },
  );

  test('one has no room limit, one is among the cheap, at four fifths of the middle', () => {
    const noLimit = topUps().filter(({ slabs }) => slabs[0]?.features.roomRent.kind === 'no-limit');
    expect(noLimit.length).toBeGreaterThanOrEqual(2);
    const adhik = product('godavari-adhik');
    const slab = adhik.slabs.find((one) => one.sumInsured === lakh(10) && one.deductible === lakh(5));
    expect((slab && premiumAt(adhik, slab, 1, 38)) ?? 0).toBeLessThan(2_860 * 0.86);
  });
});
