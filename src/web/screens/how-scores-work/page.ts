import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export const howScoresWorkPage = definePage({
  at: { 'how-scores-work': '/about/how-scores-work' },
  title: 'nav.scores',
  words: ['scores'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => loaded(await api.call('getScoringMethod', { params: {}, body: {} })),
});
