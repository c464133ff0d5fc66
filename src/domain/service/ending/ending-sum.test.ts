import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type IsoDate, isoDate, parseIsoDate } from '../../date.ts';
import { rupees } from '../../money.ts';
import { type EndingCase, type EndingTable, endingSum, endingTableFor } from './ending-sum.ts';

const day = (text: string): IsoDate => parseIsoDate(text) ?? isoDate(0, 0, 0);

const table: EndingTable = {
  effectiveFrom: day('2026-04-01'),
  stampDuty: rupees(1),
  testCost: rupees(1_500),
  noticeDays: 7,
  leastDays: 30,
  claimTakes: 'year',
};

const oneYear: EndingCase = {
  way: 'return',
  paid: rupees(17_098),
  coverFrom: day('2026-11-27'),
  coverUntil: day('2027-11-26'),
  today: day('2026-11-30'),
  isClaimed: false,
  testedPeople: 0,
};
const threeYears = { paid: rupees(48_000), coverUntil: day('2029-11-26') };
const june = { way: 'cancel', today: day('2027-06-01') } as const;

type Row = readonly [string, Partial<EndingCase>, Partial<EndingTable>, readonly (number | string)[]];

/** Each worked by hand: last day, days charged, what they cost, tests, stamp, what comes back. */
const handWorked: readonly Row[] = [
  ['a return on the fourth day', {}, {}, ['2026-11-30', 4, 187, 0, 1, 16_910]],
  ['a return before cover begins', { today: day('2026-11-26') }, {}, ['2026-11-26', 0, 0, 0, 1, 17_097]],
  ['a return of two who were tested', { testedPeople: 2 }, {}, ['2026-11-30', 4, 187, 3_000, 1, 13_910]],
  ['a return after a claim', { isClaimed: true }, {}, ['2026-11-30', 365, 17_098, 0, 1, 0]],
  ['a cancellation in June', june, {}, ['2027-06-08', 194, 9_088, 0, 0, 8_010]],
  [
    'a cancellation with no tests kept',
    { ...june, testedPeople: 2 },
    {},
    ['2027-06-08', 194, 9_088, 0, 0, 8_010],
  ],
  [
    'a cancellation in the first month',
    { way: 'cancel', today: day('2026-12-05') },
    {},
    ['2026-12-12', 30, 1_405, 0, 0, 15_693],
  ],
  [
    'a cancellation in the first month where the filing keeps none',
    { way: 'cancel', today: day('2026-12-05') },
    { leastDays: 0 },
    ['2026-12-12', 16, 750, 0, 0, 16_348],
  ],
  [
    'a cancellation before cover begins',
    { way: 'cancel', today: day('2026-11-10') },
    {},
    ['2026-11-26', 0, 0, 0, 0, 17_098],
  ],
  ['a cancellation after a claim', { ...june, isClaimed: true }, {}, ['2027-06-08', 365, 17_098, 0, 0, 0]],
  [
    'a notice that ends with the term',
    { way: 'cancel', today: day('2027-11-24') },
    {},
    ['2027-11-26', 365, 17_098, 0, 0, 0],
  ],
  ['three years', { ...june, ...threeYears }, {}, ['2027-06-08', 194, 8_496, 0, 0, 39_504]],
  [
    'three years, a claim in the first',
    { ...june, ...threeYears, isClaimed: true },
    {},
    ['2027-06-08', 365, 15_985, 0, 0, 32_015],
  ],
  [
    'three years, a claim that takes all',
    { ...june, ...threeYears, isClaimed: true },
    { claimTakes: 'term' },
    ['2027-06-08', 1_096, 48_000, 0, 0, 0],
  ],
  [
    'a leap year',
    {
      way: 'cancel',
      paid: rupees(10_000),
      coverFrom: day('2027-11-27'),
      coverUntil: day('2028-11-26'),
      today: day('2028-03-01'),
    },
    {},
    ['2028-03-08', 103, 2_814, 0, 0, 7_186],
  ],
  [
    'half a rupee, which is the buyer’s',
    {
      way: 'cancel',
      paid: rupees(183),
      coverFrom: day('2027-11-27'),
      coverUntil: day('2028-11-26'),
      today: day('2028-03-01'),
    },
    {},
    ['2028-03-08', 103, 51, 0, 0, 132],
  ],
  [
    'a stamp that is over what is left',
    { paid: rupees(1) },
    { stampDuty: rupees(5) },
    ['2026-11-30', 4, 0, 0, 5, 0],
  ],
];

test.each(handWorked)('what comes back of %s', (_what, facts, filing, expected) => {
  const sum = endingSum({ ...oneYear, ...facts }, { ...table, ...filing });
  const { lastDay, chargedDays, daysCost, testsCost, stampDuty, comesBack } = sum;
  expect([lastDay, chargedDays, daysCost, testsCost, stampDuty, comesBack]).toEqual(expected);
});

