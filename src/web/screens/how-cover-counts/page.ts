import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const howCoverCountsPage = definePage({
  at: { 'how-cover-counts': '/about/how-cover-counts' },
  title: 'nav.cover',
  words: ['cover'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: () =>
    loadChunk('how-cover-counts/load', () => import('./load.ts')).then((code) => code.loadExamples()),
});
