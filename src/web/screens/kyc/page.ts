import { definePage } from '#web/page/page.ts';
import { type LoadedKyc, ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const kycPage = definePage({
  ...ofPurchase,
  at: { kyc: '/health-plan/proposals/$proposalID/kyc' },
  search: ['tab', 'document'],
  title: 'proposal.step.kyc',
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedKyc> => (await purchaseLoaders()).loadKyc(input),
});
