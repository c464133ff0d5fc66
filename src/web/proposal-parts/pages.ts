import type { WireKyc } from '#contract/kyc/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { WireResume } from '#contract/resume/shapes.ts';
import type { Destination } from '#domain/proposal/destination.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { mayOpen, nextStep, type ProposalStep, proposalSteps, stepOf } from '#domain/proposal/steps.ts';
import type { ProposalScreen } from '#web/paths.ts';

/** How a proposal stands, as far as it decides which page may be shown. */
export type ProposalProgress = Pick<
  WireProposal,
  'screen' | 'completed' | 'kyc_completed' | 'payment_outcome' | 'proposalType'
>;

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

const pageOf: Readonly<Record<Destination, ProposalScreen>> = {
  ...pageOfStep,
  kyc: 'kyc',
  success: 'transaction-success',
  failure: 'transaction-failure',
  expired: 'transaction-expired',
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

export function pageOfForm(form: FormName): ProposalScreen {
  return pageOfStep[stepOf(form)];
}

/** The page after a form: the order of the steps, whatever was finished here before; past what was taken over whole. */
export function pageAfter(
  page: FormPage,
  { completed, taken_over: source }: Pick<WireProposal, 'completed' | 'taken_over'>,
): ProposalScreen {
  const steps = (source?.forms ?? []).map(stepOf).filter((step) => completed.includes(step));
  let next = nextStep(stepOf(formOfPage[page]));
  while (next !== undefined && steps.includes(next)) next = nextStep(next);
  return next === undefined ? 'review-detail' : pageOfStep[next];
}

/** Where a saved form leads: a renewal has no other, and what was changed from the review is reviewed. */
export function pageAfterSave(
  page: FormPage,
  proposal: Pick<WireProposal, 'proposalType' | 'completed' | 'taken_over'>,
  fromReview: boolean,
): ProposalScreen {
  if (proposal.proposalType === 'RENEWAL') return 't-and-c';
  return fromReview ? 'review-detail' : pageAfter(page, proposal);
}

/** Where somebody who comes back to a proposal goes on. */
export function pageToGoOn({ screen }: Pick<WireProposal, 'screen'>): ProposalScreen {
  return pageOf[screen];
}

/** A link leads its reader to this page. */
export function pageToComeBackTo({ screen }: NonNullable<WireResume['opened']>): ProposalScreen {
  return screen === 'renewal' ? 'renew' : pageOf[screen];
}

/** After a failed try answers can still be changed; any other ending closes them. */
function isClosed({ screen, payment_outcome: outcome }: ProposalProgress): boolean {
  if (outcome === 'failed' || outcome === 'cancelled') return false;
  return screen === 'success' || screen === 'failure' || screen === 'expired';
}

/** A renewal brings these answers along, and asks for none of them (decision record 074). */
const answeredBefore: ReadonlySet<ProposalScreen> = new Set([
  'buy-policy',
  'insured-members',
  'nominee-detail',
  'bank-details',
  'portability-detail',
  'medical-detail',
  'lifestyle-detail',
  'review-detail',
]);

/**
 * The page that is shown to somebody who asks for one: itself when its turn has come, else the first that is open.
 * Going back is always possible until the money is on its way.
 */
export function shownPage(screen: ProposalScreen, proposal: ProposalProgress): ProposalScreen {
  const home = pageToGoOn(proposal);
  if (isClosed(proposal)) return home;
  if (proposal.proposalType === 'RENEWAL' && answeredBefore.has(screen)) return home;
  const { completed } = proposal;
  const isReviewOpen = mayOpen('review', completed);
  switch (screen) {
    case 'kyc':
    case 'kyc-failure':
      if (!isReviewOpen) return home;
      return proposal.kyc_completed ? 'kyc-success' : screen;
    case 'kyc-success':
    case 't-and-c':
      if (!isReviewOpen) return home;
      return proposal.kyc_completed ? screen : 'kyc';
    case 'transaction-success':
    case 'transaction-failure':
    case 'transaction-expired':
      return home;
    default: {
      const step = proposalSteps.find((each) => pageOfStep[each] === screen);
      return step !== undefined && mayOpen(step, completed) ? screen : home;
    }
  }
}

/** Whether the form of the identity check is asked for when no try is left: the page that says how to go on is shown. */
export function isKycClosed(
  screen: ProposalScreen,
  { attempts_left: attempts }: Pick<WireKyc, 'attempts_left'>,
) {
  return screen === 'kyc' && attempts === 0;
}
