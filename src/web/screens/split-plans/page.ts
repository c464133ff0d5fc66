import { loaded } from '#web/platform/network/loaded.ts';
import { definePage } from '#web/routing/page.ts';

export const splitPlansPage = definePage({
  at: { 'split-plans': '/health-plan/split-plans/$quoteID' },
  title: 'split.page',
  words: ['split-plans'],
  budget: 'plans',
  view: {
    mobile: () => import('./mobile.tsx'),
    desktop: () => import('./desktop.tsx'),
  },
  // Every block of the quote, with its plans.
  load: async ({ api, params }) =>
    loaded(
      await api.call('getScore', { params: { quote_id: params.quoteID }, body: { result_type: 'all' } }),
    ),
  loading: 'loading.best-plan',
});
