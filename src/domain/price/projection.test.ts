import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFamily } from '#test/builders/person-builders.ts';
import {
  anInsurer,
  aProduct,
  aRider,
  aSlab,
  type BandRow,
  indianTax,
  plainEligibility,
  ratesFor,
} from '#test/builders/plan-builders.ts';
import { isoDate } from '../date.ts';
import { projectFiveYears, projectPremiums } from './projection.ts';
import type { Rating } from './rating.ts';
import { chosenRiders, noRiders } from './riders/riders.ts';

const slab = aSlab('any-10', 10, {});

function ratingOf(rows: readonly BandRow[], people: readonly string[], facts: Partial<Rating>): Rating {
  return {
    product: aProduct('any', { slabs: [slab], rates: ratesFor([slab], [1], rows) }),
    slab,
    insurer: anInsurer('acme'),
    basis: 'floater',
    members: aFamily(...people),
    zone: 1,
    termYears: 1,
    riders: noRiders,
    taxRates: indianTax,
    on: isoDate(2026, 11, 21),
    ...facts,
  };
}

const short: readonly BandRow[] = [
  [0, 0, 4_000],
  [1, 17, 5_000],
  [18, 35, 10_000],
  [36, 37, 12_001],
];
const long: readonly BandRow[] = [
  [0, 17, 4_000],
  [18, 45, 10_000],
  [46, 60, 20_000],
  [61, 120, 40_000],
];

/** It says who, and how old: "Son-0 26". */
const textOf = (people: readonly { readonly member: string; readonly ageYears: number | undefined }[]) =>
  people.map(({ member, ageYears }) => `${member} ${ageYears}`);

describe('five years', () => {
  const years = (...people: readonly string[]) =>
    projectPremiums(ratingOf(short, people, {}), 10)
      .slice(0, 5)
      .map(({ year, atTodaysRates, withTrend }) => [year, atTodaysRates, withTrend]);

  test('the age band steps up in year three; ten percent a year is compounded and rounded half up once', () => {
    expect(years('You 34y')).toEqual([
      [1, 10_000, 10_000],
      [2, 10_000, 11_000],
      [3, 12_001, 14_521], // 14,521.21
      [4, 12_001, 15_973], // 15,973.331
      [5, undefined, undefined], // nobody filed a rate for 38
    ]);
  });

  test.each([
    [10_004, 11_004], // 11,004.4
    [10_005, 11_006], // 11,005.5
    [10_006, 11_007], // 11,006.6
  ])('₹%i and ten percent is ₹%i: half a rupee is rounded up', (today, nextYear) => {
    const [, second] = projectPremiums(ratingOf([[18, 120, today]], ['You 34y'], {}), 10);
    expect(second?.withTrend).toBe(nextYear);
  });

  test('a baby of eight months is one next year, and two people share the floater discount', () => {
    expect(years('You 20y', 'Son-0 8m').slice(0, 2)).toEqual([
      [1, 10_500, 10_500], // (10,000 + 4,000) less 25 percent
      [2, 11_250, 12_375], // (10,000 + 5,000) less 25 percent, plus 10
    ]);
  });
});

