import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { definePage } from '#web/routing/page.ts';

export const policyOfflinePage = definePage({
  at: { 'policy-offline': '/health-plan/policy-offline/$type' },
  only: { type: offlineTypes },
  search: ['quoteID'],
  title: 'offline.page',
  words: ['policy-offline'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
