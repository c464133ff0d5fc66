import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const familyDetailPage = definePage({
  at: { 'family-detail': '/health-plan/family-detail' },
  search: ['pause'],
  title: 'health.title',
  words: ['quotes', 'health'],
  later: ['rights'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api }) =>
    loadChunk('quote/conditions', () => import('#web/forms/quote/conditions.ts')).then((code) =>
      code.loadConditions(api),
    ),
  loading: 'loading.diseases',
  keep: true,
});
