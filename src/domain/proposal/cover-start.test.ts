import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { aPayment, aProposal, aQuote } from '#test/ports/store-values.ts';
import { coverPaidBy, coverPaidOn } from './cover-start.ts';
import type { Renewal } from './proposal.ts';

const today = aDay('2026-11-20');
const boughtProposal = aProposal(aQuote());
/** Its old policy, with another insurer, ends on 9 January 2027. */
const moved = aProposal(aQuote(), { forms: { portabilityDetails: oldPolicy(today, 50) } });

/** The renewal of a policy that ends on a day; no rule here reads more of it. */
const renewalFrom = (day: string) => ({ coverUntil: aDay(day) }) as Renewal;

describe('money received on 20 November pays for cover', () => {
  test.each([
    ['from the next day, of a new policy', boughtProposal, '2026-11-21'],
    ['after the old policy, of one that is moved here', moved, '2027-01-10'],
    [
      'after the cover before it, of a renewal in time',
      { ...boughtProposal, renewal: renewalFrom('2026-12-31') },
      '2027-01-01',
    ],
    [
      'from the next day, of a renewal in the grace',
      { ...boughtProposal, renewal: renewalFrom('2026-11-01') },
      '2026-11-21',
    ],
    [
      'after the cover before it, of a renewal of one that was moved here',
      { ...moved, renewal: renewalFrom('2026-12-31') },
      '2027-01-01',
    ],
  ])('that begins %s', (_what, proposal, from) => {
    expect(coverPaidOn(proposal, today)).toBe(from);
  });
});

test('what counts is the day in India on which the money came', () => {
  const updatedAt = '2026-11-20T18:30:00.000Z' as Instant; // the shape of an instant
  expect(coverPaidBy(boughtProposal, aPayment(boughtProposal, { state: 'captured', updatedAt }))).toBe(
    '2026-11-22',
  );
});
