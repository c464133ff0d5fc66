import { definePage } from '#web/page/page.ts';
import { type LoadedTerms, ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const termsPage = definePage({
  ...ofPurchase,
  at: { 't-and-c': '/health-plan/proposals/$proposalID/t-and-c' },
  title: 'buy.next.pay.lead',
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedTerms> => (await purchaseLoaders()).loadTerms(input),
});
