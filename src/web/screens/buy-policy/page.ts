import { definePage } from '#web/page/page.ts';
import { type LoadedBuy, ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const buyPolicyPage = definePage({
  ...ofPurchase,
  at: { 'buy-policy': '/health-plan/proposals/$proposalID/buy-policy' },
  title: 'buy.page',
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedBuy> => (await purchaseLoaders()).loadBuy(input),
});
