import type { CallAnswer } from '#contract/call/shapes.ts';
import { definePage } from '#web/page/page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const myPoliciesPage = definePage({
  ...ofPurchase,
  words: ['mine'],
  at: { 'my-policies': '/health-plan/my-policies' },
  title: 'nav.mine',
  view: () => import('./view.tsx'),
  load: async (input): Promise<CallAnswer<'getPurchases'>> => (await purchaseLoaders()).loadPurchases(input),
});
