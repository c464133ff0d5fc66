import { expect, test } from 'vitest';
import { aProposal, aQuote } from '#test/ports/store-values.ts';
import type { Instant } from '../date.ts';
import { rupees } from '../money.ts';
import { type PaymentState, paymentStates } from '../payment/payment.ts';
import { type ProposalState, proposalStates } from '../proposal/state.ts';
import { bareProposal, bareRequest, type ErasureStep, erasureStep, isPayable } from './erasure.ts';

const unpaid: readonly [ProposalState, ErasureStep][] = [
  ['drafting', 'erase'],
  ['submitted', 'withdraw'],
  ['awaiting-payment', 'withdraw'],
  ['awaiting-decision', 'wait'],
  ['paid', 'wait'],
  ['issued', 'keep'],
  ['declined', 'erase'],
  ['expired', 'erase'],
  ['refunded', 'erase'],
];

test.each(unpaid)('without money a proposal that is %s: %s', (state, step) => {
  expect(erasureStep({ state }, [])).toBe(step);
});

const holding: readonly PaymentState[] = ['pending', 'blocked', 'captured', 'refund-due'];

test.each(paymentStates)(
  'an order that is %s is not erased under its feet while money hangs on it',
  (money) => {
    for (const state of proposalStates) {
      const step = erasureStep({ state }, [{ state: 'cancelled' }, { state: money }]);
      const withoutMoney = new Map(unpaid).get(state);
      expect(step).toBe(holding.includes(money) && state !== 'issued' ? 'wait' : withoutMoney);
    }
  },
);

test('an order can still be paid before its first try and after one that failed', () => {
  expect(paymentStates.filter((state) => isPayable({ state }))).toEqual(['created', 'failed']);
});

test('bare, a proposal has its number, its state and nothing that anybody said', () => {
  const usual = aQuote();
  const later = { bearable: 25_000, importance: { maternity_cover: 'HIGH' } } as const;
  const quote = { ...usual, request: { ...usual.request, ...later } };
  const at = '2026-11-21T10:00:00.000Z' as Instant; // the shape of an instant
  const whole = aProposal(quote, { state: 'declined', declineReason: 'canary', pincode: '416001' });
  const bare = bareProposal(whole, at);
  expect(bare).toMatchObject({
    id: whole.id,
    number: whole.number,
    state: 'declined',
    version: 2,
    updatedAt: at,
  });
  // Drawn by chance, so any two signs may stand in them.
  const ids: readonly string[] = [whole.id, whole.number, whole.quoteId, whole.owner];
  const json = JSON.stringify([bare, bareRequest(quote.request)]);
  const stripped = ids.reduce((text, own) => text.replaceAll(own, ''), json);
  for (const word of [
    'Asha',
    'राव',
    '560034',
    '416001',
    'exercise',
    'canary',
    'You',
    '34',
    'maternity',
    '25000',
    whole.cptId,
  ])
    expect(stripped).not.toContain(word);
  expect([bare.members, bare.price.total]).toEqual([[], rupees(0)]);
  expect(bareProposal(aProposal(quote, { state: 'drafting' }), at).state).toBe('expired');
});
