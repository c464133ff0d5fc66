import { describe, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/catalogue.ts';
import { asId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { trendPercentAYear } from '#domain/price/price-rise.ts';
import { aDay } from '#test/builders/form-builders.ts';
import {
  aCatalogue,
  anInsurer,
  aProduct,
  aSlab,
  plainEligibility,
  plainFactors,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { catalogueToWire, documentsToWire } from './wire.ts';

const slabs = [
  aSlab('one-10', 10, {}),
  aSlab('one-25', 25, {}),
  { ...aSlab('one-b', 10, {}), deductible: rupees(1) },
];
const one = aProduct('one', {
  slabs,
  rates: ratesFor(
    slabs,
    [1, 2],
    [
      [0, 35, 100],
      [36, 99, 200],
    ],
  ),
});
const two = aProduct('two', {
  ...{
    title: 'A plan',
    productType: 'super-top-up',
    zonePricing: false,
    termYears: [1],
    soldIn: ['website'],
  },
  eligibility: { ...plainEligibility, adultMin: 21, adultMax: 60 },
  factors: {
    ...{ floaterDiscountPercent: { 2: 10, 3: 11, 4: 12, 5: 13, 6: 14 }, multiIndividualDiscountPercent: 5 },
    ...{ termDiscountPercent: { 1: 0, 2: 1, 3: 1 }, habitLoadingPercent: {}, maxLoadingPercent: 150 },
    conditionLoadingPercent: { 4: 120 },
  },
} as unknown as Partial<Product>); // factors of no filed product
const live = aProduct('live', {
  pricing: 'live',
  insurer: asId('zeta'),
  sale: { ...one.sale, mode: 'offline' },
});

const marketOf = (...products: readonly Product[]) => {
  const insurers = [anInsurer('zeta'), anInsurer('acme')].map((insurer) => [insurer.slug, insurer] as const);
  return { ...aCatalogue(products), version: '2026-11-01-demo', insurers: new Map(insurers) };
};
const catalogue = marketOf(one, two, live);
const papers = { policy_wordings: [], policy_brochure: [] } as unknown as Parameters<
  typeof documentsToWire
>[4]; // goes through as it is

test("a product's documents name it, its insurer and the day of their prices", () => {
  expect(documentsToWire(catalogue, one, anInsurer('acme'), aDay('2026-11-21'), papers)).toEqual({
    ...{ product_slug: 'one', product_title: 'Plan one', insurer_slug: 'acme', insurer_title: 'acme Health' },
    ...{ insurer_mark: 'acme', insurer_phone: '1800 000 000', catalogue_version: '2026-11-01-demo' },
    ...{ demo: true, priced_on: '2026-11-21', policy_wordings: [], policy_brochure: [] },
  });
});

describe('the catalogue', () => {
  test('lists insurers by name, each with its products by name', () => {
    const { insurers } = catalogueToWire(catalogue);
    expect(insurers.map(({ slug, products }) => [slug, products.map(({ slug }) => slug)])).toEqual([
      ['acme', ['two', 'one']],
      ['zeta', ['live']],
    ]);
    expect(insurers[0]).toMatchObject({ title: 'acme Health', mark: 'acme' });
  });

  test('says of a product to whom, in which covers and how it is sold', () => {
    const [acme, zeta] = catalogueToWire(catalogue).insurers;
    expect(acme?.products[1]).toEqual({
      ...{ slug: 'one', title: 'Plan one', product_type: 'INDEMNITY', plan_variant: 'ordinary', covers: 2 },
      ...{ cover_from: 1_000_000, cover_to: 2_500_000, entry_from: 18, entry_to: 65, sale: 'online' },
      ...{ sold_in: [], priced_live: false, zone_pricing: true },
    });
    expect(acme?.products[0]).toMatchObject({
      ...{
        product_type: 'SUPER_TOPUP',
        entry_from: 21,
        entry_to: 60,
        sold_in: ['website'],
        zone_pricing: false,
      },
    });
    expect(zeta?.products[0]).toMatchObject({ priced_live: true, sale: 'offline' });
  });

  test('says since when it holds, and what taxes are on it', () => {
    const wire = catalogueToWire(catalogue);
    expect(wire).toMatchObject({
      catalogue_version: '2026-11-01-demo',
      effective_from: '2026-11-01',
      demo: true,
    });
    expect(catalogueToWire({ ...catalogue, version: 'v-test' }).effective_from).toBeNull();
    expect(wire.tax_rates.at(-1)).toEqual({
      ...{ effective_from: '2025-09-22', percent: 0, product_types: ['INDEMNITY', 'SUPER_TOPUP'] },
    });
  });

  test('says the rules of prices', () => {
    expect(catalogueToWire(catalogue).rules).toEqual({
      ...{ price_holds_days: 15, live_tries: 10, live_pause_seconds: 2, projected_years: 5 },
      ...{ projected_to_age: 70, rise_percent: trendPercentAYear },
    });
  });

  test('says from where to where each factor of a price goes, over products priced from rates', () => {
    const { floater_discount, ...pricing } = catalogueToWire(catalogue).pricing;
    expect(floater_discount).toEqual([
      { people: 2, percent: { from: 10, to: 25 } },
      { people: 3, percent: { from: 11, to: 26 } },
      { people: 4, percent: { from: 12, to: 27 } },
      { people: 5, percent: { from: 13, to: 30 } },
      { people: 6, percent: { from: 14, to: 32 } },
    ]);
    expect(pricing).toEqual({
      ...{ zone_priced: 2, priced_live: 1, several_individuals_discount: { from: 5, to: 10 } },
      term_discount: [
        { years: 2, percent: { from: 7.5, to: 7.5 } },
        { years: 3, percent: { from: 10, to: 10 } },
      ],
      habit_loading: [
        { habit: 'smoke', percent: { from: 0, to: 15 } },
        { habit: 'tobacco', percent: { from: 0, to: 20 } },
        { habit: 'alcohol', percent: { from: 0, to: 0 } },
      ],
      ...{ condition_loading: { from: 15, to: 120 }, most_loading: { from: 100, to: 150 }, age_to: 99 },
    });
  });

  test('says nothing above zero where nothing is priced from rates', () => {
    expect(catalogueToWire(marketOf(live)).pricing).toMatchObject({
      ...{ zone_priced: 1, priced_live: 1, most_loading: { from: 0, to: 0 }, age_to: 0 },
      condition_loading: { from: 0, to: 0 },
    });
    const unrated = { ...one, factors: plainFactors, rates: new Map() };
    expect(catalogueToWire(marketOf(unrated)).pricing.age_to).toBe(0);
  });
});
