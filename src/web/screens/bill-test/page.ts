import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export const billTestPage = definePage({
  at: { 'bill-test': '/about/bill-test' },
  title: 'nav.bill-test',
  words: ['method'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => loaded(await api.call('getStays', { params: {}, body: {} })),
});
