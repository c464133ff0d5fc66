import { type FailureCode, fail, ok, type Result } from '#domain/result.ts';

/** The states are those of specification section 3 and the decisions on purchase. */
export const proposalStates = [
  'drafting',
  'submitted',
  'awaiting-payment',
  'awaiting-decision',
  'paid',
  'issued',
  'declined',
  'expired',
  'refunded',
] as const;

export type ProposalState = (typeof proposalStates)[number];

/**
 * What can happen to a proposal.
 * - `decision-needed`: the insurer wants a medical review first, and the premium is blocked meanwhile.
 * - `insurer-accepted`: cover is granted at the agreed premium; from then on money may be taken.
 * - `answers-changed`: the buyer goes back to edit; the agreement and the submission are void.
 * - `issue-failed-for-good`: paid, never issued after every retry; the money goes back.
 * - `money-arrived-late`: the gateway took money for a proposal that is closed; the money goes back.
 */
export const proposalEvents = [
  'submit',
  'insurer-accepted',
  'decision-needed',
  'insurer-declined',
  'payment-captured',
  'policy-issued',
  'issue-failed-for-good',
  'answers-changed',
  'expire',
  'money-arrived-late',
] as const;

export type ProposalEvent = (typeof proposalEvents)[number];

type Row = Readonly<Partial<Record<ProposalEvent, ProposalState>>>;

/** The one table: a pair that is not in it is refused. */
const transitionTable = {
  drafting: { submit: 'submitted', 'answers-changed': 'drafting', expire: 'expired' },
  submitted: {
    'insurer-accepted': 'awaiting-payment',
    'decision-needed': 'awaiting-decision',
    'insurer-declined': 'declined',
    'answers-changed': 'drafting',
    expire: 'expired',
  },
  'awaiting-payment': { 'payment-captured': 'paid', 'answers-changed': 'drafting', expire: 'expired' },
  'awaiting-decision': {
    'insurer-accepted': 'awaiting-payment',
    'insurer-declined': 'declined',
    expire: 'expired',
  },
  paid: { 'policy-issued': 'issued', 'issue-failed-for-good': 'refunded' },
  issued: {},
  declined: { 'money-arrived-late': 'refunded' },
  expired: { 'money-arrived-late': 'refunded' },
  refunded: {},
} as const satisfies Readonly<Record<ProposalState, Row>>;

export const proposalTransitions: Readonly<Record<ProposalState, Row>> = transitionTable;

/** A value for each pair of the table: one that is added without a value does not compile. */
export type OfEachTransition<Value> = {
  readonly [State in ProposalState]: {
    readonly [Event in keyof (typeof transitionTable)[State]]: Value;
  };
};

/** The code is what the person who asked should hear: why nothing can be done in that state. */
const refusals: Readonly<Record<ProposalState, FailureCode>> = {
  drafting: 'STEP_OUT_OF_ORDER',
  submitted: 'TRANSITION_REFUSED',
  'awaiting-payment': 'TRANSITION_REFUSED',
  'awaiting-decision': 'PROPOSAL_LOCKED',
  paid: 'PAYMENT_ALREADY_MADE',
  issued: 'PAYMENT_ALREADY_MADE',
  declined: 'PROPOSAL_DECLINED',
  expired: 'PROPOSAL_EXPIRED',
  refunded: 'PROPOSAL_LOCKED',
};

export function transition(state: ProposalState, event: ProposalEvent): Result<ProposalState> {
  const next = proposalTransitions[state][event];
  return next === undefined ? fail(refusals[state]) : ok(next);
}

/** Whether the buyer may still change an answer. Doing so is the event `answers-changed`. */
export function mayEdit(state: ProposalState): boolean {
  return proposalTransitions[state]['answers-changed'] !== undefined;
}

/** Whether the clock can still close it. */
export function mayExpire(state: ProposalState): boolean {
  return proposalTransitions[state].expire !== undefined;
}
