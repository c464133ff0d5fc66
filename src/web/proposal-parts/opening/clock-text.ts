import { dayInIndia, type Instant } from '#domain/date.ts';
import { clockInIndia, timeOfDay } from '#web/browser/clock.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';

/** Seconds up to which a time of day says which day it is of. */
const soon = 12 * 60 * 60;

/** It gives "5.42 pm", the time in India; with the day where that is more than half a day away. */
export function useClockText(): (moment: string, secondsAway: number) => string {
  const t = useText();
  const dateText = useDateText();
  return (text, secondsAway) => {
    // The wire carries moments as the domain writes them.
    const moment = text as Instant;
    const { hour, minute } = clockInIndia(moment);
    const time = t(`opening.time.${timeOfDay(hour)}`, {
      hour: String(hour % 12 === 0 ? 12 : hour % 12),
      minute: String(minute).padStart(2, '0'),
    });
    return secondsAway > soon ? t('opening.time.day', { day: dateText(dayInIndia(moment)), time }) : time;
  };
}
