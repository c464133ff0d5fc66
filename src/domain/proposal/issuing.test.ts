import { describe, expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import {
  afterFailedIssue,
  type IssueTries,
  isStuck,
  issueDecision,
  issuePauses,
  noIssueTries,
  stoppedIssuing,
  withSilence,
} from './issuing.ts';

const at = (text: string) => text as Instant; // literal instants of the cases below

describe('when a paid policy is asked for again', () => {
  test.each<[string, IssueTries, string, string]>([
    ['nothing failed yet', noIssueTries, '2026-11-20T10:00:00.000Z', 'try'],
    [
      'one second after the first',
      { count: 1, lastAt: at('2026-11-20T10:00:00.000Z') },
      '2026-11-20T10:00:01.000Z',
      'wait',
    ],
    [
      'two seconds after the first',
      { count: 1, lastAt: at('2026-11-20T10:00:00.000Z') },
      '2026-11-20T10:00:02.000Z',
      'try',
    ],
    [
      'across a minute',
      { count: 2, lastAt: at('2026-11-20T10:00:58.500Z') },
      '2026-11-20T10:01:02.600Z',
      'try',
    ],
    [
      'all pauses used up',
      { count: 6, lastAt: at('2026-11-20T10:00:00.000Z') },
      '2026-11-20T10:00:01.000Z',
      'give-up',
    ],
  ])('when, or never: %s', (_name, tries, now, decision) => {
    expect(issueDecision(tries, at(now))).toBe(decision);
  });

  test('gives up after the pauses are used up and not before', () => {
    let tries = noIssueTries;
    for (const pause of issuePauses) {
      tries = afterFailedIssue(tries, at('2026-11-20T10:00:00.000Z'), undefined);
      expect(pause).toBeGreaterThan(0);
      expect(issueDecision(tries, at('2026-11-20T11:00:00.000Z'))).toBe('try');
    }
    tries = afterFailedIssue(tries, at('2026-11-20T10:00:00.000Z'), undefined);
    expect(issueDecision(tries, at('2026-11-20T11:00:00.000Z'))).toBe('give-up');
  });
});

describe('an insurer that asks to be left alone', () => {
  const failedAt = at('2026-11-20T10:00:00.000Z');

  test.each([
    ['longer than the pause is', 60, '2026-11-20T10:01:00.000Z'],
    ['shorter than the pause waits as long as the pause', 1, '2026-11-20T10:00:02.000Z'],
    ['for a day is asked again after five minutes', 86_400, '2026-11-20T10:05:00.000Z'],
  ])('a wish %s', (_, wished, next) => {
    const tries = afterFailedIssue(noIssueTries, failedAt, wished);
    const before = new Date(Date.parse(next) - 1_000).toISOString();
    expect([issueDecision(tries, at(before)), issueDecision(tries, at(next))]).toEqual(['wait', 'try']);
  });

  test('once is asked again after the usual pause the next time, if it does not ask for more', () => {
    const requestedTries = afterFailedIssue(noIssueTries, failedAt, 60);
    const tries = afterFailedIssue(requestedTries, at('2026-11-20T10:01:00.000Z'), undefined);
    expect(issueDecision(tries, at('2026-11-20T10:01:04.000Z'))).toBe('try');
  });
});

describe('tries that an operator stopped', () => {
  const ten = at('2026-11-20T10:00:00.000Z');
  const failed = { count: 1, lastAt: at('2026-11-20T09:59:00.000Z') };

  test.each([
    ['at once: one that is under way may still end', '2026-11-20T10:00:00.000Z', 'wait'],
    ['a second before three minutes', '2026-11-20T10:02:59.000Z', 'wait'],
    ['after three minutes', '2026-11-20T10:03:00.000Z', 'give-up'],
  ])('are not made again, and the money goes back: %s', (_when, now, decision) => {
    expect(issueDecision(stoppedIssuing(failed, ten), at(now))).toBe(decision);
  });

  test('stay stopped since the first time that it was said, and are all still counted', () => {
    const again = stoppedIssuing(stoppedIssuing(failed, ten), at('2026-11-20T10:02:00.000Z'));
    expect(again).toEqual({ ...failed, stoppedAt: ten });
  });
});

describe('an insurer that does not say whether it issued what was paid for', () => {
  const ten = at('2026-11-20T10:00:00.000Z');

  test.each<[string, boolean, string, boolean]>([
    ['refused: people are called at once', true, '2026-11-20T10:00:00.000Z', true],
    ['was away for 29 minutes: it may come back', false, '2026-11-20T10:29:59.000Z', false],
    ['was away for half an hour: people are called', false, '2026-11-20T10:30:00.000Z', true],
  ])('whether people are called: %s', (_, isRefused, now, stuck) => {
    expect(isStuck(withSilence({ count: 6, lastAt: ten }, isRefused, ten), at(now))).toBe(stuck);
  });

  test('is known since it first did not, and as one that refused once it has', () => {
    const away = withSilence({ count: 6, lastAt: ten }, false, ten);
    const later = at('2026-11-20T10:05:00.000Z');
    expect(withSilence(away, true, later).unsaid).toEqual({ since: ten, isRefused: true });
    expect(withSilence(withSilence(away, true, later), false, later).unsaid?.isRefused).toBe(true);
    expect(isStuck(noIssueTries, later)).toBe(false);
  });
});
