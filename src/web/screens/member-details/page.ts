import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const memberDetailsPage = definePage({
  at: { 'member-details': '/health-plan/member-details' },
  title: 'ages.page',
  words: ['quotes', 'ages'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api }) =>
    loadChunk('member-details/load', () => import('./load.ts')).then((code) => code.loadOldestEntryAges(api)),
  keep: true,
});
