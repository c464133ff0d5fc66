import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type IsoDate, isoDate, parseIsoDate } from '../date.ts';
import {
  type Age,
  ageInMonths,
  ageInYears,
  ageOn,
  eldestYears,
  formatAge,
  insurableBy,
  insurableFrom,
  isTooYoungToInsure,
  minInsurableDays,
  parseAge,
} from './age.ts';

const years = (count: number): Age => ({ unit: 'years', count });
const months = (count: number): Age => ({ unit: 'months', count });

function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}

describe('an age as text', () => {
  test.each([
    ['30y', years(30), 30, 360],
    ['1y', years(1), 1, 12],
    ['100y', years(100), 100, 1200],
    ['8m', months(8), 0, 8],
    ['0m', months(0), 0, 0],
    ['11m', months(11), 0, 11],
    [' 30y ', years(30), 30, 360],
  ])('%s is read in years and months', (text, age, inYears, inMonths) => {
    expect(parseAge(text)).toEqual(age);
    expect(ageInYears(age)).toBe(inYears);
    expect(ageInMonths(age)).toBe(inMonths);
  });

  test.each(['', '30', 'y', '-1y', '1.5y', '30Y', '12m', '0y', '034y', '00m', '151y', '1e3y', '٣y', '30y8m'])(
    '"%s" is none',
    (text) => {
      expect(parseAge(text)).toBeUndefined();
    },
  );

  test('is read back as it is written', () => {
    const anyAge = fc.oneof(
      fc.integer({ min: 1, max: 150 }).map(years),
      fc.integer({ min: 0, max: 11 }).map(months),
    );
    fc.assert(
      fc.property(anyAge, (age) => {
        expect(parseAge(formatAge(age))).toEqual(age);
      }),
    );
  });
});

describe('age last birthday', () => {
  test.each([
    ['1990-06-15', '2026-06-14', '35y'],
    ['1990-06-15', '2026-06-15', '36y'],
    ['2025-11-21', '2026-11-20', '11m'],
    ['2025-11-20', '2026-11-20', '1y'],
    ['2026-11-20', '2026-11-20', '0m'],
    ['2008-02-29', '2026-02-28', '17y'],
    ['2008-02-29', '2026-03-01', '18y'],
  ])('born %s, on %s: %s', (born, on, expected) => {
    const age = ageOn(day(born), day(on));
    expect(age && formatAge(age)).toBe(expected);
  });

  test('nobody has one before being born', () => {
    expect(ageOn(day('2026-11-21'), day('2026-11-20'))).toBeUndefined();
  });

  test('never falls with time', () => {
    const anyDay = fc
      .tuple(
        fc.integer({ min: 1910, max: 2020 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map(([year, month, date]) => isoDate(year, month, date));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (...days) => {
        const [born, earlier, later] = days.toSorted();
        if (!born || !earlier || !later) return;
        const [before, after] = [ageOn(born, earlier), ageOn(born, later)];
        expect(before && after && ageInMonths(before) <= ageInMonths(after)).toBe(true);
      }),
    );
  });
});

describe('a newborn', () => {
  test('can be insured from day 91', () => {
    const from = insurableFrom(day('2026-11-20'));
    expect(from).toBe('2027-02-19');
    expect(daysBetween(day('2026-11-20'), from)).toBe(minInsurableDays);
  });

  test.each([
    [months(0), true],
    [months(2), true],
    [months(3), false],
    [years(1), false],
  ])('of %o is too young: %s', (age, isTooYoung) => {
    expect(isTooYoungToInsure(age)).toBe(isTooYoung);
  });

  test.each([
    [0, '2026-11-20', '2027-02-20'],
    [2, '2026-11-20', '2026-12-21'],
    [1, '2026-03-31', '2026-05-31'],
  ])('of %i months on %s is old enough by %s', (count, on, by) => {
    expect(insurableBy(months(count), day(on))).toBe(by);
  });

  test('is old enough by months on the day that is told, whenever it was born', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 90 }), (from, lived) => {
        const born = addDays(day('2010-01-01'), from);
        const on = addDays(born, lived);
        const age = ageOn(born, on);
        if (!age || !isTooYoungToInsure(age)) return;
        const by = insurableBy(age, on);
        const then = ageOn(born, by);
        expect(then && isTooYoungToInsure(then)).toBe(false);
        expect(by > on && insurableFrom(born) <= by).toBe(true);
      }),
    );
  });

  test('is too young by months on no day after the first insurable one', () => {
    const anyBirth = fc
      .tuple(
        fc.integer({ min: 2000, max: 2030 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map(([year, month, date]) => isoDate(year, month, date));
    fc.assert(
      fc.property(anyBirth, (born) => {
        const age = ageOn(born, addDays(insurableFrom(born), 1));
        expect(age && isTooYoungToInsure(age)).toBe(false);
      }),
    );
  });
});

test.each([
  [['You 30y', 'Father 61y', 'Son-0 8m'], 61],
  [['Son-0 8m'], 0],
  [['You', 'Spouse 29y'], 29],
  [['You'], 0],
  [[], 0],
])('the eldest of %j is %s', (people, age) => {
  expect(eldestYears(people.map((person) => ({ age: parseAge(person.split(' ')[1] ?? '') })))).toBe(age);
});
