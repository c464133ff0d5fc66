import type { WireProposal } from '#contract/proposal/shapes.ts';
import { definePage } from '#web/page/page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

const titles = {
  'proposer-detail': 'form.proposer.title',
  'insured-members': 'form.insured.title',
  'nominee-detail': 'proposal.step.nominee',
  'bank-details': 'form.bank.title',
  'portability-detail': 'form.portability.title',
  'medical-detail': 'form.medical.title',
  'lifestyle-detail': 'form.lifestyle.title',
} as const;

export const proposalFormPage = definePage({
  ...ofPurchase,
  at: {
    'proposer-detail': '/health-plan/proposals/$proposalID/proposer-detail',
    'insured-members': '/health-plan/proposals/$proposalID/insured-members',
    'nominee-detail': '/health-plan/proposals/$proposalID/nominee-detail',
    'bank-details': '/health-plan/proposals/$proposalID/bank-details',
    'portability-detail': '/health-plan/proposals/$proposalID/portability-detail',
    'medical-detail': '/health-plan/proposals/$proposalID/medical-detail',
    'lifestyle-detail': '/health-plan/proposals/$proposalID/lifestyle-detail',
  },
  search: ['from', 'mobile-field'],
  title: ({ name }) => titles[name],
  view: () => import('./view.tsx'),
  load: async (input): Promise<WireProposal> => (await purchaseLoaders()).loadProposal(input),
});
