import { addDays, dayBeginsInIndia, type Instant, type IsoDate, minutesAfter } from '../date.ts';
import { priceHoldsDays } from '../proposal/expiry.ts';

/** What a draft is looked at for, each once: that it waits; its price under each version of the catalogue. */
export type DraftNotice = 'waits' | `price:${string}`;

export type ChangedWithin = { readonly from: Instant; readonly until: Instant };

/** After so many whole days without a change a draft is said to wait. */
const quietDays = 3;

/** When a draft was changed last that is reminded of on `today`: its price has to hold for a while yet. */
export function waitingOn(today: IsoDate): ChangedWithin {
  return {
    from: dayBeginsInIndia(addDays(today, -priceHoldsDays + 1)),
    until: dayBeginsInIndia(addDays(today, -quietDays + 1)),
  };
}

/** Minutes: whoever is at a draft hears of another price from the page, and is not overtaken by a letter. */
const quietMinutes = 60;

export function leftAloneSince(now: Instant): ChangedWithin {
  return { from: minutesAfter(now, -priceHoldsDays * 24 * 60), until: minutesAfter(now, -quietMinutes) };
}
