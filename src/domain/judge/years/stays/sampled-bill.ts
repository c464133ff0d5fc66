import type { ClaimsTable } from '../claims-table.ts';
import { costLadder } from '../cost-ladder.ts';

/** One number names the bill of a sampled stay: the index of its kind × rungs + the rung of its cost. */
export function billName(kind: number, rung: number): number {
  return kind * costLadder.length + rung;
}

/** Gives the index of its kind in the table. */
export function kindOf(bill: number): number {
  return Math.floor(bill / costLadder.length);
}

/** Gives the rupees of the whole bill. */
export function rungCost(bill: number): number {
  return costLadder[bill % costLadder.length] ?? 0;
}

/** By kind: the first one whose bills are the same to every plan. */
export function firstAlike({ kinds }: ClaimsTable): readonly number[] {
  return kinds.map(({ work, treatment, waits }) =>
    kinds.findIndex((one) => one.work === work && one.treatment === treatment && one.waits === waits),
  );
}
