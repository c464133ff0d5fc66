import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export const standardPlanPage = definePage({
  at: { 'standard-plan': '/health-plan/arogya-sanjeevani' },
  title: 'standard.title',
  words: ['about'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => loaded(await api.call('getCatalogue', { params: {}, body: {} })),
});
