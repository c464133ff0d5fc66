import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayBeginsInIndia,
  dayInIndia,
  dayNumber,
  daysBetween,
  type Instant,
  type IsoDate,
  isoDate,
  minutesAfter,
  minutesBetween,
  monthsBetween,
  parseIsoDate,
  secondsAfter,
  secondsBetween,
  timeInIndia,
} from './date.ts';

const msPerDay = 86_400_000;

function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}

function textOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Every day from 1900 to 2199, by the platform's own calendar. */
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / msPerDay, max: Date.UTC(2199, 11, 31) / msPerDay })
  .map((days) => textOf(days * msPerDay));

describe('a calendar day', () => {
  test.each([
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '2200-01-01',
    '2026-1-1',
    '01-01-2026',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '',
  ])('is not "%s"', (text) => {
    expect(parseIsoDate(text)).toBeUndefined();
  });

  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01', '2199-12-31'])('is "%s"', (text) => {
    expect(parseIsoDate(text)).toBe(text);
  });

  test('is made of parts that exist', () => {
    expect(isoDate(2026, 3, 7)).toBe('2026-03-07');
    expect(() => isoDate(2026, 2, 30)).toThrow();
  });

  test('is read without throwing from any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const ms = Date.parse(`${text}T00:00:00Z`);
        const isReal = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(ms) && textOf(ms) === text;
        expect(parseIsoDate(text) !== undefined).toBe(isReal);
      }),
      { numRuns: 500 },
    );
  });
});

describe('counting days agrees with the platform calendar', () => {
  test('day numbers', () => {
    fc.assert(
      fc.property(anyDay, (text) => {
        expect(dayNumber(day(text))).toBe(Date.parse(text) / msPerDay);
      }),
      { numRuns: 500 },
    );
  });

  test('days added and days between', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        const days = daysBetween(day(from), day(to));
        expect(days).toBe((Date.parse(to) - Date.parse(from)) / msPerDay);
        expect(addDays(day(from), days)).toBe(to);
      }),
      { numRuns: 500 },
    );
  });
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-20', 36, '2029-11-20'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonths(day(date), months)).toBe(expected);
  });

  test.each([
    ['2026-01-20', '2026-02-19', 0],
    ['2026-01-20', '2026-02-20', 1],
    ['1990-06-15', '2026-06-14', 431],
    ['1990-06-15', '2026-06-15', 432],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2026-02-20', '2026-01-20', -1],
  ])('from %s to %s are %d whole months', (from, to, months) => {
    expect(monthsBetween(day(from), day(to))).toBe(months);
  });

  test('added months have passed, unless the day of the month was cut', () => {
    const anyMonths = fc.integer({ min: 0, max: 600 });
    const early = anyDay.filter((text) => text.slice(8) <= '28' && text < '2149');
    fc.assert(
      fc.property(early, anyMonths, (text, months) => {
        expect(monthsBetween(day(text), addMonths(day(text), months))).toBe(months);
      }),
    );
  });
});

describe('the day in India', () => {
  test.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ])('at %s is %s', (moment, expected) => {
    // the rows are written as instants
    expect(dayInIndia(moment as Instant)).toBe(expected);
  });

  test('agrees with the time zone of Kolkata', () => {
    const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2190, 0, 1) }), (ms) => {
        const date = new Date(ms);
        // the platform's own text is the form of an instant
        expect(dayInIndia(date.toISOString() as Instant)).toBe(kolkata.format(date));
      }),
    );
  });
});

describe('a day in India begins', () => {
  test.each([
    ['2026-11-21', '2026-11-20T18:30:00.000Z'],
    ['2027-01-01', '2026-12-31T18:30:00.000Z'],
    ['2028-03-01', '2028-02-29T18:30:00.000Z'],
  ])('%s at %s', (date, moment) => {
    expect(dayBeginsInIndia(day(date))).toBe(moment);
  });

  test('where it is that day, and a second before is the day before', () => {
    const sinceInstants = anyDay.filter((text) => text > '1970-01-01');
    fc.assert(
      fc.property(sinceInstants, (text) => {
        const begins = dayBeginsInIndia(day(text));
        expect(dayInIndia(begins)).toBe(text);
        expect(dayInIndia(secondsAfter(begins, -1))).toBe(addDays(day(text), -1));
      }),
    );
  });
});

test('the time between two moments agrees with the platform clock', () => {
  const anyMoment = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2190, 0, 1) });
  // the platform's own text is the form of an instant
  const moment = (ms: number) => new Date(ms).toISOString() as Instant;
  fc.assert(
    fc.property(anyMoment, anyMoment, (from, to) => {
      expect(secondsBetween(moment(from), moment(to))).toBeCloseTo((to - from) / 1000, 3);
      const wholeMinutes = Math.floor(to / 60_000) - Math.floor(from / 60_000);
      expect(minutesBetween(moment(from), moment(to))).toBe(wholeMinutes);
      const wholeSeconds = Math.floor((to - from) / 1000);
      expect(secondsAfter(moment(from), wholeSeconds)).toBe(moment(from + wholeSeconds * 1000));
      expect(minutesAfter(moment(from), wholeMinutes)).toBe(moment(from + wholeMinutes * 60_000));
    }),
  );
});

test.each([
  ['2026-11-26T11:58:00.000Z', '17:28'],
  ['2026-11-26T18:30:59.000Z', '00:00'],
  ['2026-11-26T18:29:00.000Z', '23:59'],
] as const)('at %s clocks in India show %s', (moment, time) => {
  expect(timeInIndia(moment as Instant)).toBe(time); // the shape of an instant
});
