import { describe, expect, test } from 'vitest';
import { isoDate } from '../date.ts';
import { rupees } from '../money.ts';
import type { Relation } from '../person/relation.ts';
import type { PriceCause, PriceStep } from '../price/premium.ts';
import { ownPrices, type PaidPremium, priceOfOtherRiders, taxYearOf, taxYears } from './tax-certificate.ts';

const born = isoDate(1990, 5, 5);
const person = (relation: Relation, ownPrice?: number, dateOfBirth = born) => ({
  key: relation,
  relation,
  dateOfBirth,
  ownPrice: ownPrice === undefined ? undefined : rupees(ownPrice),
});
const oneYear: PaidPremium = {
  amount: rupees(17_098),
  receivedOn: isoDate(2026, 11, 26),
  coverFrom: isoDate(2026, 11, 27),
  coverUntil: isoDate(2027, 11, 26),
  people: [person('You')],
};
const threeYears = { ...oneYear, amount: rupees(40_001), coverUntil: isoDate(2029, 11, 26) };

describe('the years in which a premium counts', () => {
  test.each<[string, Partial<PaidPremium>, readonly (readonly [number, number])[]]>([
    ['a year’s premium in the year of its payment alone', oneYear, [[2026, 17_098]]],
    ['one that was paid on 31 March in the old year', { receivedOn: isoDate(2027, 3, 31) }, [[2026, 17_098]]],
    ['one that was paid on 1 April in the new year', { receivedOn: isoDate(2027, 4, 1) }, [[2027, 17_098]]],
    [
      'three years’ premium in each of the four in which cover runs, to the rupee',
      threeYears,
      [
        [2026, 10_001],
        [2027, 10_000],
        [2028, 10_000],
        [2029, 10_000],
      ],
    ],
    [
      'three years’ premium of cover from 1 April, paid in March, in the year of the payment too',
      {
        ...threeYears,
        receivedOn: isoDate(2027, 3, 31),
        coverFrom: isoDate(2027, 4, 1),
        coverUntil: isoDate(2030, 3, 31),
      },
      [
        [2026, 10_001],
        [2027, 10_000],
        [2028, 10_000],
        [2029, 10_000],
      ],
    ],
    [
      'two years’ premium of cover from April in two',
      {
        receivedOn: isoDate(2026, 4, 1),
        coverFrom: isoDate(2026, 4, 1),
        coverUntil: isoDate(2028, 3, 31),
      },
      [
        [2026, 8_549],
        [2027, 8_549],
      ],
    ],
  ])('count %s', (_rule, facts, years) => {
    expect(taxYears({ ...oneYear, ...facts }).map(({ begins, amount }) => [begins, amount])).toEqual(years);
  });

  test('bear the law of their time', () => {
    const old = { ...oneYear, receivedOn: isoDate(2026, 3, 31) };
    expect([taxYears(old)[0]?.law, taxYears(oneYear)[0]?.law]).toEqual(['80D', '126']);
    expect([taxYearOf(isoDate(2027, 3, 31)), taxYearOf(isoDate(2027, 4, 1))]).toEqual([2026, 2027]);
  });
});

