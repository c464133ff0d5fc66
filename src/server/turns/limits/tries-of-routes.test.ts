import { expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import { calls } from '#contract/call/calls.ts';
import { routeOf } from '../../calls/call-routes.ts';
import { batchOf } from './batch-size.ts';
import { mostVisitsAnHour } from './begun-visits.ts';
import { limitsOf } from './tries-of-routes.ts';

/** In an hour, with visits that have just begun, and with those that are known: these are begun in time, and collected. */
const rows: readonly (readonly [CallName, number, number])[] = [
  ['saveDetails', 1_200, 2_100],
  ['quoteResults', 1_200, 2_100],
  ['createTransaction', 600, 1_800],
  ['openProposal', 600, 1_800],
  ['beginRenewal', 600, 1_800],
  ['share', 300, 300],
  ['recordConsent', 1_200, 2_100],
  ['askCallBack', 60, 360],
  ['makeResumeLink', 60 + mostVisitsAnHour, 60 + 5 * mostVisitsAnHour],
  ['sendResumeCode', 60 + mostVisitsAnHour, 60 + 5 * mostVisitsAnHour],
];

test.each(rows)(
  'an address writes no more by %s with all the visits it begins: %d an hour, %d once they are known',
  (name, most, mostOfKnown) => {
    const [allowance] = limitsOf(routeOf(calls[name].path)).allowances;
    const { own = 0, ownOfKnown = own, address = 0 } = allowance ?? {};
    expect(mostVisitsAnHour * own + address).toBe(most);
    expect(mostVisitsAnHour * ownOfKnown + address).toBe(mostOfKnown);
  },
);

test('an address asks the registry 400 questions an hour, whatever visits it begins', () => {
  const [allowance] = limitsOf(routeOf(calls.kycSearch.path)).allowances;
  expect(allowance?.ceiling).toBe(400);
});

test('what could be guessed at counts on the address also when it is refused, and no junk that writes nothing', () => {
  const counting = (Object.keys(calls) as CallName[]) // the keys of the table are its names
    .filter((name) => limitsOf(routeOf(calls[name].path)).allowances.length > 0)
    .filter((name) => limitsOf(routeOf(calls[name].path)).countsRefusals);
  expect(counting.sort()).toEqual(['fetchArea', 'getResume', 'logEvent', 'resume']);
});

test('an address tells 6,000 events an hour, whatever visits it begins', () => {
  const [allowance] = batchOf('logEvent', { events: [] })?.allowances ?? [];
  expect([allowance?.own, allowance?.address]).toEqual([0, 6_000]);
});
