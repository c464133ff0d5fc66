import type { Instant } from '../date.ts';
import { asId, type CptId } from '../ids.ts';
import { kycNotStarted } from '../kyc/kyc.ts';
import { rupees } from '../money.ts';
import { moneyInTransit } from '../payment/money-moves.ts';
import type { Payment } from '../payment/payment.ts';
import { noIssueTries } from '../proposal/issuing.ts';
import type { PricedAt, Proposal } from '../proposal/proposal.ts';
import type { ProposalState } from '../proposal/state.ts';
import type { QuoteRequest } from '../quote/quote.ts';

/**
 * What becomes of a proposal whose erasure was asked for.
 * - `keep`: a policy was issued; the record stays, sealed and opened to nobody, as long as the law asks for.
 * - `wait`: money of it is taken, held or under way. It becomes a policy or goes back first: erasing cancels nothing.
 * - `withdraw`: it lies with insurer or gateway without any money, and is closed there first.
 * - `erase`: nothing outside waits for it.
 */
export type ErasureStep = 'keep' | 'wait' | 'withdraw' | 'erase';

const steps: Readonly<Record<ProposalState, ErasureStep>> = {
  drafting: 'erase',
  submitted: 'withdraw',
  'awaiting-payment': 'withdraw',
  'awaiting-decision': 'wait',
  paid: 'wait',
  issued: 'keep',
  declined: 'erase',
  expired: 'erase',
  refunded: 'erase',
};

export function erasureStep(
  { state }: Pick<Proposal, 'state'>,
  payments: readonly Pick<Payment, 'state'>[],
): ErasureStep {
  const step = steps[state];
  if (step === 'keep') return step;
  return payments.some(holdsMoney) ? 'wait' : step;
}

function holdsMoney({ state }: Pick<Payment, 'state'>): boolean {
  return moneyInTransit.includes(state) || state === 'captured';
}

/** An order that somebody could still pay at the gateway. */
export function isPayable({ state }: Pick<Payment, 'state'>): boolean {
  return state === 'created' || state === 'failed';
}

/**
 * What the orders of an erased proposal need: its number and state, and nothing that anybody said. Without an agreement
 * every order of it is a stray one, whose money goes back whenever it comes.
 */
export function bareProposal(proposal: Proposal, at: Instant): Proposal {
  const { id, owner, transactionId, quoteId, number, channel, state, version } = proposal;
  const { route, insurerSlug, productId, slabId, group, termYears, expiry, createdAt } = proposal;
  return {
    ...{ id, owner, transactionId, quoteId, number, channel, route },
    ...{ insurerSlug, productId, slabId, group, termYears, expiry, createdAt },
    ...noFacts,
    state: state === 'drafting' ? 'expired' : state,
    version: version + 1,
    firstPrice: barePrice(proposal.firstPrice),
    price: barePrice(proposal.price),
    updatedAt: at,
  };
}

const noFacts = {
  // The fingerprint is made of ages, illnesses and habits, among others.
  cptId: asId<CptId>(''),
  plan: undefined,
  agreement: undefined,
  members: [],
  pincode: '',
  parentsPincode: undefined,
  forms: {},
  completed: [],
  kyc: kycNotStarted,
  consents: [],
  declineReason: undefined,
  issueTries: noIssueTries,
  paymentVisits: undefined,
  tpa: undefined,
} as const;

/** Its steps name loadings for illnesses and ages. */
function barePrice({ catalogueVersion, at }: PricedAt): PricedAt {
  return { total: rupees(0), net: rupees(0), tax: rupees(0), steps: [], catalogueVersion, at };
}

export function bareRequest({ productType, sumInsured }: QuoteRequest): QuoteRequest {
  return {
    productType,
    members: [],
    pincode: '',
    parentsPincode: undefined,
    sumInsured,
    maxSumInsured: undefined,
    existingSumInsured: undefined,
    deductible: undefined,
    parentQuote: undefined,
  };
}
