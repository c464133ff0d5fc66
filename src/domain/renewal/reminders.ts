import { renewalGraceDays } from '../cover/continuity.ts';
import { addDays, type IsoDate } from '../date.ts';

export const reminderKinds = ['early', 'soon', 'last', 'ended'] as const;
/** These letters remind of one renewal, each once at most. */
export type Reminder = (typeof reminderKinds)[number];

/**
 * In days from the last day of cover: when a reminder is due, and the last day on which it still goes out, by a server
 * that was away or to a mailbox that was. No reminder is due within five days of the end of another, so nobody gets two
 * in a week, and whoever was away sends the newest alone.
 */
const reminderDays: Readonly<Record<Reminder, { readonly from: number; readonly until: number }>> = {
  early: { from: -45, until: -20 },
  soon: { from: -15, until: -7 },
  last: { from: -2, until: 0 },
  ended: { from: 10, until: renewalGraceDays },
};

/** From this day on its holder is reminded to renew. */
export function firstReminder(lastDay: IsoDate): IsoDate {
  return addDays(lastDay, reminderDays.early.from);
}

export function reminderDue(lastDay: IsoDate, today: IsoDate): Reminder | undefined {
  return reminderKinds.find((kind) => {
    const { from, until } = reminderDays[kind];
    return addDays(lastDay, from) <= today && today <= addDays(lastDay, until);
  });
}

/** The last days of cover of which a reminder is due. */
export function remindedOn(
  reminder: Reminder,
  today: IsoDate,
): { readonly from: IsoDate; readonly until: IsoDate } {
  const { from, until } = reminderDays[reminder];
  return { from: addDays(today, -until), until: addDays(today, -from) };
}
