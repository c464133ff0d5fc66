import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '../date.ts';
import { type Reminder, remindedOn, reminderDue, reminderKinds } from './reminders.ts';
import { renewalTime } from './renewal-time.ts';

const lastDay = isoDate(2027, 11, 20);

test.each<[number, Reminder | undefined]>([
  [-60, undefined],
  [-46, undefined],
  [-45, 'early'],
  [-20, 'early'],
  [-19, undefined],
  [-15, 'soon'],
  [-7, 'soon'],
  [-6, undefined],
  [-2, 'last'],
  [0, 'last'],
  [1, undefined],
  [10, 'ended'],
  [30, 'ended'],
  [31, undefined],
])('%i days from the last day of cover: %s', (days, reminder) => {
  expect(reminderDue(lastDay, addDays(lastDay, days))).toBe(reminder);
});

const day = fc.integer({ min: -80, max: 60 });

test('whenever a server looks, it sends four in all at most, each once, none within five days of another', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 140 }), (looks) => {
      const sentOn = new Map<Reminder, number>();
      for (const at of looks.toSorted((a, b) => a - b)) {
        const due = reminderDue(lastDay, addDays(lastDay, at));
        if (due && !sentOn.has(due)) sentOn.set(due, at);
      }
      const days = [...sentOn.values()];
      expect(days.length).toBeLessThanOrEqual(4);
      expect(days.filter((at) => at <= 0).length).toBeLessThanOrEqual(3);
      expect(days.slice(1).every((at, before) => at - (days[before] ?? 0) >= 5)).toBe(true);
    }),
  );
});

test('one is due only while the policy can be renewed, and of the last days that are asked for', () => {
  fc.assert(
    fc.property(day, (at) => {
      const today = addDays(lastDay, at);
      const due = reminderDue(lastDay, today);
      if (due) expect(['in-time', 'in-grace']).toContain(renewalTime(lastDay, today));
      for (const reminder of reminderKinds) {
        const { from, until } = remindedOn(reminder, today);
        expect(from <= lastDay && lastDay <= until).toBe(reminder === due);
      }
    }),
  );
});
