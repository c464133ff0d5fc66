import { rupees } from '../../money.ts';
import type { BillEdit } from '../bill.ts';

/** What is copied from a hospital's estimate; a blank field is left out of the bill. */
export const ownFields = ['room', 'days', 'fees', 'tests', 'implants', 'consumables'] as const;
export type OwnField = (typeof ownFields)[number];

/** Days in the room; the others are rupees, the room's a day. */
export type OwnAmounts = Readonly<Record<OwnField, number>>;

/** The lines of the bill that these make: doctors, theatre and nursing are one, as estimates have them. */
export function linesOfOwn({
  room,
  days,
  fees,
  tests,
  implants,
  consumables,
}: OwnAmounts): readonly BillEdit[] {
  return [
    { line: 'room', days, perDay: rupees(room) },
    { line: 'doctors', amount: rupees(fees) },
    { line: 'tests', amount: rupees(tests) },
    { line: 'implants', amount: rupees(implants) },
    { line: 'consumables', amount: rupees(consumables) },
  ];
}
