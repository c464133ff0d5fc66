import { expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import { type Asked, askedKeptSince, askedKey, withAsked } from './asked.ts';

const at = (time: string) => `2026-11-20T${time}.000Z` as Instant; // the shape of an instant

const asked: Asked = {
  outside: 'insurer',
  company: 'sahyadri',
  reference: 'CHT-1',
  question: 'decision',
  ending: 'under-review',
  at: at('09:00:00'),
  ms: 300,
};

test('a line tells how often, when first and last, and how long it took last and at most', () => {
  const first = withAsked(undefined, asked);
  expect(first).toMatchObject({ times: 1, firstAt: asked.at, lastAt: asked.at, lastMs: 300, longestMs: 300 });
  const second = withAsked(first, { ...asked, at: at('09:00:02'), ms: 40 });
  const times = { firstAt: asked.at, lastAt: at('09:00:02') };
  expect(second).toMatchObject({ ...times, times: 2, lastMs: 40, longestMs: 300 });
  expect(withAsked(second, { ...asked, ms: 900 })).toMatchObject({ times: 3, longestMs: 900 });
});

test.each<[keyof Asked, Partial<Asked>]>([
  ['company', { company: 'kaveri' }],
  ['reference', { reference: 'CHT-2' }],
  ['question', { question: 'propose' }],
  ['ending', { ending: 'accepted' }],
])('another %s is another line', (_what, facts) => {
  expect(askedKey({ ...asked, ...facts })).not.toBe(askedKey(asked));
});

test('another moment is the same line', () => {
  expect(askedKey({ ...asked, at: at('10:00:00'), ms: 1 })).toBe(askedKey(asked));
});

test('a line is kept for 400 days', () => {
  expect(askedKeptSince('2026-11-20T09:00:00.000Z' as Instant)).toBe('2025-10-16T09:00:00.000Z'); // an instant's shape
});
