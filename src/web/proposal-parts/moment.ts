import { dayInIndia, type Instant } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';

const indiaOffset = 330;
const day = 1440;

/** Gives hours and minutes on a clock in India. */
export function clockInIndia(moment: Instant): { readonly hour: number; readonly minute: number } {
  const utc = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
  const minutes = (utc + indiaOffset) % day;
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** Languages name the hours differently: from what hour on, the last first. */
const times = [
  [20, 'night'],
  [16, 'evening'],
  [12, 'noon'],
  [4, 'morning'],
] as const;

function timeOfDay(hour: number): (typeof times)[number][1] | 'small-hours' {
  return times.find(([from]) => hour >= from)?.[1] ?? 'small-hours';
}

/** It gives "20 Nov 2026, 6.42 pm", the time in India. */
export function useMomentText(): (moment: string) => string {
  const t = useText();
  const dateText = useDateText();
  return (text) => {
    // The wire carries moments as the domain writes them.
    const moment = text as Instant;
    const { hour, minute } = clockInIndia(moment);
    return t(`proposal.moment.${timeOfDay(hour)}`, {
      date: dateText(dayInIndia(moment)),
      hour: String(hour % 12 === 0 ? 12 : hour % 12),
      minute: String(minute).padStart(2, '0'),
    });
  };
}
