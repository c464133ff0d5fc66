import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export const howPricesWorkPage = definePage({
  at: { 'how-prices-work': '/about/how-prices-work' },
  title: 'nav.prices',
  words: ['method'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => loaded(await api.call('getCatalogue', { params: {}, body: {} })),
});
