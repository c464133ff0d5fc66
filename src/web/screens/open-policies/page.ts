import type { WireOpeningPage, WireWhoOpens } from '#contract/opening/shapes.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

export type LoadedOpening =
  | { readonly kind: 'number'; readonly page: WireOpeningPage }
  | { readonly kind: 'who'; readonly who: WireWhoOpens };

/** A number and a code open policies on any device; and who may open one of them. */
export const openPoliciesPage = definePage({
  at: {
    'open-policies': '/health-plan/open-policies',
    'who-opens': '/health-plan/proposals/$id/who-opens',
  },
  title: ({ name }) => (name === 'who-opens' ? 'opens.title' : 'opening.title'),
  words: ['opening'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api, name, params }): Promise<LoadedOpening> => {
    if (name === 'who-opens' && 'id' in params)
      return {
        kind: 'who',
        who: loaded(await api.call('getWhoOpens', { params: { id: params.id }, body: {} })),
      };
    return { kind: 'number', page: loaded(await api.call('getOpeningPage', { params: {}, body: {} })) };
  },
});
