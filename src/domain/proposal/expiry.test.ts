import { expect, test } from 'vitest';
import { type Instant, type IsoDate, parseIsoDate } from '#domain/date.ts';
import { expiredBecause, expiryOf, isMandateOver } from './expiry.ts';
import type { ProposalState } from './state.ts';

function day(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(text);
  return date;
}

const moment = (text: string) => text as Instant; // written out in the tables below

test.each([
  ['2026-11-20T13:12:00.000Z', undefined, '2026-12-05', 'price-too-old'],
  ['2026-11-20T18:29:00.000Z', undefined, '2026-12-05', 'price-too-old'],
  ['2026-11-20T18:30:00.000Z', undefined, '2026-12-06', 'price-too-old'],
  ['2026-11-20T13:12:00.000Z', '2026-11-01', '2026-12-01', 'renewal-period-over'],
  ['2026-11-20T13:12:00.000Z', '2026-11-05', '2026-12-05', 'price-too-old'],
  ['2026-11-20T13:12:00.000Z', '2026-12-31', '2026-12-05', 'price-too-old'],
] as const)('priced at %s with a renewal due on %s, it holds until %s (%s)', (at, due, on, reason) => {
  expect(expiryOf(moment(at), due === undefined ? undefined : day(due))).toEqual({ on, reason });
});

const expiry = { on: day('2026-12-05'), reason: 'price-too-old' as const };

test.each<[ProposalState, string, boolean, string | undefined]>([
  ['drafting', '2026-12-05', true, undefined],
  ['drafting', '2026-12-06', true, 'price-too-old'],
  ['submitted', '2026-12-06', true, 'price-too-old'],
  ['awaiting-payment', '2026-12-06', true, 'price-too-old'],
  ['drafting', '2026-11-21', false, 'plan-withdrawn'],
  ['awaiting-payment', '2026-12-06', false, 'plan-withdrawn'],
  ['awaiting-decision', '2026-12-30', true, undefined],
  ['paid', '2027-01-30', false, undefined],
  ['issued', '2027-01-30', false, undefined],
  ['declined', '2027-01-30', true, undefined],
  ['refunded', '2027-01-30', true, undefined],
  ['expired', '2026-11-21', true, 'price-too-old'],
])('%s on %s, plan still sold: %s, is expired because: %s', (state, today, isSold, because) => {
  expect(expiredBecause({ state, expiry }, day(today), isSold)).toBe(because);
});

test('what is deleted at its owner’s wish says so, whether or not its plan is still sold', () => {
  const ended = { on: day('2026-11-20'), reason: 'erasure-asked' } as const;
  for (const isSold of [true, false])
    expect(expiredBecause({ state: 'submitted', expiry: ended }, day('2026-11-20'), isSold)).toBe(
      'erasure-asked',
    );
});

test.each([
  ['2026-11-20', false],
  ['2026-12-04', false],
  ['2026-12-05', true],
])('money blocked on 20 November is released on %s: %s', (today, over) => {
  expect(isMandateOver(moment('2026-11-20T10:00:00.000Z'), day(today))).toBe(over);
});