describe('on to age 70', () => {
  test.each([
    [['You 34y'], 37],
    [['You 34y', 'Spouse 40y'], 31],
    [['You 65y'], 6],
    [['You 66y'], 5],
    [['You 69y'], 5],
    [['You 70y'], 5],
    [['You 82y'], 5],
  ])('%j is projected over %i years', (people, count) => {
    expect(projectPremiums(ratingOf(long, people, {}), 10)).toHaveLength(count);
  });

  test('a jump names who jumps and what it adds at today’s rates', () => {
    const jumps = projectPremiums(ratingOf(long, ['You 58y', 'Spouse 44y'], {}), 0)
      .filter(({ newBands }) => newBands.length > 0)
      .map(({ year, newBands, jump, atTodaysRates }) => [year, newBands, jump, atTodaysRates]);
    expect(jumps).toEqual([
      [3, ['Spouse'], 7_500, 30_000], // 46: (20,000 + 20,000) less 25 percent, was (20,000 + 10,000) less 25
      [4, ['You'], 15_000, 45_000], // 61: (40,000 + 20,000) less 25 percent
    ]);
  });

  test('a child past the plan’s oldest age leaves, and the others are priced without it', () => {
    const years = projectPremiums(ratingOf(long, ['You 40y', 'Son-0 24y'], {}), 0).slice(0, 3);
    expect(
      years.map(({ leaving, ages, atTodaysRates, jump }) => [
        textOf(leaving),
        ages.length,
        atTodaysRates,
        jump,
      ]),
    ).toEqual([
      [[], 2, 15_000, undefined], // (10,000 + 10,000) less 25 percent
      [[], 2, 15_000, undefined],
      [['Son-0 26'], 1, 10_000, undefined],
    ]);
  });

  test('with a cover of their own a grown-up child goes on as an adult', () => {
    const [, , third] = projectPremiums(ratingOf(long, ['You 40y', 'Son-0 24y'], { basis: 'individual' }), 0);
    expect([third?.leaving, third?.atTodaysRates]).toEqual([[], 18_000]); // (10,000 + 10,000) less 10 percent
  });

  test('the eldest picks the band of a whole family', () => {
    const rates = new Map([
      ['any-10|1|2A', [...(ratesFor([slab], [1], long).get('any-10|1') ?? [])]],
      ['any-10|1|2A+1C', [...(ratesFor([slab], [1], long).get('any-10|1') ?? [])]],
    ]);
    const product = aProduct('any', {
      slabs: [slab],
      rates,
      rateBy: 'family-shape',
      eligibility: { ...plainEligibility, childMaxYears: 18 },
    });
    const people = ['You 44y', 'Spouse 38y', 'Son-0 17y'];
    const years = projectPremiums(ratingOf([], people, { product }), 0).slice(0, 3);
    expect(years.map(({ newBands, jump, leaving }) => [newBands, jump, textOf(leaving)])).toEqual([
      [[], undefined, []],
      [[], undefined, []],
      [['You'], 10_000, ['Son-0 19']],
    ]);
  });
});

const anyPeople = fc
  .tuple(fc.integer({ min: 18, max: 75 }), fc.integer({ min: 18, max: 75 }), fc.integer({ min: 1, max: 25 }))
  .map(([you, spouse, son]) => [`You ${you}y`, `Spouse ${spouse}y`, `Son-0 ${son}y`]);

test('without a new band and without anybody leaving, nothing changes at today’s rates; nothing is ever 0', () => {
  fc.assert(
    fc.property(anyPeople, fc.constantFrom('floater', 'individual'), (people, basis) => {
      const years = projectPremiums(ratingOf(long, people, { basis }), 10);
      years.forEach((year, index) => {
        const before = years[index - 1];
        expect(year.atTodaysRates).toBeGreaterThan(0);
        expect(year.withTrend).toBeGreaterThanOrEqual(year.atTodaysRates ?? 0);
        if (!before || year.leaving.length > 0) return;
        expect(year.atTodaysRates).toBe((before.atTodaysRates ?? 0) + (year.jump ?? 0));
        if (year.newBands.length === 0) expect(year.jump).toBeUndefined();
      });
    }),
  );
});

test('without a rise both premiums are the same, and a higher rise never costs less', () => {
  fc.assert(
    fc.property(anyPeople, fc.integer({ min: 0, max: 24 }), (people, rise) => {
      const rating = ratingOf(long, people, {});
      for (const year of projectPremiums(rating, 0)) expect(year.withTrend).toBe(year.atTodaysRates);
      const [lower, higher] = [projectPremiums(rating, rise), projectPremiums(rating, rise + 1)];
      lower.forEach(({ withTrend }, index) => {
        expect(higher[index]?.withTrend).toBeGreaterThanOrEqual(withTrend ?? 0);
      });
    }),
  );
});

test('each year names who is insured and how old they are', () => {
  const years = projectPremiums(ratingOf(long, ['You 34y', 'Son-0 24y', 'Daughter-0 8m'], {}), 0).slice(0, 3);
  expect(years.map(({ ages, leaving }) => [textOf(ages), textOf(leaving)])).toEqual([
    [['You 34', 'Son-0 24', 'Daughter-0 0'], []],
    [['You 35', 'Son-0 25', 'Daughter-0 1'], []],
    [['You 36', 'Daughter-0 2'], ['Son-0 26']],
  ]);
});

test('the price falls only with a year in which somebody leaves by name', () => {
  const child = fc.integer({ min: 0, max: 25 }).map((age) => (age === 0 ? '8m' : `${age}y`));
  const people = fc
    .tuple(fc.integer({ min: 18, max: 70 }), fc.array(child, { maxLength: 3 }))
    .map(([you, children]) => [`You ${you}y`, ...children.map((age, at) => `Son-${at} ${age}`)]);
  fc.assert(
    fc.property(people, (some) => {
      const years = projectPremiums(ratingOf(long, some, {}), 0);
      years.forEach(({ atTodaysRates: now, leaving, ages }, index) => {
        const before = years[index - 1];
        if (!before) return;
        expect(ages.length + leaving.length).toBe(before.ages.length);
        if ((now ?? 0) < (before.atTodaysRates ?? 0)) expect(leaving.length).toBeGreaterThan(0);
      });
    }),
  );
});

