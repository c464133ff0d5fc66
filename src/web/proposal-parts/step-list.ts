import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';
import { type ProposalScreen, paths } from '#web/paths.ts';
import type { Step } from '#web/ui/steps.tsx';

import type { MessageId } from '#words/areas.ts';
import { type ProposalProgress, shownPage } from './pages.ts';

/** The pages of a purchase in their order; the identity check is a gate, and a page like the others to the buyer. */
const order = [
  'buy-policy',
  'proposer-detail',
  'insured-members',
  'nominee-detail',
  'bank-details',
  'portability-detail',
  'medical-detail',
  'lifestyle-detail',
  'review-detail',
  'kyc',
  't-and-c',
] as const satisfies readonly ProposalScreen[];

/**
 * A renewal shows what it is, who is reached where, the check only where another person signs, and the terms.
 */
const orderOfRenewal = [
  'renew',
  'proposer-detail',
  'kyc',
  't-and-c',
] as const satisfies readonly ProposalScreen[];

type Listed = (typeof order)[number] | (typeof orderOfRenewal)[number];

const names = {
  renew: 'proposal.step.renew',
  'buy-policy': 'proposal.step.buy',
  'proposer-detail': 'proposal.step.proposer',
  'insured-members': 'proposal.step.insured',
  'nominee-detail': 'proposal.step.nominee',
  'bank-details': 'proposal.step.bank',
  'portability-detail': 'proposal.step.portability',
  'medical-detail': 'proposal.step.medical',
  'lifestyle-detail': 'proposal.step.lifestyle',
  'review-detail': 'proposal.step.review',
  kyc: 'proposal.step.kyc',
  't-and-c': 'proposal.step.terms',
} as const satisfies Record<Listed, MessageId>;

export type StepPlace = {
  readonly steps: readonly Step[];
  readonly now: number;
  readonly next: string;
  /**
   * Back leads here: to the step before, or to the review for whoever came from there; undefined on the
   * first.
   */
  readonly back: string | undefined;
};

/** Where a page stands among the steps; only steps that are open can be pressed. */
export function stepPlace(
  t: Translate,
  page: ProposalScreen,
  proposal: ProposalProgress & Pick<WireProposal, 'proposalID' | 'renewal'>,
  isFromReview = false,
): StepPlace {
  const listed = orderOf(proposal);
  const at = listed.map(String).indexOf(listedAs(page));
  const steps = listed.map((each, index): Step => {
    return {
      id: each,
      name: t(names[each]),
      state: index === at ? 'now' : index < at ? 'done' : 'ahead',
      href: index === at ? undefined : hrefOf(each, proposal),
    };
  });
  const payment: Step = { id: 'payment', name: t('proposal.step.payment'), state: 'ahead' };
  const next = listed[at + 1];
  const review = isFromReview ? steps.find(({ id }) => id === 'review-detail') : undefined;
  return {
    steps: [...steps, payment],
    now: at + 1,
    next: (next === undefined ? payment.name : t(names[next])).toLowerCase(),
    back: review?.href ?? steps[at - 1]?.href,
  };
}

function listedAs(page: ProposalScreen): ProposalScreen {
  return page === 'kyc-success' || page === 'kyc-failure' ? 'kyc' : page;
}

function orderOf({
  renewal,
  kyc_completed: isChecked,
}: Pick<WireProposal, 'renewal' | 'kyc_completed'>): readonly Listed[] {
  if (!renewal) return order;
  return orderOfRenewal.filter((page) => page !== 'kyc' || !isChecked);
}

/** The page has to be open; the first of a renewal is that of the policy before. */
function hrefOf(
  page: Listed,
  proposal: ProposalProgress & Pick<WireProposal, 'proposalID' | 'renewal'>,
): string | undefined {
  if (page === 'renew')
    return proposal.renewal ? paths.proposal(proposal.renewal.proposalID, page) : undefined;
  const isOpen = listedAs(shownPage(page, proposal)) === page;
  return isOpen ? paths.proposal(proposal.proposalID, page) : undefined;
}
