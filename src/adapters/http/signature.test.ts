import { describe, expect, test } from 'vitest';
import { isSignedBy, signatureOf } from './signature.ts';

const secret = '123456';
const body = Buffer.from('{"a":1,"b":2,"c":{"d":3}}');
const right = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';

describe('a signature over a raw body', () => {
  test('is the published one', () => {
    expect(signatureOf(body, secret)).toBe(right);
    expect(isSignedBy(body, right, secret)).toBe(true);
  });

  test.each([
    ['another body', Buffer.from('{"a":1,"b":2,"c":{"d":4}}'), right, secret],
    ['the same values written otherwise', Buffer.from('{"a":1, "b":2,"c":{"d":3}}'), right, secret],
    ['another secret', body, right, '123457'],
    ['a changed digit', body, `3${right.slice(1)}`, secret],
    ['half a signature', body, right.slice(0, 32), secret],
    ['no signature', body, '', secret],
    ['a text as long in letters but not in bytes', body, `${right.slice(0, 63)}é`, secret],
  ])('does not hold for %s', (_what, message, signature, key) => {
    expect(isSignedBy(message, signature, key)).toBe(false);
  });
});
