import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aSlab,
  type BandRow,
  bands,
  indianTax,
  plainFactors,
} from '#test/builders/plan-builders.ts';
import type { Product, RateBy, RateTable } from '../catalogue/catalogue.ts';
import { type RowCovers, rateRowKey } from '../catalogue/rate-row.ts';
import { asId, type SlabId } from '../ids.ts';
import { rupees } from '../money.ts';
import { type Rating, ratePlan } from './rating.ts';
import { noRiders } from './riders/riders.ts';

/** Published premiums of Indian insurers, without tax, rebuilt from products that file their rates as those do. */

type Filed = { readonly lakhs: number; readonly covers: RowCovers; readonly rows: readonly BandRow[] };

const slabId = (lakhs: number) => asId<SlabId>(`anchor-${lakhs}`);

function anchor(rateBy: RateBy, filed: readonly Filed[], facts: Partial<Product>): Product {
  const covers = [...new Set(filed.map(({ lakhs }) => lakhs))];
  const rates: RateTable = new Map(
    filed.map((one) => [rateRowKey(slabId(one.lakhs), 1, one.covers), bands(one.rows)]),
  );
  const slabs = covers.map((lakhs) => aSlab(slabId(lakhs), lakhs, {}));
  return aProduct('anchor', { rateBy, rates, slabs, zonePricing: false, ...facts });
}

function priceOf(product: Product, lakhs: number, people: readonly string[], facts: Partial<Rating>): number {
  const slab = product.slabs.find(({ id }) => id === slabId(lakhs));
  if (!slab) throw new Error(`No cover of ${lakhs} lakh`);
  const premium = ratePlan({
    product,
    slab,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members: aFamily(...people),
    zone: 2,
    termYears: 1,
    riders: noRiders,
    taxRates: indianTax,
    on: '2026-11-21' as Rating['on'], // a day of the calendar
    ...facts,
  });
  if (premium.kind !== 'quoted') throw new Error(`No price: ${premium.kind}`);
  return premium.total;
}

const noDiscount: Product['factors'] = {
  ...plainFactors,
  floaterDiscountPercent: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
};

describe('the price index of Q4 2025, average of five insurers, by family shape', () => {
  const ages = [26, 36, 46, 56] as const;
  const rowsOf = (premiums: readonly number[]) =>
    premiums.map((premium, at): BandRow => [ages[at] ?? 0, (ages[at] ?? 0) + 9, premium]);
  const index: readonly [RowCovers, number, readonly string[], readonly number[]][] = [
    ['1A', 5, [], [9_920, 11_580, 15_738, 24_600]],
    ['1A', 10, [], [10_359, 13_261, 18_681, 32_114]],
    ['2A', 10, ['Spouse'], [17_386, 18_875, 28_296, 43_968]],
    ['2A+1C', 10, ['Spouse', 'Son-0 5y'], [19_953, 23_049, 32_849, 49_568]],
    ['2A+2C', 10, ['Spouse', 'Son-0 5y', 'Daughter-0 2y'], [24_267, 26_497, 37_041, 54_228]],
  ];
  const product = anchor(
    'family-shape',
    index.map(([covers, lakhs, , premiums]) => ({ lakhs, covers, rows: rowsOf(premiums) })),
    {},
  );

  test.each(index)('%s at %i lakh', (covers, lakhs, others, premiums) => {
    const basis = covers === '1A' ? 'individual' : 'floater';
    const foundPremiums = ages.map((age) => {
      const people = [`You ${age}y`, ...others.map((who) => (who === 'Spouse' ? `Spouse ${age - 2}y` : who))];
      return priceOf(product, lakhs, people, { basis });
    });
    expect(foundPremiums).toEqual(premiums);
  });
});

