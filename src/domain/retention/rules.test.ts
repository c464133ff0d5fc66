import { describe, expect, test } from 'vitest';
import type { Instant, IsoDate } from '../date.ts';
import { booksUntil, goneBefore, retentionKinds, tablesByRule } from './rules.ts';

const at = (text: string) => text as Instant; // the shape of an instant
const day = (text: string) => text as IsoDate; // a day of the calendar

test.each([
  ['2027-11-20', '2038-03-31'],
  ['2027-03-31', '2037-03-31'],
  ['2027-04-01', '2038-03-31'],
])('what belongs to %s is kept in the books until %s', (belongs, until) => {
  expect(booksUntil(day(belongs))).toBe(until);
});

describe('what goes', () => {
  const now = at('2026-11-20T10:00:00.000Z');

  test.each([
    ['quote', '2026-08-22T10:00:00.000Z'],
    ['unbought-proposal', '2026-08-22T10:00:00.000Z'],
    ['closed-proposal', '2025-10-16T10:00:00.000Z'],
    ['unpaid-order', '2026-10-21T10:00:00.000Z'],
    ['money-given-back', '2016-03-31T18:30:00.000Z'],
    ['policy', '2016-03-31T18:30:00.000Z'],
    ['message', '2026-08-22T10:00:00.000Z'],
    ['share', '2026-10-21T10:00:00.000Z'],
    ['resume-link', '2026-11-20T10:00:00.000Z'],
    ['gateway-notice', '2026-08-22T10:00:00.000Z'],
    ['asked-outside', '2025-10-16T10:00:00.000Z'],
    ['consent', '2023-11-18T10:00:00.000Z'],
    ['call-back', '2026-05-24T10:00:00.000Z'],
    ['usage-event', '2026-08-22T10:00:00.000Z'],
    ['service-event', '2026-08-22T10:00:00.000Z'],
    ['flag', '2026-08-22T10:00:00.000Z'],
    ['sent-to', '2026-11-19T10:00:00.000Z'],
    ['ended-visit', '2026-11-19T10:00:00.000Z'],
    ['contact-proof', '2026-11-20T10:00:00.000Z'],
    ['opening-code', '2026-11-19T10:00:00.000Z'],
    ['audit-line', '2016-03-31T18:30:00.000Z'],
  ] as const)('of %s what is older than %s', (what, before) => {
    expect(goneBefore(what, now)).toBe(before);
  });

  test('the books of a day are kept up to the last day that was told, and gone on the next', () => {
    const until = booksUntil(day('2027-11-20'));
    const belongs = at('2027-11-20T10:00:00.000Z');
    expect(goneBefore('policy', at(`${until}T18:29:59.000Z`)) <= belongs).toBe(true);
    expect(goneBefore('policy', at(`${until}T18:30:00.000Z`)) > belongs).toBe(true);
  });
});

test('every rule is used by a table', () => {
  const used = new Set(Object.values(tablesByRule).flatMap((rules) => rules ?? []));
  expect([...used].toSorted()).toEqual(retentionKinds.toSorted());
});
