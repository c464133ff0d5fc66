import { expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { CallBack } from '#domain/help/call-back.ts';
import { asId, type CallBackId, type VisitorId } from '#domain/ids.ts';
import { callBackLines } from './call-back-lines.ts';

const at = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const waiting: CallBack = {
  id: asId<CallBackId>('k7'),
  owner: asId<VisitorId>('v'),
  askedAt: at,
  mobile: '9822044170',
  time: 'evening',
  language: 'hi',
  reference: 'CHT-24BC-9XYZ-77KK',
  receipt: { purpose: 'call-back', textVersion: '2026-11-25', language: 'hi', at },
};

test('a line says since when, whom, when, in which language and about what; never the visitor', () => {
  const [line, plain] = callBackLines([waiting, { ...waiting, reference: undefined }]);
  expect(line).toBe(
    '20 Nov, 14:30  9822044170  evening  Hindi  CHT-24BC-9XYZ-77KK  agreed to call-back 2026-11-25  k7',
  );
  expect(plain).toContain('Hindi  -  agreed');
  expect(callBackLines([])).toEqual(['Nobody waits.']);
});
