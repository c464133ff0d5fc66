import { describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { addRupees, rupees } from '#domain/money.ts';
import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aPayment, aProposal, aQuote } from '#test/ports/store-values.ts';
import type { InsurerDecision } from './insurer-decision.ts';
import { type SettlingAction, type SettlingFacts, settlingAction } from './settling-action.ts';

const holds = { today: aDay('2026-11-20'), isSold: true, decision: undefined } as const;
const tooOld = { ...holds, today: aDay('2026-12-06') } as const;
const expiry = { on: aDay('2026-12-05'), reason: 'price-too-old' } as const;

function action(
  state: Proposal['state'],
  order: Partial<Payment> | undefined,
  facts: SettlingFacts = holds,
): SettlingAction {
  const proposal = aProposal(aQuote(), { state, expiry });
  const amount = proposal.price.total;
  return settlingAction(proposal, order && aPayment(proposal, { amount, ...order }), facts);
}

/** The kind, or the event; and whether the order is closed before it. */
function nameOf(action: SettlingAction): string {
  if (action.kind !== 'event') return action.kind;
  return action.closes ? `close, ${action.event}` : action.event;
}

test.each<[Proposal['state'], Payment['state'] | 'none', string, string]>([
  ['drafting', 'created', 'wait', 'wait'],
  ['drafting', 'captured', 'wait', 'wait'],
  ['submitted', 'none', 'wait', 'expire'],
  ['submitted', 'created', 'wait', 'close, expire'],
  ['submitted', 'pending', 'wait', 'close, expire'],
  ['submitted', 'blocked', 'decision-needed', 'decision-needed'],
  ['submitted', 'captured', 'decision-needed', 'decision-needed'],
  ['submitted', 'refund-due', 'wait', 'close, expire'],
  ['awaiting-payment', 'none', 'wait', 'expire'],
  ['awaiting-payment', 'created', 'wait', 'close, expire'],
  ['awaiting-payment', 'failed', 'wait', 'close, expire'],
  ['awaiting-payment', 'pending', 'wait', 'close, expire'],
  ['awaiting-payment', 'blocked', 'debit', 'debit'],
  ['awaiting-payment', 'captured', 'payment-captured', 'payment-captured'],
  ['awaiting-payment', 'refund-due', 'give-back', 'give-back'],
  ['awaiting-payment', 'refunded', 'wait', 'close, expire'],
  ['paid', 'captured', 'issue', 'issue'],
  ['paid', 'none', 'issue', 'issue'],
  ['issued', 'captured', 'wait', 'wait'],
  ['declined', 'none', 'wait', 'wait'],
  ['declined', 'blocked', 'give-back', 'give-back'],
  ['declined', 'captured', 'money-arrived-late', 'money-arrived-late'],
  ['expired', 'cancelled', 'give-back', 'give-back'],
  ['expired', 'refund-due', 'money-arrived-late', 'money-arrived-late'],
  ['refunded', 'refund-due', 'give-back', 'give-back'],
  ['refunded', 'captured', 'give-back', 'give-back'],
])(
  'of a proposal that is %s, its order %s: %s; when its price is too old: %s',
  (state, order, now, later) => {
    const payment = order === 'none' ? undefined : { state: order };
    expect([nameOf(action(state, payment)), nameOf(action(state, payment, tooOld))]).toEqual([now, later]);
  },
);

test('money of another amount than the price goes back', () => {
  const amount = addRupees([aProposal(aQuote()).price.total, rupees(1)]);
  expect(action('awaiting-payment', { state: 'captured', amount }).kind).toBe('give-back');
});

test('the first day of cover is fixed with the payment', () => {
  const updatedAt = '2026-11-22T18:30:00.000Z' as Instant; // the shape of an instant
  const result = action('awaiting-payment', { state: 'captured', updatedAt });
  expect(result).toMatchObject({ change: { coverFrom: '2026-11-24' } });
});

test('a plan that is sold no more closes what is unpaid, and says so', () => {
  const result = action('awaiting-payment', {}, { ...holds, isSold: false });
  expect(result).toMatchObject({
    event: 'expire',
    change: { expiry: { on: expiry.on, reason: 'plan-withdrawn' } },
  });
});

describe('while the insurer decides', () => {
  const blocked = { state: 'blocked', updatedAt: '2026-11-20T10:00:00.000Z' as Instant } as const; // the shape of an instant
  const onTheLastDay = aDay('2026-12-04');
  const dayAfter = aDay('2026-12-05');

  test.each<[InsurerDecision | undefined, typeof onTheLastDay, string, Partial<Proposal>]>([
    [{ kind: 'accepted' }, dayAfter, 'insurer-accepted', {}],
    [{ kind: 'declined', reason: 'Heart' }, dayAfter, 'insurer-declined', { declineReason: 'Heart' }],
    [{ kind: 'under-review' }, onTheLastDay, 'wait', {}],
    [{ kind: 'under-review' }, dayAfter, 'expire', { expiry: { ...expiry, reason: 'not-decided' } }],
    [undefined, onTheLastDay, 'wait', {}],
    [undefined, dayAfter, 'expire', { expiry: { ...expiry, reason: 'not-decided' } }],
  ])('a word %o on %s leads to %s', (decision, today, name, change) => {
    const result = action('awaiting-decision', blocked, { today, isSold: true, decision });
    expect([nameOf(result), result.kind === 'event' ? result.change : {}]).toEqual([name, change]);
  });

  test('nothing ends where nothing is blocked', () => {
    expect(action('awaiting-decision', undefined, tooOld).kind).toBe('wait');
  });
});
