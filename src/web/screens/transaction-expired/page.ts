import type { WireProposal } from '#contract/proposal/shapes.ts';
import { definePage } from '#web/page/page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const transactionExpiredPage = definePage({
  ...ofPurchase,
  at: { 'transaction-expired': '/health-plan/proposals/$proposalID/transaction-expired' },
  title: 'expired.title',
  view: () => import('./view.tsx'),
  load: async (input): Promise<WireProposal> => (await purchaseLoaders()).loadProposal(input),
});
