import { hash } from 'node:crypto';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarDay, DayCalendar } from '#papers/calendar/policy-calendar.ts';
import type { Locale } from '#words/areas.ts';

/** A reminder comes at nine: so many hours before the midnight with which its next day begins. */
const hoursBeforeMidnight = 15;
const secondsAnHour = 3600;

/** Days as an iCalendar file (RFC 5545): all-day entries that leave their day free, each known again when it comes anew. */
export function calendarFile({ name, days, asOf }: DayCalendar, locale: Locale): string {
  const calendar = ical({
    prodId: { company: 'Chhatri', product: 'Policy', language: locale.toUpperCase() },
    name,
  });
  for (const day of days) addDay(day);
  return calendar.toString();

  function addDay({ key, on, title, text, remindedDaysBefore }: CalendarDay): void {
    const entry = calendar.createEvent({
      // The id holds only a hash of the key: it stays in calendars, and goes wherever they are shared.
      id: `${hash('sha256', key).slice(0, 32)}@chhatri`,
      // The library writes the UTC day of an instant, in whatever zone the server is.
      start: `${on}T00:00:00.000Z`,
      allDay: true,
      stamp: asOf,
      summary: title,
      description: text,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const before of remindedDaysBefore) {
      const trigger = ((before - 1) * 24 + hoursBeforeMidnight) * secondsAnHour;
      entry.createAlarm({ type: ICalAlarmType.display, trigger, description: title });
    }
  }
}
