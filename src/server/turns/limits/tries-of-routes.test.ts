import { expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import { calls } from '#contract/call/calls.ts';
import { routeOf } from '../../calls/call-routes.ts';
import { batchOf } from './batch-size.ts';
import { mostVisitsAnHour } from './begun-visits.ts';
import { allowancesOf } from './tries-of-routes.ts';

/** What an address could write in an hour before visits had parts of their own; the first message of each visit comes on top. */
const rows: readonly (readonly [CallName, number])[] = [
  ['saveDetails', 1_200],
  ['quoteResults', 1_200],
  ['createTransaction', 600],
  ['openProposal', 600],
  ['beginRenewal', 600],
  ['share', 300],
  ['recordConsent', 1_200],
  ['askCallBack', 60],
  ['makeResumeLink', 60 + mostVisitsAnHour],
  ['sendResumeCode', 60 + mostVisitsAnHour],
];

test.each(rows)('an address writes no more by %s with all the visits it begins: %d an hour', (name, most) => {
  const [allowance] = allowancesOf(routeOf(calls[name].path));
  expect(mostVisitsAnHour * (allowance?.own ?? 0) + (allowance?.address ?? 0)).toBe(most);
});

test('an address tells 6,000 events an hour, whatever visits it begins', () => {
  const [allowance] = batchOf('logEvent', { events: [] })?.allowances ?? [];
  expect([allowance?.own, allowance?.address]).toEqual([0, 6_000]);
});
