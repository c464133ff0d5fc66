import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portWindows } from '#test/port-answers.ts';
import { addDays, isoDate } from '../date.ts';
import { isPortable, portDays, portWindow } from './port-window.ts';

const end = isoDate(2027, 1, 10);

test.each(portWindows)('with %i days left it is %s', (days, kind) => {
  expect(portWindow(end, addDays(end, -days)).kind).toBe(kind);
});

test('each answer names its days', () => {
  expect(portDays(end)).toEqual({ opens: '2026-11-11', closes: '2026-11-26' });
  expect(portWindow(end, isoDate(2026, 11, 27))).toEqual({
    ...{ kind: 'too-late', opens: '2026-11-11', closes: '2026-11-26', renewBy: '2027-01-10' },
    again: { opens: '2027-11-11', closes: '2027-11-26' },
  });
  expect(portWindow(end, isoDate(2027, 1, 11))).toEqual({ kind: 'in-grace', renewBy: '2027-02-09' });
  expect(portWindow(end, isoDate(2027, 2, 10))).toEqual({ kind: 'over', renewBy: '2027-02-09' });
});

test('a leap day ends a year as any other day does', () => {
  const late = portWindow(isoDate(2028, 2, 29), isoDate(2028, 2, 1));
  expect(late).toMatchObject({ renewBy: '2028-02-29', again: portDays(isoDate(2029, 2, 28)) });
});

const anyEnd = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(isoDate(2024, 1, 1), days));
const anyDays = fc.integer({ min: -60, max: 800 });

test('whoever is too late and renews finds a window that is still to come, before the renewed policy ends', () => {
  fc.assert(
    fc.property(anyEnd, anyDays, (lastDay, days) => {
      const today = addDays(lastDay, -days);
      const window = portWindow(lastDay, today);
      if (window.kind === 'too-late') {
        expect(window.again.opens > window.renewBy).toBe(true);
        expect(window.again.opens > today).toBe(true);
      }
      if (window.kind === 'too-early') expect(portWindow(lastDay, window.opens).kind).toBe('open');
    }),
  );
});

test('a day puts cover off only while the old policy runs and its end is near', () => {
  fc.assert(
    fc.property(anyEnd, anyDays, (lastDay, days) => {
      expect(isPortable(lastDay, addDays(lastDay, -days))).toBe(days >= 0 && days <= 60);
    }),
  );
});
