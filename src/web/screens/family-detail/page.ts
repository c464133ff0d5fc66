import { definePage } from '#web/routing/page.ts';
import { loadConditions } from './load.ts';

export const familyDetailPage = definePage({
  at: { 'family-detail': '/health-plan/family-detail' },
  search: ['pause'],
  title: 'health.page',
  words: ['quotes', 'health'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api }) => loadConditions(api),
  loading: 'loading.diseases',
  keep: true,
});
