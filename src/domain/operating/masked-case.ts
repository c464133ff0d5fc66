import type { Instant, IsoDate } from '../date.ts';
import { isEmail } from '../identity/email.ts';
import { isMobile } from '../identity/mobile.ts';
import { endOfMobile } from '../identity/shown-contact.ts';
import type { KycStage } from '../kyc/kyc.ts';
import { maskedEmail } from '../message/masked-address.ts';
import type { Rupees } from '../money.ts';
import type { Payment } from '../payment/payment.ts';
import { contactOf } from '../proposal/form/answers.ts';
import type { Policy, Proposal } from '../proposal/proposal.ts';
import type { ProposalState } from '../proposal/state.ts';

/**
 * What operators read of a purchase. It names each thing that may be read, so that what a proposal comes to hold later is
 * not among it: no answer on health or habits, no number of an identity or account, no name, no words of a company.
 */
export type MaskedCase = {
  readonly number: string;
  readonly state: ProposalState;
  readonly isRenewal: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly insurer: string;
  readonly plan: string;
  readonly sumInsured: Rupees | undefined;
  readonly termYears: number;
  readonly total: Rupees;
  readonly people: number;
  readonly initials: string;
  readonly email: string;
  readonly mobile: string;
  readonly identity: KycStage;
  readonly agreedAt: Instant | undefined;
  readonly priceHoldsUntil: IsoDate;
  readonly closedBecause: Proposal['expiry']['reason'] | undefined;
  readonly issueTries: number;
  readonly issueTriedAt: Instant | undefined;
  readonly payments: readonly MaskedPayment[];
  readonly policy: Pick<Policy, 'policyNumber' | 'coverFrom' | 'coverUntil' | 'issuedAt'> | undefined;
};

export type MaskedPayment = Pick<
  Payment,
  | 'receipt'
  | 'gatewayOrderId'
  | 'amount'
  | 'purpose'
  | 'state'
  | 'failureReason'
  | 'tries'
  | 'beyond'
  | 'givenBack'
  | 'createdAt'
  | 'updatedAt'
>;

type CaseRecords = {
  readonly proposal: Proposal;
  readonly payments: readonly Payment[];
  readonly policy: Policy | undefined;
};

export function maskedCase({ proposal, payments, policy }: CaseRecords): MaskedCase {
  const { number, state, createdAt, updatedAt, termYears, plan, price, kyc, expiry, issueTries } = proposal;
  const { firstName, lastName, mobile, email } = contactOf(proposal);
  return {
    ...{ number, state, createdAt, updatedAt, termYears },
    isRenewal: proposal.renewal !== undefined,
    insurer: plan?.insurerTitle ?? proposal.insurerSlug,
    plan: plan?.productTitle ?? proposal.productId,
    sumInsured: plan?.sumInsured,
    total: price.total,
    people: proposal.members.length,
    initials: [firstName, lastName].map(initialOf).join(''),
    email: isEmail(email) ? maskedEmail(email) : '',
    mobile: isMobile(mobile) ? `…${endOfMobile(mobile)}` : '',
    identity: kyc.stage,
    agreedAt: proposal.agreement?.at,
    priceHoldsUntil: expiry.on,
    closedBecause: state === 'expired' ? expiry.reason : undefined,
    issueTries: issueTries.count,
    issueTriedAt: issueTries.lastAt,
    payments: payments.map(maskedPayment),
    policy: policy && maskedPolicy(policy),
  };
}

/** Without the bank's own words. */
function maskedPayment(payment: Payment): MaskedPayment {
  const { receipt, gatewayOrderId, amount, purpose, state, failureReason, tries } = payment;
  const { beyond, givenBack, createdAt, updatedAt } = payment;
  return {
    ...{ receipt, gatewayOrderId, amount, purpose, state, failureReason, tries },
    ...{ beyond, givenBack, createdAt, updatedAt },
  };
}

function maskedPolicy({ policyNumber, coverFrom, coverUntil, issuedAt }: Policy): MaskedCase['policy'] {
  return { policyNumber, coverFrom, coverUntil, issuedAt };
}

function initialOf(name: string): string {
  const [first] = name;
  return first === undefined ? '' : `${first}…`;
}
