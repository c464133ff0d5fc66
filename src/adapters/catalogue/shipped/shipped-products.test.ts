import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { lakh } from '#domain/money.ts';
import { shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

type Demand = readonly [what: string, least: number, holds: (one: Product) => boolean];

const isTopUp = ({ productType }: Product) => productType === 'super-top-up';
const isOnly = (basis: 'floater' | 'individual') => (one: Product) => one.coverBases.join() === basis;
const longestWait = ({ slabs }: Product) =>
  Math.max(...slabs.map(({ features }) => features.waitingPeriods.preExistingMonths));

const demands: readonly Demand[] = [
  ['super top-ups', 7, isTopUp],
  ['products rated by the shape of the family', 1, ({ rateBy }) => rateBy === 'family-shape'],
  [
    'super top-ups rated by primary and additional insured',
    1,
    (one) => isTopUp(one) && one.rateBy === 'primary-and-additional',
  ],
  ['super top-ups for one person', 1, (one) => isTopUp(one) && isOnly('individual')(one)],
  ['products sold at a branch', 3, ({ sale }) => sale.mode === 'offline'],
  ['products not connected', 2, ({ sale }) => sale.mode === 'not-integrated'],
  ['products priced live', 3, ({ pricing }) => pricing === 'live'],
  [
    'products with one price in all of India',
    7,
    (one) => !one.zonePricing && one.variant === 'ordinary' && one.soldIn === undefined,
  ],
  ['products of some pincodes', 2, ({ eligibility }) => eligibility.pincodePrefixes !== undefined],
  ['products that decline a condition', 3, ({ declinedConditions }) => declinedConditions.length > 0],
  ['products for individuals only', 3, isOnly('individual')],
  ['products for floaters only', 2, isOnly('floater')],
  [
    'floaters of two adults only',
    1,
    (one) => isOnly('floater')(one) && one.eligibility.maxAdults === 2 && one.eligibility.maxChildren === 0,
  ],
  [
    'floaters of six adults, in-laws too',
    2,
    ({ eligibility, variant }) =>
      variant === 'ordinary' &&
      eligibility.maxAdults === 6 &&
      eligibility.relations.includes('Father-in-law'),
  ],
  [
    'products for brothers, sisters and grandparents',
    4,
    ({ eligibility: { relations } }) => relations.includes('Sister') && relations.includes('Grand-Father'),
  ],
  ['products for seniors alone', 3, ({ eligibility }) => eligibility.adultMin >= 60],
  ['products that take people of 99', 2, ({ eligibility }) => eligibility.adultMax >= 99],
  ['products for the young alone', 1, ({ eligibility }) => eligibility.adultMax === 35],
  ['products for young families', 3, ({ eligibility }) => eligibility.adultMax === 45],
  ['products that keep children to 30', 3, ({ eligibility }) => eligibility.childMaxYears === 30],
  [
    'products for children from five years',
    1,
    ({ eligibility }) => eligibility.childMinDays === 5 * 365 && eligibility.maxChildren > 0,
  ],
  [
    'products that cover old illness at once and do not load blood pressure and diabetes',
    2,
    (one) => longestWait(one) === 0 && !one.factors.conditionLoadingPercent[17],
  ],
  ['products with a rider priced live', 5, ({ riders }) => riders.some(({ price }) => price.kind === 'live')],
  [
    'products with a rider that changes the base premium',
    10,
    ({ riders }) => riders.some((rider) => rider.changesBasePremium),
  ],
];

describe('the shipped catalogue has', () => {
  test('twenty insurers, 60 products, 540 slabs', () => {
    expect(catalogue.insurers.size).toBe(20);
    expect(catalogue.products.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.slabs.size).toBeGreaterThanOrEqual(540);
  });

  test.each(demands)('enough %s', (_what, least, holds) => {
    expect(catalogue.products.filter(holds).length).toBeGreaterThanOrEqual(least);
  });

  test('three variants for points of sale alone, to 5 lakh, named so', () => {
    const pos = catalogue.products.filter(({ soldIn }) => soldIn !== undefined);
    expect(pos.length).toBeGreaterThanOrEqual(3);
    for (const one of pos) {
      expect(one.soldIn).toEqual(['pos']);
      expect(one.title).toMatch(/^POS /);
      expect(Math.max(...one.slabs.map(({ sumInsured }) => sumInsured))).toBeLessThanOrEqual(lakh(5));
      expect([one.riders, one.termYears, one.sale.mode, one.sale.medicalFromAge]).toEqual([
        [],
        [1],
        'online',
        undefined,
      ]);
    }
  });

  test('medical decisions from many ages and covers', () => {
    const ages = new Set(catalogue.products.map(({ sale }) => sale.medicalFromAge));
    const covers = new Set(catalogue.products.map(({ sale }) => sale.medicalFromSumInsured));
    expect(ages.size).toBeGreaterThanOrEqual(8);
    expect(covers.size).toBeGreaterThanOrEqual(8);
  });

  test('riders of every kind, one choice to a group', () => {
    const riders = catalogue.products.flatMap((one) => one.riders);
    const kinds = ['consumables', 'wait-24', 'wait-12', 'critical-5l', 'critical-10l', 'critical-25l'];
    kinds.push('doctor-visits-5k', 'doctor-visits-10k', 'doctor-visits-20k', 'hospital-cash-1k');
    kinds.push('hospital-cash-2k', 'accident-10l', 'room-upgrade', 'unlimited-refill', 'zone-waiver');
    kinds.push('copay-waiver', 'copay-20', 'illness-income');
    expect(new Set(riders.map(({ id }) => id))).toEqual(new Set(kinds));
    const grouped = /^(wait|critical|doctor-visits|hospital-cash)-/;
    for (const { id, exclusiveGroup } of riders) expect(exclusiveGroup).toBe(grouped.exec(id)?.[1]);
  });

  test('loadings for conditions within the caps of the market, not the same everywhere', () => {
    const caps = [
      [1, 5],
      [16, 15],
      [17, 50],
      [19, 20],
      [20, 35],
    ] as const;
    for (const { id, factors } of catalogue.products) {
      for (const [condition, most] of caps) {
        expect(factors.conditionLoadingPercent[condition] ?? 0, `${id} ${condition}`).toBeLessThanOrEqual(
          most,
        );
      }
      expect(factors.maxLoadingPercent).toBeLessThanOrEqual(150);
    }
    const diabetes = catalogue.products.map(({ factors }) => factors.conditionLoadingPercent[17]);
    expect(new Set(diabetes).size).toBeGreaterThanOrEqual(6);
  });
});

describe('products beside each other', () => {
  const find = (id: string) => catalogue.products.find((one) => one.id === id);

  test('each names two to four similar ones of its kind that can be bought where it is sold', () => {
    for (const one of catalogue.products) {
      const similar = one.similarProducts.flatMap((id) => find(id) ?? []);
      expect(similar.length, one.id).toBeGreaterThanOrEqual(2);
      expect(similar.length, one.id).toBeLessThanOrEqual(4);
      for (const other of similar) {
        expect([other.productType, other.soldIn], one.id).toEqual([one.productType, one.soldIn]);
      }
    }
  });

  test('each combination is a base cover and a super top-up of one insurer', () => {
    const titles = new Set(catalogue.products.flatMap(({ comboPlanTitle }) => comboPlanTitle?.en ?? []));
    expect(titles.size).toBeGreaterThanOrEqual(4);
    for (const title of titles) {
      const pair = catalogue.products.filter(({ comboPlanTitle }) => comboPlanTitle?.en === title);
      expect(pair.map(({ productType }) => productType).sort()).toEqual(['indemnity', 'super-top-up']);
      expect(new Set(pair.map(({ insurer }) => insurer)).size).toBe(1);
    }
  });

  test('new products are told in their own words: no question is answered twice alike', () => {
    const old = ['sahyadri', 'himgiri', 'kaveri', 'malabar', 'vindhya', 'aravalli', 'narmada', 'konkan'];
    old.push('deccan', 'ganga');
    const own = catalogue.products.filter(({ insurer }) => !old.includes(insurer));
    const answers = own.flatMap(({ faqs }) => faqs.map(({ answer }) => answer.en));
    expect(answers.length).toBeGreaterThan(100);
    expect(new Set(answers).size).toBe(answers.length);
    for (const one of own)
      expect([one.usps.length > 1, one.specialFeatures.length > 0]).toEqual([true, true]);
  });
});
