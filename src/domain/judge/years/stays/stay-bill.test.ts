import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCatalogue } from '#test/builders/plan-builders.ts';
import { roundRents } from '#test/builders/stay-builders.ts';
import { roundClaims } from '#test/builders/years/years-builder.ts';
import { amountLines, billTotal } from '../../../claim/bill.ts';
import { roomChoices } from '../../../claim/stay.ts';
import { cityTiers } from '../../../location/city.ts';
import { rupees } from '../../../money.ts';
import { hospitalChoices } from '../claims-table.ts';
import { stayBill, type Ward, wardOf } from './stay-bill.ts';

const { stays } = aCatalogue([]);
const [fever, heart] = roundClaims.kinds;
if (!fever || !heart) throw new Error('The claims for tests have a fever and a heart');

const round: Ward = {
  tier: 1,
  room: 'single-ac',
  rents: roundRents,
  icuPerDay: rupees(14_000),
  nursingPerDay: rupees(1_000),
  dayCareBelow: 15_000,
};

const perDay = fc.integer({ min: 1, max: 60_000 }).map(rupees);
const anyWard: fc.Arbitrary<Ward> = fc.record({
  tier: fc.constantFrom(...cityTiers),
  room: fc.constantFrom(...roomChoices),
  rents: fc.record({ shared: perDay, single: perDay, 'single-ac': perDay, deluxe: perDay }),
  icuPerDay: perDay,
  nursingPerDay: perDay,
  dayCareBelow: fc.integer({ min: 0, max: 40_000 }),
});

test('a bill comes to its total to the rupee, and no line of it is below 0', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...roundClaims.kinds),
      fc.integer({ min: 1, max: 10_000_000 }),
      anyWard,
      (kind, total, ward) => {
        const bill = stayBill(roundClaims, kind, total, ward);
        expect(billTotal(bill)).toBe(total);
        const parts = [...Object.values(bill.amounts), bill.before.amount, bill.after.amount];
        expect(Math.min(...parts, bill.roomDays, bill.icu.days)).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('how a bill divides, 30 % of it for the bed and 12 % for intensive care', () => {
  test('a heart for ₹2,00,000', () => {
    const { roomDays, icu, amounts, before, after, treatments } = stayBill(
      roundClaims,
      heart,
      200_000,
      round,
    );
    // 60,000 / (8,000 + 1,000) is 6.7 nights; 24,000 / 14,000 is 1.7 days.
    expect([roomDays, icu.days, treatments]).toEqual([6, 1, ['cardiac']]);
    // 2,00,000 - 6 x 9,000 - 14,000 is 1,32,000.
    expect(amountLines.map((line) => [line, amounts[line]])).toEqual([
      ['nursing', 6_000],
      ['doctors', 26_400],
      ['theatre', 19_800],
      ['tests', 13_200],
      ['medicines', 19_800],
      ['implants', 33_000],
      ['consumables', 6_600],
      ['nonPayables', 2_640],
      ['ambulance', 0],
    ]);
    expect([before, after]).toEqual([
      { days: 30, amount: 5_280 },
      { days: 45, amount: 5_280 },
    ]);
  });

  test.each([
    [14_999, 0], // gone the same day
    [15_000, 1], // 4,500 is half a night, but somebody stays it
    [60_000, 2],
  ])('a fever for ₹%i stays %i nights', (total, nights) => {
    expect(stayBill(roundClaims, fever, total, round).roomDays).toBe(nights);
  });
});

test.each([
  ['government', 'shared', [400, 600, 800, 1_200]], // 5,000 of 50,000
  ['private', 'single-ac', [4_000, 6_000, 8_000, 12_000]],
  ['dearer', 'single-ac', [5_600, 8_400, 11_200, 16_800]], // 1.4
] as const)(
  'in a %s hospital one lies in the %s room, at rents of that hospital',
  (hospital, room, rents) => {
    const ward = wardOf(roundClaims, stays, 1, hospital);
    expect([ward.room, roomChoices.map((choice) => ward.rents[choice])]).toEqual([room, rents]);
  },
);

test.each(hospitalChoices)('a smaller city has cheaper day care in a %s hospital', (hospital) => {
  const below = cityTiers.map((tier) => wardOf(roundClaims, stays, tier, hospital).dayCareBelow);
  expect(below).toEqual(below.toSorted((a, b) => b - a));
});
