import type { LimitedTreatment } from '../cover/features.ts';
import type { WaitKind } from '../cover/waiting.ts';
import { partOf } from '../exact.ts';
import type { CityTier } from '../location/city.ts';
import { addRupees, type Rupees, rupees } from '../money.ts';
import {
  type Birth,
  type RoomChoice,
  type RoomFactors,
  type RoomRents,
  type Stay,
  stayLines,
} from './stay.ts';

/** Lines that are one amount, in the order a bill shows them. Non-payables: registration, admission, attendant and the like. */
export const amountLines = ['nursing', ...stayLines] as const;
export type AmountLine = (typeof amountLines)[number];

/** What is spent outside the hospital, and over how many days before admission or after discharge. */
export type Spent = { readonly days: number; readonly amount: Rupees };
type Daily = { readonly days: number; readonly perDay: Rupees };

export type Bill = {
  /** Tells one illness from another within a policy year. */
  readonly illness: string;
  readonly waits: WaitKind;
  readonly birth: Birth | undefined;
  readonly treatments: readonly LimitedTreatment[];
  /** Eyes or joints treated; limits for each of them count as often. */
  readonly sides: number;
  readonly room: RoomChoice;
  /** Its own room's rent is that of `room`; the others say what a class of room means in rupees here. */
  readonly rents: RoomRents;
  readonly roomDays: number;
  readonly icu: Daily;
  readonly amounts: Readonly<Record<AmountLine, Rupees>>;
  readonly before: Spent;
  readonly after: Spent;
};

export type StayChoice = {
  readonly tier: CityTier;
  readonly room: RoomChoice;
  readonly factors: RoomFactors;
  /** These are the days in the room; undefined means the usual ones. */
  readonly days: number | undefined;
  /** Done in the newer way that some policies limit apart. */
  readonly withOption: boolean;
};

export function billOf(stay: Stay, { tier, room, factors, days, withOption }: StayChoice): Bill {
  const { rents, icuPerDay, nursingPerDay, before, after, ...lines } = stay.costs[tier];
  const roomDays = days ?? stay.roomDays;
  const inThisRoom = (amount: Rupees) => partOf(amount, factors[room], 100);
  const treatments = [stay.treatment, withOption ? stay.option : undefined];
  return {
    illness: stay.id,
    waits: stay.waits,
    birth: stay.birth,
    treatments: treatments.filter((treatment) => treatment !== undefined),
    sides: 1,
    room,
    rents,
    roomDays,
    icu: { days: stay.icuDays, perDay: icuPerDay },
    amounts: {
      ...lines,
      nursing: inThisRoom(rupees(nursingPerDay * roomDays)),
      doctors: inThisRoom(lines.doctors),
      theatre: inThisRoom(lines.theatre),
    },
    before: { days: stay.daysBefore, amount: before },
    after: { days: stay.daysAfter, amount: after },
  };
}

/** The usual days of a stay, done in the usual way. */
export function usualBill(
  { roomFactors: factors }: { readonly roomFactors: RoomFactors },
  stay: Stay,
  tier: CityTier,
  room: RoomChoice,
): Bill {
  return billOf(stay, { tier, room, factors, days: undefined, withOption: false });
}

export type BillEdit =
  | { readonly line: 'room'; readonly days: number; readonly perDay: Rupees }
  | { readonly line: 'icu'; readonly days: number; readonly perDay: Rupees }
  | { readonly line: 'before' | 'after'; readonly days: number; readonly amount: Rupees }
  | { readonly line: AmountLine; readonly amount: Rupees };

/** The bill with lines typed over, later edits last. */
export function editedBill(bill: Bill, edits: readonly BillEdit[]): Bill {
  return edits.reduce(withLine, bill);
}

function withLine(bill: Bill, edit: BillEdit): Bill {
  switch (edit.line) {
    case 'room':
      return { ...bill, roomDays: edit.days, rents: { ...bill.rents, [bill.room]: edit.perDay } };
    case 'icu':
      return { ...bill, icu: { days: edit.days, perDay: edit.perDay } };
    case 'before':
      return { ...bill, before: { days: edit.days, amount: edit.amount } };
    case 'after':
      return { ...bill, after: { days: edit.days, amount: edit.amount } };
    default:
      return { ...bill, amounts: { ...bill.amounts, [edit.line]: edit.amount } };
  }
}

/**
 * What was treated and where, for a bill that a visitor makes up. The rents are those of a usual stay in the
 * same tier of city.
 */
export type OwnBill = Pick<Bill, 'waits' | 'birth' | 'treatments' | 'sides' | 'room' | 'rents'>;

/** The visitor's own bill: only the lines that were typed. */
export function ownBill(facts: OwnBill, lines: readonly BillEdit[]): Bill {
  const none = rupees(0);
  const blank: Bill = {
    ...facts,
    illness: 'own',
    roomDays: 0,
    icu: { days: 0, perDay: none },
    amounts: Object.fromEntries(amountLines.map((line) => [line, none])) as Bill['amounts'], // each line
    before: { days: 0, amount: none },
    after: { days: 0, amount: none },
  };
  return editedBill(blank, lines);
}

export function roomRentOf({ rents, room }: Pick<Bill, 'rents' | 'room'>): Rupees {
  return rents[room];
}

export function roomTotal(bill: Bill): Rupees {
  return rupees(roomRentOf(bill) * bill.roomDays);
}

export function icuTotal({ icu }: Bill): Rupees {
  return rupees(icu.perDay * icu.days);
}

export function billTotal(bill: Bill): Rupees {
  const amounts = amountLines.map((line) => bill.amounts[line]);
  return addRupees([roomTotal(bill), icuTotal(bill), ...amounts, bill.before.amount, bill.after.amount]);
}
