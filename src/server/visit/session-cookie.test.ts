import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sessionCookies, visitorOf } from './session-cookie.ts';

const day = 24 * 60 * 60;
const now = 1_800_000_000;
const rules = { secrets: ['first'], idleDays: 15, mostDays: 90 } as const;
/** Anew for each look, as after a restart: the cookies alone say who it is. */
const cookies = () => sessionCookies(rules);
const session = cookies().start(now, false);
const read = (sid: string, used?: string) => cookies().read({ sid, used }, now);

describe('a session', () => {
  test('is read from the cookie that was written of it', () => {
    expect(read(cookies().write(session))).toEqual(session);
  });

  test.each([
    ['its last second without use', 15 * day - 1, 15 * day - 1, true],
    ['15 days without use', 15 * day, 15 * day, false],
    ['its last second of 90 days', 90 * day - 1, 0, true],
    ['90 days, however much it was used', 90 * day, 0, false],
  ])('after %s', (_, age, unused, isAlive) => {
    const old = { ...session, startedAt: now - age, writtenAt: now - age };
    const used = cookies().writeUse(old, now - unused);
    expect(read(cookies().write(old), used) !== undefined).toBe(isAlive);
  });

  test('is not kept alive by the use of another one', () => {
    const old = { ...session, writtenAt: now - 20 * day };
    expect(read(cookies().write(old), cookies().writeUse(cookies().start(now, false), now))).toBeUndefined();
    expect(read(cookies().write(old), cookies().writeUse(old, now))).toBeDefined();
  });

  test('is kept by the browser no longer than it may live', () => {
    expect(cookies().lifeOf({ ...session, startedAt: now - 80 * day }, now)).toBe(10 * day);
  });

  test('that is one too many of its address says so in its cookie, and keeps it under another name', () => {
    const crowded = cookies().start(now, true);
    expect(read(cookies().write(crowded))).toEqual(crowded);
    expect(cookies().renamed(crowded, now).isCrowded).toBe(true);
    expect(read(cookies().write(crowded).replace('.crowd', ''))).toBeUndefined();
  });

  test('is told to be in use once an hour', () => {
    expect(cookies().isUseToBeNoted(session, now + 3599)).toBe(false);
    expect(cookies().isUseToBeNoted(session, now + 3600)).toBe(true);
  });
});

describe('a cookie', () => {
  const header = cookies().write(session);

  test('with any character changed is a stranger', () => {
    fc.assert(
      fc.property(fc.nat(header.length - 1), fc.constantFrom(...'aZ09-_.'), (at, other) => {
        fc.pre(header.charAt(at) !== other);
        const changed = header.slice(0, at) + other + header.slice(at + 1);
        // The last character of a signature holds two bits that mean nothing.
        expect(read(changed) === undefined || at === header.length - 1).toBe(true);
      }),
    );
  });

  test.each(['', 'A'.repeat(43), `${'A'.repeat(43)}.1.1.${'A'.repeat(43)}`, '.'.repeat(4000)])(
    '"%.12s…" that nobody wrote is a stranger',
    (invented) => {
      expect(read(invented)).toBeUndefined();
    },
  );

  test('of an older key is believed as long as the key is known', () => {
    const rotated = sessionCookies({ ...rules, secrets: ['second', 'first'] });
    const without = sessionCookies({ ...rules, secrets: ['second'] });
    expect(rotated.read({ sid: header, used: undefined }, now)).toEqual(session);
    expect(without.read({ sid: header, used: undefined }, now)).toBeUndefined();
  });
});

describe('a session that is renamed', () => {
  const old = { ...session, startedAt: now - 80 * day };
  const next = cookies().renamed(old, now);

  test('is another visitor with another token, and says whose belongings it takes over', () => {
    expect(visitorOf(next.id)).not.toBe(visitorOf(old.id));
    expect(cookies().tokenOf(next)).not.toBe(cookies().tokenOf(old));
    expect(read(cookies().write(next))?.from).toBe(old.id);
  });

  test('counts as the same visit and lives no longer', () => {
    expect([next.visit, next.startedAt]).toEqual([old.visit, old.startedAt]);
  });

  test('is nobody’s to foretell: each time it is another', () => {
    expect(cookies().renamed(old, now).id).not.toBe(next.id);
  });
});
