import type { WireProposal } from '#contract/proposal/shapes.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { Step } from '#web/ui/steps.tsx';
import type { MessageId } from '#words/areas.ts';
import { shownPage } from './pages.ts';

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

type Listed = (typeof order)[number];

const names = {
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
};

/** Where a page stands among the steps; only steps that are open can be pressed. */
export function stepPlace(t: Translate, page: ProposalScreen, proposal: WireProposal): StepPlace {
  const at = order.map(String).indexOf(listedAs(page));
  const steps = order.map((each, index): Step => {
    const isOpen = shownPage(each, proposal) === each || (each === 'kyc' && proposal.kyc_completed);
    return {
      id: each,
      name: t(names[each]),
      state: index === at ? 'now' : index < at ? 'done' : 'ahead',
      href: isOpen && index !== at ? paths.proposal(proposal.proposalID, each) : undefined,
    };
  });
  const payment: Step = { id: 'payment', name: t('proposal.step.payment'), state: 'ahead' };
  const next = order[at + 1];
  return {
    steps: [...steps, payment],
    now: at + 1,
    next: (next === undefined ? payment.name : t(names[next])).toLowerCase(),
  };
}

function listedAs(page: ProposalScreen): ProposalScreen {
  return page === 'kyc-success' || page === 'kyc-failure' ? 'kyc' : page;
}
