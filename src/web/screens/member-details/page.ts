import { definePage } from '#web/routing/page.ts';
import { loadOldestTaken } from './load.ts';

export const memberDetailsPage = definePage({
  at: { 'member-details': '/health-plan/member-details' },
  title: 'ages.page',
  words: ['quotes'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api }) => loadOldestTaken(api),
  keep: true,
});
