import type { WireProposal } from '#contract/proposal/shapes.ts';
import { definePage } from '#web/page/page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const kycSuccessPage = definePage({
  ...ofPurchase,
  at: { 'kyc-success': '/health-plan/proposals/$proposalID/kyc-success' },
  search: ['tab'],
  title: 'kyc-success.title',
  view: () => import('./view.tsx'),
  load: async (input): Promise<WireProposal> => (await purchaseLoaders()).loadProposal(input),
});
