import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

/** A short url: what a family decided, for whoever has its address. */
export const decisionPage = definePage({
  at: { decision: '/s/$id' },
  title: 'decision.page',
  words: ['decision'],
  budget: 'plans',
  view: () => import('./view.tsx'),
  load: ({ api, params }) => api.call('getShared', { params, body: {} }).then(loaded),
});
