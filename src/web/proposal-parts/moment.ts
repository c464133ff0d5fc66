import { dayInIndia, type Instant } from '#domain/date.ts';
import { clockInIndia, timeOfDay } from '#web/browser/clock.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';

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