describe('a large insurer’s brochure: the premium of three years, divided by three, one adult or child', () => {
  const covers = [5, 10, 15, 20, 25, 50, 75, 100] as const;
  const brochure: readonly [string, number, number, readonly number[]][] = [
    ['Son-0 9y', 0, 17, [4_450, 5_498, 7_032, 7_874, 8_584, 9_894, 11_144, 11_914]],
    ['You 25y', 18, 33, [6_775, 9_111, 11_509, 12_880, 14_213, 16_604, 18_584, 20_143]],
    ['You 40y', 36, 43, [8_124, 10_771, 13_468, 15_073, 16_625, 19_378, 21_692, 23_499]],
    ['You 47y', 46, 48, [10_632, 13_478, 16_555, 18_536, 20_373, 23_570, 26_424, 28_513]],
    ['You 52y', 51, 53, [14_995, 18_468, 22_336, 25_015, 27_438, 31_577, 35_429, 38_142]],
  ];
  // A year alone is what a third of three years is after the discount of ten percent.
  const single = (perYear: number) => Math.round(perYear / 0.9);
  const product = anchor(
    'person',
    covers.map((lakhs, at) => ({
      lakhs,
      covers: 'person' as const,
      rows: brochure.map(([, from, to, perYear]): BandRow => [from, to, single(perYear[at] ?? 0)]),
    })),
    {},
  );

  test.each(brochure)('%s, filed for %i to %i', (person, _from, _to, perYear) => {
    const premiums = covers.map((lakhs) =>
      Math.round(priceOf(product, lakhs, [person], { basis: 'individual', termYears: 3 }) / 3),
    );
    expect(premiums).toEqual(perYear);
  });
});

describe('a diabetes product, ten lakh', () => {
  const filed: readonly BandRow[] = [
    [18, 30, 17_002],
    [31, 35, 19_182],
    [36, 40, 21_566],
    [41, 45, 24_326],
    [46, 50, 27_632],
    [51, 55, 31_655],
    [56, 60, 37_245],
    [61, 65, 48_370],
    [66, 70, 64_700],
    [71, 75, 83_160],
    [76, 80, 103_880],
    [81, 120, 126_945],
  ];
  // Two on one floater pay 1.40 times one: 30 percent off twice the premium.
  const factors = { ...plainFactors, floaterDiscountPercent: { 2: 30, 3: 30, 4: 30, 5: 30, 6: 30 } };
  const product = anchor('person', [{ lakhs: 10, covers: 'person', rows: filed }], { factors });

  test.each(filed)('from %i to %i one pays %i, and two 1.40 times that', (from, to, premium) => {
    expect(priceOf(product, 10, [`You ${from}y`], { basis: 'individual' })).toBe(premium);
    expect(priceOf(product, 10, [`You ${to}y`], { basis: 'individual' })).toBe(premium);
    const two = priceOf(product, 10, [`You ${to}y`, `Spouse ${from}y`], {});
    expect(two).toBe(rupees(Math.round((premium * 140) / 100)));
  });
});

test.each([
  [2, 2_137],
  [3, 2_492],
  [5, 2_782],
  [8, 3_186],
  [10, 3_362],
  [12, 3_609],
  [15, 3_860],
])('a public insurer’s floater of %i lakh costs %i more for each child', (lakhs, perChild) => {
  const product = anchor(
    'primary-and-additional',
    [
      { lakhs, covers: 'primary', rows: [[18, 45, 9_000]] },
      {
        lakhs,
        covers: 'additional',
        rows: [
          [0, 17, perChild],
          [18, 45, 6_000],
        ],
      },
    ],
    { factors: noDiscount },
  );
  const couple = ['You 36y', 'Spouse 33y'];
  const [none, one, two] = [[], ['Son-0 5y'], ['Son-0 5y', 'Daughter-0 8m']].map((children) =>
    priceOf(product, lakhs, [...couple, ...children], {}),
  );
  expect([none, one, two]).toEqual([15_000, 15_000 + perChild, 15_000 + 2 * perChild]);
});

