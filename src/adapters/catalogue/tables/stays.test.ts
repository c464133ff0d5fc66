import { beforeAll, describe, expect, test } from 'vitest';
import { billOf, billTotal } from '#domain/claim/bill.ts';
import { roomChoices, type StayTable } from '#domain/claim/stay.ts';
import { expectReported, type Planted, rowOf } from '../reading/planted-faults.suite.ts';
import { shippedCatalogue } from '../shipped/shipped-catalogue.suite.ts';

let table: StayTable;

beforeAll(async () => {
  table = (await shippedCatalogue()).stays;
});

const file = 'stays.json';

const slips: readonly Planted[] = [
  {
    fault: 'a dearer room that costs less',
    file,
    find: '"single-ac": 8500',
    put: '"single-ac": 6400',
    column: 'stays.0.costs.1.rents.single-ac',
    reason: /not be below that of "single"/,
  },
  {
    fault: 'a room factor that falls',
    file,
    find: '"deluxe": 160',
    put: '"deluxe": 120',
    column: 'roomFactors.deluxe',
    reason: /not be below that of "single-ac"/,
  },
  {
    fault: 'days in intensive care and in a room in each other’s place',
    file,
    find: '"roomDays": 4, "icuDays": 1',
    put: '"roomDays": 1, "icuDays": 4',
    column: 'stays.0.icuDays',
    reason: /are the two exchanged/,
  },
  {
    fault: 'days before and after in each other’s place',
    file,
    find: '"daysBefore": 7, "daysAfter": 15',
    put: '"daysBefore": 15, "daysAfter": 7',
    column: 'stays.0.daysBefore',
    reason: /are the two exchanged/,
  },
  {
    fault: 'nursing and intensive care in each other’s place',
    file,
    find: '"icuPerDay": 14000, "nursingPerDay": 1000',
    put: '"icuPerDay": 1000, "nursingPerDay": 14000',
    column: 'stays.0.costs.1.icuPerDay',
    reason: /are the two exchanged/,
  },
  {
    fault: 'nursing that costs more than the room',
    file,
    find: '"nursingPerDay": 1000',
    put: '"nursingPerDay": 10000',
    column: 'stays.0.costs.1.nursingPerDay',
    reason: /over a shared room/,
  },
  {
    fault: 'the costs of two tiers in each other’s place',
    file,
    find: /"1": (\{\s*"rents"[\s\S]*?\}),(\s*)"2": (\{\s*"rents"[\s\S]*?"after": \d+\s*\})/,
    put: '"1": $3,$2"2": $1',
    column: 'stays.0.costs.2',
    reason: /costs more than in tier 1/,
    row: rowOf('"2": {'),
  },
  {
    fault: 'two stays of one id',
    file,
    find: '"id": "cataract"',
    put: '"id": "dengue"',
    column: 'stays.1.id',
    reason: /stands twice/,
  },
  {
    fault: 'a birth that does not wait as one',
    file,
    find: '"waits": "maternity"',
    put: '"waits": "other-illness"',
    column: 'stays.2.birth',
    reason: /goes with the wait/,
  },
  {
    fault: 'a treatment nobody limits',
    file,
    find: '"treatment": "cataract"',
    put: '"treatment": "cataracts"',
    column: 'stays.1.treatment',
    reason: /must be/,
  },
  {
    fault: 'a cost in paise',
    file,
    find: '"doctors": 9000',
    put: '"doctors": 9000.5',
    column: 'stays.0.costs.1.doctors',
    reason: /whole number/,
  },
];

describe('a slip in the stays is reported by row and key', () => expectReported(slips));

/** The range a bill in a single room with air conditioning falls in, in a metro. */
test.each([
  ['dengue', 60_000, 120_000],
  ['cataract', 35_000, 90_000],
  ['caesarean', 90_000, 220_000],
  ['knee-replacement', 250_000, 450_000],
  ['bypass', 350_000, 650_000],
  ['cancer-course', 600_000, 1_800_000],
])('%s costs from ₹%i to ₹%i in a metro, less in smaller places, more in dearer rooms', (id, least, most) => {
  const stay = table.stays.find((one) => one.id === id);
  if (!stay) throw new Error(`No stay ${id}`);
  const total = (tier: 1 | 2 | 3, room: (typeof roomChoices)[number]) =>
    billTotal(billOf(stay, { tier, room, factors: table.roomFactors, days: undefined, withOption: false }));
  expect(total(1, 'single-ac')).toBeGreaterThanOrEqual(least);
  expect(total(1, 'single-ac')).toBeLessThanOrEqual(most);
  for (const room of roomChoices) {
    expect(total(1, room)).toBeGreaterThan(total(2, room));
    expect(total(2, room)).toBeGreaterThan(total(3, room));
  }
  const byRoom = roomChoices.map((room) => total(2, room));
  expect(byRoom).toEqual(byRoom.toSorted((a, b) => a - b));
});

test('there are six stays, in English and Hindi, with a date and a note', () => {
  expect(table.stays).toHaveLength(6);
  expect(table.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const text of [table.note, ...table.stays.map(({ title }) => title)]) expect(text.hi).toBeDefined();
});
