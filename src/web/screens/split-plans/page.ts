import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const splitPlansPage = definePage({
  at: { 'split-plans': '/health-plan/split-plans/$quoteID' },
  search: ['claimant', 'claim'],
  title: 'split.page',
  words: ['split-plans'],
  budget: 'plans',
  view: {
    mobile: () => import('./mobile.tsx'),
    desktop: () => import('./desktop.tsx'),
  },
  load: ({ api, params, search }) =>
    loadChunk('split-plans/load', () => import('./load.ts')).then((code) =>
      code.loadSplit(api, params.quoteID, search),
    ),
  loading: 'loading.best-plan',
});
