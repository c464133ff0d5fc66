import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { policyCalendar } from '#papers/calendar/policy-calendar.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { calendarFile } from './calendar-file.ts';

const policy = { ...aSchedule(['Asha Kulkarni']), insurerTitle: 'Sahyadri; Health, and\\or more' };
const english = calendarFile(policyCalendar(inEnglish, policy), 'en');
const hindi = calendarFile(policyCalendar(inHindi, policy), 'hi');
const files = [
  ['English', english, inEnglish],
  ['Hindi', hindi, inHindi],
] as const;

function entriesOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((entry) => ({ entry, event: new ICAL.Event(entry) }));
}

test.each(files)('in %s another program reads back every day and word', (_language, file, say) => {
  const { days } = policyCalendar(say, policy);
  const read = entriesOf(file).map(({ event }) => ({
    on: event.startDate.toString(),
    title: event.summary,
    text: event.description,
  }));
  expect(read).toEqual(days.map(({ on, title, text }) => ({ on, title, text })));
  expect(read.map(({ on }) => on)).toEqual([
    '2026-11-21',
    '2026-12-20',
    '2026-12-21',
    '2027-09-21',
    '2027-11-20',
    '2028-11-21',
  ]);
  expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('version')).toBe('2.0');
});

test.each(files)(
  'in %s lines end as they must and are at most 75 bytes long, no letter cut',
  (_language, file) => {
    const lines = file.split('\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5);
    // Each line is text of its own, as a program that reads line by line has it.
    expect(file).not.toContain('\ufffd');
  },
);

test('a day lasts a whole one, leaves it free, and ends with its reminders', () => {
  for (const { entry, event } of entriesOf(english)) {
    expect(event.startDate.isDate).toBe(true);
    expect(event.duration.toSeconds()).toBe(24 * 3600);
    expect(entry.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(String(entry.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T13:12:00Z');
  }
  // The grammar has every property before the first alarm.
  expect(english).not.toMatch(/END:VALARM\r\n(?!BEGIN:VALARM|END:VEVENT)/);
});

test('it reminds at nine in the morning, of the last day to return and of renewing alone', () => {
  const alarms = entriesOf(english).map(({ entry }) =>
    entry.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  );
  expect(alarms).toEqual([[], ['-P6DT15H', '-PT15H'], [], [], ['-P29DT15H', '-P6DT15H', '-PT15H'], []]);
  for (const { entry } of entriesOf(english))
    for (const alarm of entry.getAllSubcomponents('valarm')) {
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(alarm.getFirstPropertyValue('description')).toBe(entry.getFirstPropertyValue('summary'));
    }
});

test('a day is known again in another language and at another time, and is nobody else’s', () => {
  const idsIn = (file: string) => entriesOf(file).map(({ event }) => event.uid);
  expect(idsIn(hindi)).toEqual(idsIn(english));
  expect(new Set(idsIn(english)).size).toBe(6);
  const others = calendarFile(policyCalendar(inEnglish, { ...policy, proposalNumber: 'CHT-2' }), 'en');
  expect(idsIn(others).some((id) => idsIn(english).includes(id))).toBe(false);
  expect(english).not.toContain(policy.proposalNumber);
});
