import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const landingSummaryPage = definePage({
  at: { 'landing-summary': '/health-plan/lp/product/summary/$caseId/$cover/$existingPolicySA' },
  title: 'summary.title',
  words: ['summary'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, params }) =>
    loadChunk('landing-summary/load', () => import('./load.ts')).then((code) => code.loadCase(api, params)),
  loading: 'loading.processing',
  plain: true,
});
