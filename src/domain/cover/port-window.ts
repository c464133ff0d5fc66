import { addDays, type IsoDate } from '../date.ts';
import { graceEnds } from './continuity.ts';
import { lastDayOfCover } from './policy-days.ts';

/** Moving to another insurer can be asked for from so many days before the old policy's last day on … */
const opensDaysBefore = 60;
/** … and until so many days before it, that day included (classic window of the regulator's portability rules). */
const closesDaysBefore = 45;

/** First and last day on which a port can be asked for. */
export type PortDays = { readonly opens: IsoDate; readonly closes: IsoDate };

/**
 * How a day stands to the window. `renewBy`: until then the old policy can be renewed with its waits kept; `again`: the
 * window of the year that it is renewed for. Over: the policy has lapsed, and with it what could be ported.
 */
export type PortWindow =
  | ({ readonly kind: 'too-early' | 'open' } & PortDays)
  | ({
      readonly kind: 'too-late';
      readonly renewBy: IsoDate;
      readonly again: PortDays;
    } & PortDays)
  | { readonly kind: 'in-grace'; readonly renewBy: IsoDate }
  | { readonly kind: 'over'; readonly renewBy: IsoDate };

export function portDays(lastDay: IsoDate): PortDays {
  return { opens: addDays(lastDay, -opensDaysBefore), closes: addDays(lastDay, -closesDaysBefore) };
}

/** @param lastDay last day of the old policy */
export function portWindow(lastDay: IsoDate, today: IsoDate): PortWindow {
  const days = portDays(lastDay);
  if (today < days.opens) return { kind: 'too-early', ...days };
  if (today <= days.closes) return { kind: 'open', ...days };
  if (today <= lastDay) {
    const again = portDays(lastDayOfCover(addDays(lastDay, 1), 1));
    return { kind: 'too-late', ...days, renewBy: lastDay, again };
  }
  const renewBy = graceEnds(lastDay);
  return { kind: today <= renewBy ? 'in-grace' : 'over', renewBy };
}

/** Whether a last day is one that a port asked for on a day can be of; a mistyped year is not. */
export function isPortable(lastDay: IsoDate, today: IsoDate): boolean {
  const { kind } = portWindow(lastDay, today);
  return kind === 'open' || kind === 'too-late';
}
