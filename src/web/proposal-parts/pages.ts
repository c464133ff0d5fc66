import type { PaymentOutcome, WireKyc, WireProposal } from '#contract/proposal/shapes.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { firstOpenStep, mayOpen, type ProposalStep, proposalSteps, stepOf } from '#domain/proposal/steps.ts';
import { never } from '#domain/result.ts';
import type { ProposalScreen } from '#web/paths.ts';

/** How a proposal stands, as far as it decides which page may be shown. */
export type Standing = Pick<WireProposal, 'completed' | 'kyc_completed' | 'payment_outcome' | 'isExpired'>;

const pageOfStep: Readonly<Record<ProposalStep, ProposalScreen>> = {
  buy: 'buy-policy',
  proposer: 'proposer-detail',
  'insured-members': 'insured-members',
  nominee: 'nominee-detail',
  bank: 'bank-details',
  portability: 'portability-detail',
  medical: 'medical-detail',
  lifestyle: 'lifestyle-detail',
  review: 'review-detail',
  terms: 't-and-c',
  payment: 't-and-c',
};

export const formOfPage = {
  'proposer-detail': 'proposerDetails',
  'insured-members': 'insuredMembers',
  'nominee-detail': 'nomineeDetails',
  'bank-details': 'bankDetails',
  'portability-detail': 'portabilityDetails',
  'medical-detail': 'medicalDetails',
  'lifestyle-detail': 'lifeStyleDetails',
} as const satisfies Partial<Record<ProposalScreen, FormName>>;

export type FormPage = keyof typeof formOfPage;

export function isFormPage(page: ProposalScreen): page is FormPage {
  return Object.hasOwn(formOfPage, page);
}

export function pageOfForm(form: FormName): ProposalScreen {
  return pageOfStep[stepOf(form)];
}

/** The page after a form: the order of the steps, whatever was finished before. */
export function pageAfter(page: FormPage): ProposalScreen {
  const next = proposalSteps[proposalSteps.indexOf(stepOf(formOfPage[page])) + 1];
  return next === undefined ? 'review-detail' : pageOfStep[next];
}

export function completedSteps({ completed }: Pick<WireProposal, 'completed'>): readonly ProposalStep[] {
  return proposalSteps.filter((step) => completed.includes(step));
}

/** The page that shows how a purchase ended or stands; undefined while the proposal can still be worked on. */
export function pageOfOutcome(outcome: PaymentOutcome): ProposalScreen | undefined {
  switch (outcome) {
    case 'issued':
    case 'paid':
    case 'blocked':
      return 'transaction-success';
    case 'pending':
    case 'declined':
    case 'refund-due':
    case 'refunded':
      return 'transaction-failure';
    case 'expired':
      return 'transaction-expired';
    case 'none':
    case 'failed':
    case 'cancelled':
      return undefined;
    default:
      return never(outcome);
  }
}

/** Where somebody who comes back to an open proposal goes on. */
export function pageToGoOn(proposal: Standing): ProposalScreen {
  const { payment_outcome: outcome } = proposal;
  const ended = proposal.isExpired ? 'transaction-expired' : pageOfOutcome(outcome);
  if (ended) return ended;
  if (outcome === 'failed' || outcome === 'cancelled') return 'transaction-failure';
  const completed = completedSteps(proposal);
  const step = firstOpenStep({ completed });
  return step === 'terms' || step === 'payment' ? afterReview(proposal) : pageOfStep[step];
}

function afterReview({ kyc_completed: isVerified }: Standing): ProposalScreen {
  return isVerified ? 't-and-c' : 'kyc';
}

/**
 * The page that is shown to somebody who asks for one: itself when its turn has come, else the first that is open.
 * Going back is always possible until the money is on its way.
 */
export function shownPage(asked: ProposalScreen, proposal: Standing): ProposalScreen {
  const ended = proposal.isExpired ? 'transaction-expired' : pageOfOutcome(proposal.payment_outcome);
  if (ended) return ended;
  const completed = completedSteps(proposal);
  const isReviewOpen = mayOpen('review', completed);
  const home = pageToGoOn(proposal);
  switch (asked) {
    case 'kyc':
    case 'kyc-failure':
      if (!isReviewOpen) return home;
      return proposal.kyc_completed ? 'kyc-success' : asked;
    case 'kyc-success':
    case 't-and-c':
      if (!isReviewOpen) return home;
      return proposal.kyc_completed ? asked : 'kyc';
    case 'transaction-success':
    case 'transaction-failure':
    case 'transaction-expired':
      return home;
    default: {
      const step = proposalSteps.find((each) => pageOfStep[each] === asked);
      return step !== undefined && mayOpen(step, completed) ? asked : home;
    }
  }
}

/** Whether the form of the identity check is asked for when no try is left: the page that says how to go on is shown. */
export function isKycClosed(asked: ProposalScreen, { attempts_left: left }: Pick<WireKyc, 'attempts_left'>) {
  return asked === 'kyc' && left === 0;
}
