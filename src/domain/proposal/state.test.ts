import { expect, test } from 'vitest';
import {
  mayEdit,
  mayExpire,
  type ProposalEvent,
  type ProposalState,
  proposalEvents,
  proposalStates,
  transition,
} from './state.ts';
import {
  boughtStates,
  closedPurchases,
  endedStates,
  endedWithoutPolicy,
  strayMoneyStates,
  unboughtStates,
  unsettledStates,
  waitingForInsurer,
} from './state-facts.ts';

const allowed: readonly (readonly [ProposalState, ProposalEvent, ProposalState])[] = [
  ['drafting', 'submit', 'submitted'],
  ['drafting', 'answers-changed', 'drafting'],
  ['drafting', 'expire', 'expired'],
  ['submitted', 'insurer-accepted', 'awaiting-payment'],
  ['submitted', 'decision-needed', 'awaiting-decision'],
  ['submitted', 'insurer-declined', 'declined'],
  ['submitted', 'answers-changed', 'drafting'],
  ['submitted', 'expire', 'expired'],
  ['awaiting-payment', 'payment-captured', 'paid'],
  ['awaiting-payment', 'answers-changed', 'drafting'],
  ['awaiting-payment', 'expire', 'expired'],
  ['awaiting-decision', 'insurer-accepted', 'awaiting-payment'],
  ['awaiting-decision', 'insurer-declined', 'declined'],
  ['awaiting-decision', 'expire', 'expired'],
  ['paid', 'policy-issued', 'issued'],
  ['paid', 'issue-failed-for-good', 'refunded'],
  ['declined', 'money-arrived-late', 'refunded'],
  ['expired', 'money-arrived-late', 'refunded'],
];

const pairs = proposalStates.flatMap((state) => proposalEvents.map((event) => [state, event] as const));
const refused = pairs.filter(([state, event]) => !allowed.some(([s, e]) => s === state && e === event));

test.each(allowed)('%s, on %s, becomes %s', (state, event, next) => {
  expect(transition(state, event)).toEqual({ ok: true, value: next });
});

test.each(refused)('%s refuses %s with a code', (state, event) => {
  expect(transition(state, event).ok).toBe(false);
});

test.each([
  ['drafting', 'payment-captured', 'STEP_OUT_OF_ORDER'],
  ['awaiting-decision', 'answers-changed', 'PROPOSAL_LOCKED'],
  ['paid', 'payment-captured', 'PAYMENT_ALREADY_MADE'],
  ['issued', 'answers-changed', 'PAYMENT_ALREADY_MADE'],
  ['declined', 'submit', 'PROPOSAL_DECLINED'],
  ['expired', 'submit', 'PROPOSAL_EXPIRED'],
] as const)('%s tells %s why not: %s', (state, event, code) => {
  expect(transition(state, event)).toEqual({ ok: false, failure: { code } });
});

test('every state is reached from drafting', () => {
  const reached = new Set<ProposalState>(['drafting']);
  for (let grew = true; grew; ) {
    const size = reached.size;
    for (const [from, , to] of allowed) if (reached.has(from)) reached.add(to);
    grew = reached.size > size;
  }
  expect([...reached].sort()).toEqual([...proposalStates].sort());
});

test('nothing follows an issued policy or a refund, and something follows all else', () => {
  const ends = proposalStates.filter((state) =>
    proposalEvents.every((event) => !transition(state, event).ok),
  );
  expect(ends).toEqual(['issued', 'refunded']);
});

test('money is only taken after the insurer accepted: paid is entered from awaiting-payment alone', () => {
  expect(
    pairs.filter(([s, e]) => {
      const r = transition(s, e);
      return r.ok && r.value === 'paid';
    }),
  ).toEqual([['awaiting-payment', 'payment-captured']]);
});

test('answers can be changed until money or a decision is under way', () => {
  expect(proposalStates.filter(mayEdit)).toEqual(['drafting', 'submitted', 'awaiting-payment']);
});

test('a proposal that was paid for never expires', () => {
  expect(proposalStates.filter(mayExpire)).toEqual([
    'drafting',
    'submitted',
    'awaiting-payment',
    'awaiting-decision',
  ]);
});

test.each<[string, readonly ProposalState[], readonly ProposalState[]]>([
  ['nothing more comes of it', endedStates, ['issued', 'declined', 'expired', 'refunded']],
  ['it ended without a policy', endedWithoutPolicy, ['declined', 'expired', 'refunded']],
  ['money is taken or held for it', boughtStates, ['awaiting-decision', 'paid', 'issued']],
  ['it never became a purchase', unboughtStates, ['drafting', 'expired']],
  ['a purchase came to nothing', closedPurchases, ['declined', 'refunded']],
  [
    'gateway and insurer are asked again',
    unsettledStates,
    ['submitted', 'awaiting-payment', 'awaiting-decision', 'paid'],
  ],
  [
    'the insurer has the next word on paid or blocked money',
    waitingForInsurer,
    ['awaiting-decision', 'paid'],
  ],
  ['money that is taken goes back', strayMoneyStates, ['drafting', 'declined', 'expired', 'refunded']],
])('%s: in these states and no other', (_, states, expected) => {
  expect(states).toEqual(expected);
});
