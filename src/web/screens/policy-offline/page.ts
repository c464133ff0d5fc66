import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const policyOfflinePage = definePage({
  at: { 'policy-offline': '/health-plan/policy-offline/$type' },
  only: { type: offlineTypes },
  search: ['quoteID', 'block', 'plan', 'riders'],
  title: 'offline.page',
  words: ['policy-offline'],
  later: ['rights'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, search }) =>
    loadChunk('policy-offline/load', () => import('./load.ts')).then((code) => code.loadOffline(api, search)),
});
