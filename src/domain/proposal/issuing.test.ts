import { describe, expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import { afterFailedIssue, type IssueTries, issueDecision, issuePauses, noIssueTries } from './issuing.ts';

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
  ])('%s', (_name, tries, now, decision) => {
    expect(issueDecision(tries, at(now))).toBe(decision);
  });

  test('gives up after the pauses are used up and not before', () => {
    let tries = noIssueTries;
    for (const pause of issuePauses) {
      tries = afterFailedIssue(tries, at('2026-11-20T10:00:00.000Z'));
      expect(pause).toBeGreaterThan(0);
      expect(issueDecision(tries, at('2026-11-20T11:00:00.000Z'))).toBe('try');
    }
    tries = afterFailedIssue(tries, at('2026-11-20T10:00:00.000Z'));
    expect(issueDecision(tries, at('2026-11-20T11:00:00.000Z'))).toBe('give-up');
  });
});