const anyEnding = fc
  .record({
    way: fc.constantFrom('return', 'cancel'),
    paid: fc.integer({ min: 1_000, max: 5_00_000 }),
    begins: fc.integer({ min: 0, max: 1_500 }),
    years: fc.constantFrom(1, 2, 3),
    after: fc.integer({ min: -40, max: 1_000 }),
    isClaimed: fc.boolean(),
    testedPeople: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ begins, years, after, paid, ...rest }): EndingCase => {
    const coverFrom = addDays(day('2026-11-27'), begins);
    const coverUntil = addDays(addMonths(coverFrom, 12 * years), -1);
    const today = addDays(coverFrom, after);
    return {
      ...rest,
      paid: rupees(paid),
      coverFrom,
      coverUntil,
      today: today > coverUntil ? coverUntil : today,
    };
  })
  // The other calculation knows a year by its day, which a leap day has not in every year.
  .filter(({ coverFrom }) => !coverFrom.endsWith('-02-29'));

const anyTable = fc
  .record({
    stampDuty: fc.integer({ min: 0, max: 100 }),
    testCost: fc.integer({ min: 0, max: 3_000 }),
    noticeDays: fc.integer({ min: 0, max: 7 }),
    leastDays: fc.constantFrom(0, 15, 30),
    claimTakes: fc.constantFrom('year', 'term'),
  })
  .map((filing): EndingTable => {
    const [stampDuty, testCost] = [rupees(filing.stampDuty), rupees(filing.testCost)];
    return { ...table, ...filing, stampDuty, testCost };
  });

/** Counts the days one by one, and works in whole numbers of paise times days. */
function countedAnew(ending: EndingCase, filing: EndingTable): number {
  const days: string[] = [];
  const until = new Date(ending.coverUntil);
  for (const at = new Date(ending.coverFrom); at <= until; at.setUTCDate(at.getUTCDate() + 1))
    days.push(at.toISOString().slice(0, 10));
  const last = new Date(ending.today);
  if (ending.way === 'cancel') last.setUTCDate(last.getUTCDate() + filing.noticeDays);
  const lastDay = last.toISOString().slice(0, 10);
  let used = days.filter((each) => each <= lastDay).length;
  if (used > 0 && !ending.isClaimed && ending.way === 'cancel') used = Math.max(used, filing.leastDays);
  if (used > 0 && ending.isClaimed) {
    const anniversaries = days.filter((each, at) => at > 0 && each.slice(5) === ending.coverFrom.slice(5));
    const next = anniversaries.find((each) => each > (days[used - 1] ?? ''));
    used = filing.claimTakes === 'term' || next === undefined ? days.length : days.indexOf(next);
  }
  const share = BigInt(ending.paid) * BigInt(days.length - Math.min(used, days.length));
  const [whole, over] = [share / BigInt(days.length), share % BigInt(days.length)];
  const unused = Number(whole) + (2n * over >= BigInt(days.length) ? 1 : 0);
  if (ending.way === 'cancel') return unused;
  return Math.max(0, unused - filing.stampDuty - filing.testCost * ending.testedPeople);
}

test('500 amounts come back as another calculation has them, to the rupee', () => {
  fc.assert(
    fc.property(anyEnding, anyTable, (ending, filing) => {
      expect(endingSum(ending, filing).comesBack).toBe(countedAnew(ending, filing));
    }),
    { numRuns: 500 },
  );
});

describe('whatever the filing', () => {
  test('the lines add up, and nobody gets back more than was paid or less than nothing', () => {
    fc.assert(
      fc.property(anyEnding, anyTable, (ending, filing) => {
        const { paid, daysCost, testsCost, stampDuty, comesBack, ...days } = endingSum(ending, filing);
        expect(comesBack).toBe(Math.max(0, paid - daysCost - testsCost - stampDuty));
        expect(daysCost).toBeGreaterThanOrEqual(0);
        expect(days.coveredDays).toBeLessThanOrEqual(days.chargedDays);
        expect(days.chargedDays).toBeLessThanOrEqual(days.termDays);
        expect(days.lastDay >= addDays(ending.coverFrom, -1) && days.lastDay <= ending.coverUntil).toBe(true);
      }),
    );
  });

  test('whoever waits a day longer never gets back more, and a claim never adds', () => {
    fc.assert(
      fc.property(anyEnding, anyTable, (ending, filing) => {
        const back = (facts: Partial<EndingCase>) => endingSum({ ...ending, ...facts }, filing).comesBack;
        const tomorrow = addDays(ending.today, 1);
        if (tomorrow <= ending.coverUntil) expect(back({ today: tomorrow })).toBeLessThanOrEqual(back({}));
        expect(back({ isClaimed: true })).toBeLessThanOrEqual(back({ isClaimed: false }));
      }),
    );
  });
});

test('a policy has the last filing that had taken effect when its cover began, or the law’s own', () => {
  const later = { ...table, effectiveFrom: day('2027-04-01'), noticeDays: 3 };
  expect(endingTableFor([table, later], day('2027-03-31'))).toBe(table);
  expect(endingTableFor([table, later], day('2027-04-01'))).toBe(later);
  expect(endingTableFor([table], day('2026-03-31'))).toMatchObject({ noticeDays: 7, leastDays: 30 });
  expect(endingTableFor(undefined, day('2026-11-27'))).toMatchObject({ stampDuty: 1, testCost: 0 });
});
