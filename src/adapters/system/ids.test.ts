import { describe, expect, test } from 'vitest';
import { randomIds } from './ids.ts';

const manyOf = (make: () => string) => Array.from({ length: 2_000 }, make);

describe('ids', () => {
  test.each([
    ['visitor', randomIds.visitor],
    ['quote', randomIds.quote],
    ['transaction', randomIds.transaction],
    ['proposal', randomIds.proposal],
    ['share', randomIds.share],
  ])('a %s id is 192 random bits in a URL-safe text', (_kind, make) => {
    const ids = manyOf(make);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{32}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['quote number', randomIds.crn, /^CH-[2-9A-Z]{4}-\d\d$/],
    ['proposal number', randomIds.proposalNumber, /^CHT(-[2-9A-Z]{4}){3}$/],
    ['receipt of at most 40 characters', randomIds.receipt, /^rcpt_[A-Za-z0-9_-]{1,35}$/],
  ])('a %s has its shape', (_kind, make, shape) => {
    expect(manyOf(make).filter((text) => !shape.test(text))).toEqual([]);
  });

  test('two proposals never bear one number', () => {
    const ids = manyOf(randomIds.proposalNumber);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
