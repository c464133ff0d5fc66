import { describe, expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import { isConsentOpen } from './consent.ts';

const instant = (text: string) => text as Instant; // each as an instant is written
const consent = {
  stateHash: 'hash',
  secret: 'secret',
  pep: false,
  askedAt: instant('2026-11-20T10:00:00.000Z'),
};

describe('a consent that was asked for at ten', () => {
  test.each([
    ['at once', '2026-11-20T10:00:00.000Z', true],
    ['after a quarter of an hour', '2026-11-20T10:15:00.000Z', true],
    ['a second later', '2026-11-20T10:15:01.000Z', false],
    ['the next day', '2026-11-21T10:00:00.000Z', false],
  ])('whether it is still open: %s', (_when, now, isOpen) => {
    expect(isConsentOpen(consent, instant(now))).toBe(isOpen);
  });
});
