import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionCookies, visitorOf } from './session-cookie.ts';

const day = 24 * 60 * 60;
const now = 1_800_000_000;
const rules = { secrets: ['first'], idleDays: 15, mostDays: 90 } as const;
const cookies = sessionCookies(rules);
const session = cookies.start(now);

describe('a session', () => {
  test('is read from the cookie that was written of it', () => {
    expect(cookies.read(cookies.write(session), now)).toEqual(session);
  });

  test.each([
    ['its last second without use', { ...session, usedAt: now - 15 * day + 1 }, true],
    ['15 days without use', { ...session, usedAt: now - 15 * day }, false],
    ['its last second of 90 days', { ...session, startedAt: now - 90 * day + 1 }, true],
    ['90 days, however much it was used', { ...session, startedAt: now - 90 * day }, false],
  ])('after %s', (_, one, isAlive) => {
    expect(cookies.read(cookies.write(one), now) !== undefined).toBe(isAlive);
  });

  test('is kept by the browser no longer than it lives', () => {
    expect(cookies.lifeOf(session, now)).toBe(15 * day);
    expect(cookies.lifeOf({ ...session, startedAt: now - 80 * day }, now)).toBe(10 * day);
  });

  test('is told again once an hour', () => {
    expect(cookies.isUseToBeNoted(session, now + 3599)).toBe(false);
    expect(cookies.isUseToBeNoted(session, now + 3600)).toBe(true);
  });
});

describe('a cookie', () => {
  const written = cookies.write(session);

  test('with any character changed is a stranger', () => {
    fc.assert(
      fc.property(fc.nat(written.length - 1), fc.constantFrom(...'aZ09-_.'), (at, other) => {
        fc.pre(written.charAt(at) !== other);
        const changed = written.slice(0, at) + other + written.slice(at + 1);
        const read = cookies.read(changed, now);
        // The last character of a signature holds two bits that mean nothing.
        expect(read === undefined || at === written.length - 1).toBe(true);
      }),
    );
  });

  test.each(['', 'A'.repeat(43), `${'A'.repeat(43)}.1.1.${'A'.repeat(43)}`, '.'.repeat(4000)])(
    '"%.12s…" that nobody wrote is a stranger',
    (invented) => {
      expect(cookies.read(invented, now)).toBeUndefined();
    },
  );

  test('of an older key is believed as long as the key is known', () => {
    const rotated = sessionCookies({ ...rules, secrets: ['second', 'first'] });
    const without = sessionCookies({ ...rules, secrets: ['second'] });
    expect(rotated.read(written, now)).toEqual(session);
    expect(without.read(written, now)).toBeUndefined();
  });
});

describe('who follows at a purchase', () => {
  test('is one for one key, another for another key or another session', () => {
    const follow = (key: string, one = session) => cookies.successorOf(one, key, now).id;
    expect(follow('a')).toBe(follow('a'));
    expect(new Set([session.id, follow('a'), follow('b'), follow('a', cookies.start(now))]).size).toBe(4);
  });

  test('is another visitor, has another token, and lives no longer', () => {
    const old = { ...session, startedAt: now - 80 * day };
    const next = cookies.successorOf(old, 'a', now);
    expect(visitorOf(next)).not.toBe(visitorOf(old));
    expect(cookies.tokenOf(next)).not.toBe(cookies.tokenOf(old));
    expect(next.startedAt).toBe(old.startedAt);
  });
});
