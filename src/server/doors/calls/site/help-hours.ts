import type { HelpContact } from '#domain/help/help-contact.ts';
import type { Say } from '#words/sentences.ts';

/** Parts of the day, and the hour with which each is over. */
const parts = [
  ['morning', 12],
  ['noon', 16],
  ['evening', 20],
  ['night', 25],
] as const;

function hourText(say: Say, hour: number): string {
  const [part] = parts.find(([, end]) => hour < end) ?? ['night'];
  return say(`desk.hour.${part}`, { hour: hour % 12 === 0 ? 12 : hour % 12 });
}

/** It gives "Monday to Saturday, 9 am to 7 pm". */
export function helpHours(
  say: Say,
  { days, from, until }: Pick<HelpContact, 'days' | 'from' | 'until'>,
): string {
  return say('desk.hours', {
    days: say(`desk.days.${days}`),
    from: hourText(say, from),
    until: hourText(say, until),
  });
}
