import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export const howYearsAreCountedPage = definePage({
  at: { 'how-years-are-counted': '/about/how-years-are-counted' },
  title: 'nav.years',
  words: ['years'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => loaded(await api.call('getYearsMethod', { params: {}, body: {} })),
});
