import { describe, expect, test } from 'vitest';
import { aMember } from '#test/builders/person-builders.ts';
import { aProduct } from '#test/builders/plan-builders.ts';
import { takesAge } from './entry-age.ts';

/** Adults enter from 18 to 65 years, children from 91 days to 25 years. */
const eligibility = {
  ...aProduct('one', {}).eligibility,
  ...{ adultMin: 18, adultMax: 65, childMinDays: 91, childMaxYears: 25 },
};
const takes = (key: string, age: string, basis: 'individual' | 'floater') =>
  takesAge(eligibility, aMember(key, age, {}), basis);

describe.each(['individual', 'floater'] as const)('on a cover that is %s', (basis) => {
  test.each([
    ['You', '17y', false],
    ['You', '18y', true],
    ['You', '65y', true],
    ['You', '66y', false],
    ['You', '11m', false],
    ['Son-0', '2m', false],
    ['Son-0', '3m', true],
    ['Son-0', '11m', true],
    ['Son-0', '1y', true],
    ['Daughter-0', '25y', true],
    ['Daughter-0', '66y', false],
    ['Father', '', false],
  ])('a %s of %s can enter: %s', (key, age, can) => {
    expect(takes(key, age, basis)).toBe(can);
  });
});

test('a grown-up child is insured alone like any adult, and joins no floater', () => {
  expect([takes('Son-0', '26y', 'individual'), takes('Son-0', '26y', 'floater')]).toEqual([true, false]);
  expect(takes('Son-0', '65y', 'individual')).toBe(true);
});

test('a product that takes no newborns takes a baby from its day on, counted in whole months', () => {
  const from = (childMinDays: number) =>
    takesAge({ ...eligibility, childMinDays }, aMember('Son-0', '6m', {}), 'floater');
  expect([from(182), from(183)]).toEqual([true, false]);
  const ofYears = takesAge({ ...eligibility, childMinDays: 366 }, aMember('Son-0', '1y', {}), 'floater');
  expect(ofYears).toBe(false);
});
