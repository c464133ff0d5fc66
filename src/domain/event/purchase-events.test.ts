import { expect, test } from 'vitest';
import { isoDate } from '#domain/date.ts';
import { kycNotStarted } from '#domain/kyc/kyc.ts';
import { rupees } from '#domain/money.ts';
import { agree } from '#domain/proposal/agreement.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aPayment, aProposal, aQuote, moment } from '#test/ports/store-values.ts';
import { begunEvent, paymentEvents, saveEvents } from './purchase-events.ts';

const draft = aProposal(aQuote());
const agreed = { ...draft, agreement: agree(draft, moment, 'v') };

test.each<[string, Proposal, Partial<Proposal>, readonly unknown[]]>([
  ['a save that changes no step', draft, { forms: {} }, []],
  ['a step that is complete', draft, { completed: ['buy', 'proposer'] }, ['step buy', 'step proposer']],
  ['a step complete before', { ...draft, completed: ['buy'] }, { completed: ['buy'] }, []],
  [
    'an identity that is found',
    draft,
    { kyc: { ...kycNotStarted, stage: 'VERIFIED' } },
    ['identity VERIFIED'],
  ],
  [
    'one more that is not found',
    {
      ...draft,
      kyc: { ...kycNotStarted, stage: 'NOT_FOUND', tries: { number: { count: 1, lastAt: moment } } },
    },
    { kyc: { ...kycNotStarted, stage: 'NOT_FOUND', tries: { number: { count: 2, lastAt: moment } } } },
    ['identity NOT_FOUND'],
  ],
  ['an agreement', draft, { agreement: agreed.agreement }, ['agreed']],
  ['an agreement that stands', agreed, { state: 'drafting' }, []],
  ['an agreement that is void', agreed, { agreement: undefined }, []],
  ['a new state', draft, { state: 'expired' }, ['moved expired']],
])('what a purchase tells of %s', (_rule, before, change, reportedEvents) => {
  const names = {
    'proposal-step-saved': 'step',
    'identity-answered': 'identity',
    'premium-agreed': 'agreed',
    'proposal-moved': 'moved',
  } as Readonly<Record<string, string>>;
  const events = saveEvents(before, { ...before, ...change });
  expect(events.map(({ name, fields }) => [names[name], ...Object.values(fields)].join(' '))).toEqual(
    reportedEvents,
  );
});

test('a begin names what is bought, never who buys', () => {
  expect(begunEvent(draft, 'surya-one')).toEqual({
    name: 'proposal-begun',
    fields: { insurer: 'surya', product: 'surya-one', proposal_type: 'new-policy' },
  });
});

test('a begin tells whether a policy is renewed', () => {
  const renewal = {
    of: draft.id,
    policyNumber: 'P-1',
    coverUntil: isoDate(2027, 11, 20),
    coveredSince: isoDate(2026, 11, 21),
    claimed: false,
    bonusBefore: rupees(0),
    bonus: rupees(0),
    priceAtOldAges: undefined,
  };
  expect(begunEvent({ ...draft, renewal }, 'surya-one').fields).toMatchObject({ proposal_type: 'renewal' });
});

test('an order tells its start, and each state that it comes to', () => {
  const order = aPayment(draft);
  expect(paymentEvents(undefined, order)).toEqual([{ name: 'payment-started', fields: { purpose: 'pay' } }]);
  expect(paymentEvents(order, { ...order, state: 'captured' })).toEqual([
    { name: 'payment-moved', fields: { state: 'captured' } },
  ]);
  expect(paymentEvents(order, order)).toEqual([]);
});
