import { expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import { addOutsideCall, callLedgerKey, callLedgerStart, type OutsideCall } from './call-ledger.ts';

const at = (time: string) => `2026-11-20T${time}.000Z` as Instant; // the shape of an instant

const call: OutsideCall = {
  outside: 'insurer',
  company: 'sahyadri',
  reference: 'CHT-1',
  question: 'decision',
  ending: 'under-review',
  at: at('09:00:00'),
  ms: 300,
};

test('a line tells how often, when first and last, and how long it took last and at most', () => {
  const first = addOutsideCall(undefined, call);
  expect(first).toMatchObject({ times: 1, firstAt: call.at, lastAt: call.at, lastMs: 300, longestMs: 300 });
  const second = addOutsideCall(first, { ...call, at: at('09:00:02'), ms: 40 });
  const times = { firstAt: call.at, lastAt: at('09:00:02') };
  expect(second).toMatchObject({ ...times, times: 2, lastMs: 40, longestMs: 300 });
  expect(addOutsideCall(second, { ...call, ms: 900 })).toMatchObject({ times: 3, longestMs: 900 });
});

test.each<[keyof OutsideCall, Partial<OutsideCall>]>([
  ['company', { company: 'kaveri' }],
  ['reference', { reference: 'CHT-2' }],
  ['question', { question: 'propose' }],
  ['ending', { ending: 'accepted' }],
])('another %s is another line', (_what, facts) => {
  expect(callLedgerKey({ ...call, ...facts })).not.toBe(callLedgerKey(call));
});

test('another moment is the same line', () => {
  expect(callLedgerKey({ ...call, at: at('10:00:00'), ms: 1 })).toBe(callLedgerKey(call));
});

test('a line is kept for 400 days', () => {
  expect(callLedgerStart('2026-11-20T09:00:00.000Z' as Instant)).toBe('2025-10-16T09:00:00.000Z'); // an instant's shape
});
