import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export const allPlansPage = definePage({
  at: { 'all-plans': '/about/catalogue' },
  title: 'nav.all-plans',
  words: ['method'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => loaded(await api.call('getCatalogue', { params: {}, body: {} })),
});
