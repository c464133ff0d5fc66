import type { WireProposal } from '#contract/proposal/shapes.ts';
import { definePage } from '#web/page/page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const reviewDetailPage = definePage({
  ...ofPurchase,
  at: { 'review-detail': '/health-plan/proposals/$proposalID/review-detail' },
  title: 'review.title',
  view: () => import('./view.tsx'),
  load: async (input): Promise<WireProposal> => (await purchaseLoaders()).loadProposal(input),
});