describe('a public insurer’s super top-up, by primary and additional insured', () => {
  type Table = readonly (readonly [from: number, to: number, ...premiums: number[]])[];
  const primaryOver5: Table = [
    [18, 44, 1_800, 2_800, 3_500],
    [45, 54, 2_900, 4_500, 5_600],
    [55, 60, 4_020, 6_300, 8_040],
  ];
  const additionalOver5: Table = [
    [0, 17, 700, 1_100, 1_400],
    [18, 44, 900, 1_400, 1_750],
    [45, 54, 1_450, 2_250, 2_800],
    [55, 60, 2_010, 3_150, 4_020],
    [61, 65, 3_350, 5_250, 6_700],
  ];
  const primaryOver8: Table = [
    [18, 44, 1_600, 2_300, 3_000, 3_600],
    [45, 54, 2_500, 3_700, 4_700, 5_600],
    [55, 60, 3_840, 5_760, 7_440, 8_940],
  ];
  /** Each year of age after 65 adds 2.5 percent of the rate for 61 to 65. */
  const after65 = (at65: number, age: number) => Math.round((at65 * (1_000 + 25 * (age - 65))) / 1_000);

  function topUp(covers: readonly number[], primary: Table, additional: Table): Product {
    const filed = covers.flatMap((lakhs, at) => {
      const rows = (table: Table) => table.map(([from, to, ...all]): BandRow => [from, to, all[at] ?? 0]);
      const at65 = additional.find(([from]) => from === 61)?.[at + 2];
      const old =
        at65 === undefined ? [] : [66, 67, 68, 69, 70].map((age): BandRow => [age, age, after65(at65, age)]);
      return [
        { lakhs, covers: 'primary' as const, rows: rows(primary) },
        { lakhs, covers: 'additional' as const, rows: [...rows(additional), ...old] },
      ];
    });
    return anchor('primary-and-additional', filed, { productType: 'super-top-up', factors: noDiscount });
  }

  const over5 = topUp([5, 10, 15], primaryOver5, additionalOver5);

  test.each(primaryOver5)('threshold five lakh, primary from %i to %i', (from, to, ...premiums) => {
    for (const age of [from, to]) {
      expect([5, 10, 15].map((lakhs) => priceOf(over5, lakhs, [`You ${age}y`], {}))).toEqual(premiums);
    }
  });

  // The eldest adult is the primary, so the person beside a child or a younger one is taken off the sum.
  test.each(additionalOver5.filter(([from]) => from < 55))(
    'threshold five lakh, additional from %i to %i',
    (from, to, ...premiums) => {
      for (const age of [Math.max(1, from), to]) {
        const who = age < 18 ? `Son-0 ${age}y` : `Spouse ${age}y`;
        const beside = [5, 10, 15].map((lakhs) => {
          const both = priceOf(over5, lakhs, ['You 60y', who], {});
          return both - priceOf(over5, lakhs, ['You 60y'], {});
        });
        expect(beside).toEqual(premiums);
      }
    },
  );

  const parent = (age: number) => {
    // A primary of 71 stands for the published tables' missing older primary, so that the parent is additional.
    const rates = new Map(over5.rates);
    for (const { id } of over5.slabs) rates.set(rateRowKey(id, 1, 'primary'), bands([[71, 71, 10_000]]));
    const product = { ...over5, rates };
    return [5, 10, 15].map((lakhs) => priceOf(product, lakhs, ['Father 71y', `Mother ${age}y`], {}) - 10_000);
  };

  test.each([
    [55, [2_010, 3_150, 4_020]],
    [61, [3_350, 5_250, 6_700]],
    [65, [3_350, 5_250, 6_700]],
    [66, [3_434, 5_381, 6_868]], // 3,433.75; 5,381.25; 6,867.50
    [70, [3_769, 5_906, 7_538]], // 12.5 percent more: 3,768.75; 5,906.25; 7,537.50
  ])('threshold five lakh, additional at %i, and after 65 2.5 percent a year more', (age, premiums) => {
    expect(parent(age)).toEqual(premiums);
  });

  test.each(primaryOver8)('threshold eight lakh, primary from %i to %i', (from, to, ...premiums) => {
    const over8 = topUp([7, 12, 17, 22], primaryOver8, []);
    for (const age of [from, to]) {
      expect([7, 12, 17, 22].map((lakhs) => priceOf(over8, lakhs, [`You ${age}y`], {}))).toEqual(premiums);
    }
  });
});
