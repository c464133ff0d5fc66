import { definePage } from '#web/page/page.ts';
import { type LoadedKyc, ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const kycFailurePage = definePage({
  ...ofPurchase,
  at: { 'kyc-failure': '/health-plan/proposals/$proposalID/kyc-failure' },
  search: ['tab'],
  title: 'kyc-failure.title',
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedKyc> => (await purchaseLoaders()).loadKyc(input),
});
