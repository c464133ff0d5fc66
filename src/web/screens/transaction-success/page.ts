import { definePage } from '#web/page/page.ts';
import { type LoadedOutcome, ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const transactionSuccessPage = definePage({
  ...ofPurchase,
  at: { 'transaction-success': '/health-plan/proposals/$proposalID/transaction-success' },
  title: 'outcome.success.page',
  later: ['policy'],
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedOutcome> => (await purchaseLoaders()).loadOutcome(input),
});
