import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const introPage = definePage({
  at: {
    home: '/',
    intro: '/health-insurance/$',
    'health-plan-intro': '/health-plan/intro',
  },
  title: 'intro.page',
  words: ['intro'],
  later: ['quotes', 'place', 'ages', 'split-plans'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: ({ api, site, plain }) =>
    loadChunk('intro/load', () => import('./load.ts')).then((code) => code.loadHome(api, { site, plain })),
  keep: true,
  plain: true,
});
