import { definePage } from '#web/page/page.ts';
import { type LoadedOutcome, ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

export const transactionFailurePage = definePage({
  ...ofPurchase,
  at: { 'transaction-failure': '/health-plan/proposals/$proposalID/transaction-failure' },
  title: 'outcome.failure.page',
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedOutcome> => (await purchaseLoaders()).loadOutcome(input),
});