test('who is past the age of a child from the start leaves with the first year, and once', () => {
  const years = projectPremiums(ratingOf(long, ['You 50y', 'Son-0 27y'], {}), 0).slice(0, 2);
  expect(years.map(({ leaving }) => textOf(leaving))).toEqual([['Son-0 27'], []]);
});

test('on a cover of its own a child that is grown up goes on', () => {
  const years = projectPremiums(ratingOf(long, ['Son-0 25y'], { basis: 'individual' }), 0).slice(0, 2);
  expect(years.map(({ leaving }) => leaving)).toEqual([[], []]);
});

describe('terms of several years in a row', () => {
  const tenPercent = aProduct('any', { slabs: [slab], rates: ratesFor([slab], [1], long) });
  const years = (people: readonly string[], termYears: 2 | 3, rise: number) =>
    projectPremiums(ratingOf(long, people, { product: tenPercent, termYears }), rise);

  test('each is paid at its start: ages and rises count from one renewal to the next', () => {
    const rows = years(['You 44y'], 3, 10)
      .slice(0, 7)
      .map((year) => [year.atTodaysRates, year.withTrend, year.isLocked, year.newBands, year.jump]);
    // 30,000 less 10 percent is 27,000; from 47 on 60,000 less 10 percent is 54,000, after three years 71,874.
    expect(rows).toEqual([
      [9_000, 9_000, false, [], undefined],
      [9_000, 9_000, true, [], undefined],
      [9_000, 9_000, true, [], undefined],
      [18_000, 23_958, false, ['You'], 9_000],
      [18_000, 23_958, true, [], undefined],
      [18_000, 23_958, true, [], undefined],
      [18_000, 31_888, false, [], undefined], // 95,664.294 is 95,664
    ]);
  });

  test('the parts of a term add up to it', () => {
    const odd = aProduct('any', { slabs: [slab], rates: ratesFor([slab], [1], [[18, 120, 10_001]]) });
    const parts = projectPremiums(ratingOf(long, ['You 34y'], { product: odd, termYears: 3 }), 0).slice(0, 3);
    // 30,003 less 10 percent is 27,002.70, half up 27,003.
    expect(parts.map(({ atTodaysRates }) => atTodaysRates)).toEqual([9_001, 9_001, 9_001]);
    const two = projectPremiums(ratingOf(long, ['You 34y'], { product: odd, termYears: 2 }), 0).slice(0, 2);
    // 20,002 less 7.5 percent is 18,501.85, half up 18,502.
    expect(two.map(({ atTodaysRates }) => atTodaysRates)).toEqual([9_251, 9_251]);
  });

  test('a child who grows out stays to the end of what is paid', () => {
    const rows = years(['You 40y', 'Son-0 24y'], 2, 0).slice(0, 5);
    expect(rows.map(({ ages, leaving }) => [ages.length, leaving])).toEqual([
      [2, []],
      [2, []],
      [1, [{ member: 'Son-0', ageYears: 26 }]],
      [1, []],
      [1, []],
    ]);
  });
});

test('a rider ends with the renewal that is past its ages, and takes with it what needs it', () => {
  const riders = [
    aRider('cash', {}),
    aRider('young', { ages: { from: 18, to: 35 } }),
    aRider('with-young', { needs: ['young'] }),
    aRider('with-cash', { needs: ['cash'] }),
  ];
  const plain = ratingOf(long, ['You 34y'], {});
  const product = { ...plain.product, riders };
  const result = chosenRiders(
    { product, slab },
    plain.members,
    riders.map(({ id }) => id),
  );
  if (!result.ok) throw new Error(result.failure.code);
  const years = projectPremiums({ ...plain, product, riders: result.value }, 0).slice(0, 4);
  expect(years.map(({ atTodaysRates, endingRiders }) => [atTodaysRates, endingRiders])).toEqual([
    [12_000, []],
    [12_000, []],
    [11_000, ['young', 'with-young']],
    [11_000, []],
  ]);
});

test('five years are the first five of all, for whoever is asked', () => {
  for (const people of [['You 34y'], ['You 34y', 'Spouse 32y', 'Son-0 8m'], ['Father 68y']]) {
    const rating = ratingOf(long, people, {});
    const five = projectFiveYears(rating, 8);
    expect(five).toHaveLength(5);
    expect(five).toEqual(projectPremiums(rating, 8).slice(0, 5));
  }
});
