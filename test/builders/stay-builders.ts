import { type Bill, billOf, type StayChoice } from '#domain/claim/bill.ts';
import type { RoomFactors, RoomRents, Stay, StayCosts } from '#domain/claim/stay.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';

export const roundRents: RoomRents = {
  shared: rupees(4_000),
  single: rupees(6_000),
  'single-ac': rupees(8_000),
  deluxe: rupees(12_000),
};

export const plainCosts: StayCosts = {
  rents: roundRents,
  icuPerDay: rupees(14_000),
  nursingPerDay: rupees(1_000),
  doctors: rupees(20_000),
  theatre: rupees(10_000),
  tests: rupees(5_000),
  medicines: rupees(6_000),
  implants: rupees(0),
  consumables: rupees(2_000),
  nonPayables: rupees(1_000),
  ambulance: rupees(1_500),
  before: rupees(3_000),
  after: rupees(4_000),
};

/**
 * Makes the stay of a knee replacement: three days in the room, one in intensive care. Single facts can be
 * overridden.
 */
export function aStay(facts: Partial<Stay>): Stay {
  return {
    id: 'own',
    title: sameInAll('A stay'),
    waits: 'specific-treatment',
    birth: undefined,
    treatment: 'joint-replacement',
    option: 'modern-treatment',
    admissions: 1,
    roomDays: 3,
    icuDays: 1,
    daysBefore: 30,
    daysAfter: 60,
    costs: { 1: plainCosts, 2: plainCosts, 3: plainCosts },
    ...facts,
  };
}

export const plainFactors: RoomFactors = { shared: 100, single: 110, 'single-ac': 125, deluxe: 160 };

/** The bill of a stay in a metro, in a shared room, for the usual days. Override single choices. */
export function billIn(stay: Stay, choice: Partial<StayChoice>): Bill {
  const usual: StayChoice = {
    tier: 1,
    room: 'shared',
    factors: plainFactors,
    days: undefined,
    withOption: false,
  };
  return billOf(stay, { ...usual, ...choice });
}
