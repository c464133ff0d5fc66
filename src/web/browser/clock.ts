import type { Instant } from '#domain/date.ts';

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

export function timeOfDay(hour: number): (typeof times)[number][1] | 'small-hours' {
  return times.find(([from]) => hour >= from)?.[1] ?? 'small-hours';
}