describe('whose premium it is', () => {
  const groupsOf = (people: PaidPremium['people'], facts: Partial<PaidPremium> = {}) =>
    taxYears({ ...oneYear, amount: rupees(30_000), ...facts, people })[0]?.groups.map((one) => [
      one.group,
      one.amount,
      one.limit,
      one.people.map(({ amount }) => amount),
    ]);

  test.each<[string, PaidPremium['people'], unknown]>([
    [
      'a family of one price is one sum',
      [person('You'), person('Wife'), person('Son')],
      [['own-family', 30_000, 25_000, [undefined, undefined, undefined]]],
    ],
    [
      'a family of own prices is split by them',
      [person('You', 10_000), person('Wife', 5_000)],
      [['own-family', 30_000, 25_000, [20_000, 10_000]]],
    ],
    [
      'parents stand apart from the family',
      [person('You', 10_000), person('Father', 20_000), person('Mother', 20_000)],
      [
        ['own-family', 6_000, 25_000, [6_000]],
        ['parents', 24_000, 25_000, [12_000, 12_000]],
      ],
    ],
    [
      'parents in one price with the family cannot be told apart',
      [person('You'), person('Mother')],
      [
        ['own-family', undefined, 25_000, [undefined]],
        ['parents', undefined, 25_000, [undefined]],
      ],
    ],
    [
      'one person without an own price leaves all undivided',
      [person('You', 10_000), person('Mother')],
      [
        ['own-family', undefined, 25_000, [undefined]],
        ['parents', undefined, 25_000, [undefined]],
      ],
    ],
    [
      'in-laws, brothers, grandparents and children-in-law count for nobody',
      [person('Father-in-law', 1), person('Sister', 1), person('Grand-Mother', 1), person('Son-in-law', 1)],
      [['not-counted', 30_000, undefined, [7_500, 7_500, 7_500, 7_500]]],
    ],
    [
      'shares add up to the rupee',
      [person('You', 1), person('Wife', 1), person('Mother', 1)],
      [
        ['own-family', 20_000, 25_000, [10_000, 10_000]],
        ['parents', 10_000, 25_000, [10_000]],
      ],
    ],
  ])('groups are made so that %s', (_rule, people, groups) => {
    expect(groupsOf(people)).toEqual(groups);
  });

  test('shares that cannot be whole are rounded so that nothing is lost', () => {
    const people = [person('You', 1), person('Wife', 1), person('Mother', 1)];
    const [year] = taxYears({ ...threeYears, amount: rupees(10_000), people });
    const all = taxYears({ ...threeYears, amount: rupees(10_000), people });
    expect(year?.groups.flatMap((one) => one.people.map(({ amount }) => amount))).toEqual([834, 834, 834]);
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000);
  });

  test.each([
    ['turns 60 on the last day of the year', isoDate(1967, 3, 31), true],
    ['turns 60 the day after it', isoDate(1967, 4, 1), false],
    ['gave no date of birth', undefined, false],
  ])('who %s lifts the limit of the group or not', (_who, dateOfBirth, isSenior) => {
    const people = [{ ...person('Mother', 1), dateOfBirth }, person('Father', 1)];
    const [group] = taxYears({ ...oneYear, people })[0]?.groups ?? [];
    expect(group?.people[0]?.isSenior).toBe(isSenior);
    expect(group?.limit).toBe(isSenior ? 50_000 : 25_000);
  });
});

describe('the lines of a price', () => {
  const step = (cause: PriceCause, amount: number): PriceStep => ({
    cause,
    amount: rupees(amount),
    source: '',
  });
  const base = (member: string) => ({ kind: 'base', member, ageYears: 34, fromAge: 31, toAge: 35 }) as const;
  const steps = [
    step(base('You'), 8_000),
    step({ kind: 'condition-loading', member: 'You', percent: 25 }, 2_000),
    step(base('Mother'), 10_000),
    step({ kind: 'floater-discount', percent: 20 }, -4_000),
    step({ kind: 'rider', rider: 'accident' }, 4_000),
    step({ kind: 'term-discount', percent: 10, years: 2 }, -2_000),
    step({ kind: 'tax', percent: 0 }, 0),
  ];

  test('of each person are base and loadings', () => {
    expect([...(ownPrices(steps, ['You', 'Mother']) ?? [])]).toEqual([
      ['You', 10_000],
      ['Mother', 10_000],
    ]);
  });

  test('of a family priced as one are nobody’s', () => {
    expect(ownPrices(steps, ['You', 'Wife'])).toBeUndefined();
  });

  test('of a rider that is no health cover take their part of the discount along', () => {
    const price = { steps, total: rupees(18_000) };
    expect(priceOfOtherRiders(price, ['accident'])).toBe(3_600);
    expect(priceOfOtherRiders(price, [])).toBe(0);
  });
});
