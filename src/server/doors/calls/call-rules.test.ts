import { expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import { dearWork } from '../../turns/limits/tries.ts';
import { mostVisitsAnHour } from '../../turns/limits/visit-count.ts';
import { callRules } from './call-rules.ts';

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
  ['logEvent', 6_000, 6_000],
];

test.each(rows)(
  'an address writes no more by %s with all the visits it begins: %d an hour, %d once they are known',
  (name, most, knownLimit) => {
    const { own = 0, ownOfKnown = own, address = 0 } = callRules[name].tries ?? {};
    expect(mostVisitsAnHour * own + address).toBe(most);
    expect(mostVisitsAnHour * ownOfKnown + address).toBe(knownLimit);
  },
);

test('an address asks the registry 400 questions an hour, whatever visits it begins', () => {
  expect(callRules.kycSearch.tries?.ceiling).toBe(400);
});

test('whoever presses every second for an hour meets no limit of judging, whatever is asked beside them', () => {
  const anHour = 3_600;
  for (const { tries } of [callRules.changeBearable, callRules.changeImportance])
    expect([tries?.visit, tries?.own]).toEqual([anHour, anHour]);
  // A press asks for the list, what folds out of it, and the ways.
  expect([dearWork.window.name, dearWork.visit, dearWork.own]).toEqual(['minute', 3 * 60, 3 * 60]);
});

test('what could be guessed at counts on the address also when it is refused, and no junk that writes nothing', () => {
  const names = Object.keys(callRules) as CallName[]; // the keys of the table are its names
  const counting = names.filter((name) => callRules[name].tries?.countsRefusals);
  expect(counting.sort()).toEqual([
    'addPasskey',
    'beginPasskey',
    'beginPasskeyOpening',
    'changePolicy',
    'fetchArea',
    'getResume',
    'logEvent',
    'openByPasskey',
    'openPolicies',
    'proveMail',
    'resume',
  ]);
});

test('events count one by one: an address tells 6,000 an hour and 30,000 a day, whatever visits it begins', () => {
  const event = { id: 'e1', name: 'n', fields: {}, minutes_ago: 0 };
  const { batch } = callRules.logEvent;
  expect(batch?.sizeOf({ events: [event, { ...event, id: 'e2' }] })).toBe(2);
  expect(batch?.allowances.map(({ own, address }) => [own, address])).toEqual([
    [0, 6_000],
    [0, 30_000],
  ]);
});
