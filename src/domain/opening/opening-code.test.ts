import { expect, test } from 'vitest';
import { type Instant, secondsAfter } from '../date.ts';
import { isFreshProof, proofEnds } from './contact-proof.ts';
import { type OpeningCode, type OpeningCounts, openTries, secondsUntilOpeningCode } from './opening-code.ts';
import { contactHolds, personAddress } from './policy-contact.ts';
import { typedNumber } from './typed-number.ts';

const start = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const at = (seconds: number) => secondsAfter(start, seconds);
const none: OpeningCounts = { visit: [], network: [], all: [] };
const momentsAt = (...seconds: readonly number[]) => seconds.map(at);
const code = (tries: number): OpeningCode => ({ hashes: [], sentAt: start, tries });
const hour = 3_600;

test.each<[string, OpeningCounts, OpeningCode | undefined, number, number, boolean]>([
  ['the first is sent at once', none, undefined, 0, 0, false],
  ['the next waits a minute and a half', none, code(1), 30, 60, false],
  ['after five wrong guesses it waits half an hour', none, code(5), 60, 1_740, false],
  [
    'a visit has three an hour',
    { ...none, visit: momentsAt(0, 100, 200) },
    undefined,
    300,
    hour - 300,
    false,
  ],
  ['a network has three an hour', { ...none, network: momentsAt(0, 1, 2) }, undefined, 60, hour - 60, false],
  [
    'everybody has six an hour',
    { ...none, all: momentsAt(0, 1, 2, 3, 4, 5) },
    undefined,
    60,
    hour - 60,
    false,
  ],
  [
    'and twelve a day',
    { ...none, all: momentsAt(...Array(12).keys()) },
    undefined,
    2 * hour,
    22 * hour,
    false,
  ],
  [
    'strangers keep no open browser from one',
    { ...none, all: momentsAt(0, 1, 2, 3, 4, 5) },
    undefined,
    60,
    0,
    true,
  ],
])('of codes for a number, %s', (_rule, counts, last, now, wait, isOpenHere) => {
  expect(secondsUntilOpeningCode(counts, last, { now: at(now), isOpenHere })).toBe(wait);
});

test.each([
  ['none was sent', undefined, 0, 0],
  ['it is new', code(0), 0, 5],
  ['it was guessed at twice', code(2), 600, 3],
  ['ten minutes are over', code(2), 601, 0],
  ['five guesses were wrong', code(5), 1, 0],
] as const)('guesses that are left when %s', (_when, each, now, tries) => {
  expect(openTries(each, at(now))).toBe(tries);
});

test.each([
  ['98220 44170', 'mobile', '9822044170'],
  ['+91 98220-44170', 'mobile', '9822044170'],
  ['sur-26 1234', 'policy', 'SUR-261234'],
  ['P/1204/0001/55', 'policy', 'P/1204/0001/55'],
  ['hello', undefined, undefined],
  ['12', undefined, undefined],
  ['', undefined, undefined],
])('what is typed as %j is read as: %s', (text, kind, value) => {
  const number = typedNumber(text);
  expect([number?.kind, number?.value]).toEqual([kind, value]);
});

test('a proof holds for 30 days, and counts as fresh for ten minutes unless it is of one policy alone', () => {
  expect(proofEnds(start)).toBe('2026-12-20T09:00:00.000Z');
  const proof = { provenAt: start, proposalId: undefined };
  expect([isFreshProof(proof, at(600)), isFreshProof(proof, at(601))]).toEqual([true, false]);
});

test('a contact holds from its day until its end', () => {
  const contact = { holdsFrom: at(10), endsAt: at(20) };
  expect([9, 10, 19, 20].map((second) => contactHolds(contact, at(second)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a person is the same however the name is spaced and written in capitals', () => {
  const [one, other] = [personAddress('Asha  rao ', '1992-05-05'), personAddress('ASHA RAO', '1992-05-05')];
  expect(one).toEqual(other);
  expect([personAddress('', '1992-05-05'), personAddress('Asha', 'May')]).toEqual([undefined, undefined]);
});
