import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { definePage } from '#web/page/page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

/** The page is about a bought policy, by the id of its proposal. */
export const renewPage = definePage({
  ...ofPurchase,
  at: { renew: '/renew/$proposalID' },
  title: 'renew.title',
  view: () => import('./view.tsx'),
  load: async (input): Promise<WireRenewal> => (await purchaseLoaders()).loadRenewal(input),
});
