import { expect, test } from 'vitest';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { policyCalendar } from './policy-calendar.ts';

const policy = aSchedule(['Asha Kulkarni']);

test('each day says what to do by it, of which policy, and that it is a demo', () => {
  const { name, days } = policyCalendar(inEnglish, policy);
  expect(name).toBe('Health policy, Sahyadri Health');
  expect(days.map(({ on, title }) => [on, title])).toEqual([
    ['2026-11-21', 'Health policy begins: Sahyadri Health'],
    ['2026-12-20', 'Last day to return the policy: Sahyadri Health'],
    ['2026-12-21', 'A waiting period ends: Sahyadri Health policy'],
    ['2027-09-21', 'You can renew from today: Sahyadri Health policy'],
    ['2027-11-20', 'Renew by today: Sahyadri Health policy'],
    ['2028-11-21', 'A waiting period ends: Sahyadri Health policy'],
  ]);
  for (const { text } of days) {
    expect(text).toContain('Policy number SHY-26-0048-11739.');
    expect(text).toMatch(/\nDemo: /);
  }
  const realCalendar = policyCalendar(inEnglish, { ...policy, isDemo: false });
  expect(realCalendar.days.some(({ text }) => text.includes('Demo'))).toBe(false);
});

test('waits that end together are one entry, and a wait that ends on the day of renewing takes nothing from it', () => {
  const [start] = policy.dates;
  if (!start) throw new Error('The builder has dates');
  const dates = [
    { ...start, kind: 'renewal' },
    { ...start, kind: 'pre-existing' },
    { ...start, kind: 'maternity' },
  ] as const;
  expect(policyCalendar(inEnglish, { ...policy, dates }).days).toMatchObject([
    { key: expect.stringContaining('renewal-opens'), remindedDaysBefore: [] },
    { key: expect.stringContaining('renewal'), remindedDaysBefore: [30, 7, 1] },
    { key: expect.stringContaining('pre-existing'), remindedDaysBefore: [] },
  ]);
});

test.each([
  ['English', inEnglish, /illness|operation|joint|birth|maternity|disease|Asha/i],
  ['Hindi', inHindi, /बीमारी|ऑपरेशन|जोड़|डिलीवरी|मैटरनिटी|Asha/],
])('in %s no entry tells a treatment that the family waits for, nor a name', (_language, say, health) => {
  for (const { title, text } of policyCalendar(say, policy).days)
    expect(`${title} ${text}`).not.toMatch(health);
});
