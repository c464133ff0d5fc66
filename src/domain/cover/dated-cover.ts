import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';

/** From this day on claims are paid up to this amount. */
export type DatedCover = { readonly from: IsoDate; readonly upTo: Rupees };

/** A wait that was begun before, for this much of the new cover. */
export type ServedPart = { readonly since: IsoDate; readonly upTo: Rupees };

/**
 * When a wait is over: with what was served for a part of the cover, and for the whole. Nothing is over before the start.
 * `endOf`: the day on which a wait is over that began on a day.
 */
export function datedCovers(
  whole: Rupees,
  start: IsoDate,
  served: ServedPart | undefined,
  endOf: (since: IsoDate) => IsoDate | undefined,
): DatedCover[] {
  const wholeFrom = endOf(start);
  if (wholeFrom === undefined) return [];
  const over = served && endOf(served.since);
  const inFull = { from: wholeFrom, upTo: whole };
  if (!served || over === undefined) return [inFull];
  const from = over > start ? over : start;
  if (served.upTo >= whole) return [{ from, upTo: whole }];
  return from < wholeFrom ? [{ from, upTo: served.upTo }, inFull] : [inFull];
}
