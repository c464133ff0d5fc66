import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const landingLeavesPage = definePage({
  at: { 'landing-leaves': '/health-plan/lp/product/medical/leaving' },
  search: ['from'],
  title: 'leaves.title.all',
  words: ['health'],
  later: ['quotes', 'rights'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, plain }) =>
    loadChunk('landing-leaves/load', () => import('./load.ts')).then((code) => code.loadLeaving(api, plain)),
  loading: 'loading.diseases',
  plain: true,
});
