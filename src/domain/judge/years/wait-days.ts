import type { Slab } from '../../catalogue/catalogue.ts';
import { type WaitKind, waitsFrom } from '../../cover/waiting.ts';
import { addMonths, daysBetween, type IsoDate } from '../../date.ts';

/** Days of the first policy year in which a claim of each kind is not paid; beyond a year where it never is. */
export type WaitDays = Readonly<Record<WaitKind, number>>;

/** Any day will do: months of a wait differ by a day or two. */
const start = '2026-01-01' as IsoDate; // the shape of a day

export function waitDays({ features }: Slab): WaitDays {
  const never = addMonths(start, 1_200);
  const days = waitsFrom(features, start).map(({ kind, coveredFrom }) => [
    kind,
    daysBetween(start, coveredFrom ?? never),
  ]);
  return Object.fromEntries(days) as WaitDays; // one entry for each of waitKinds
}
