import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { definePage } from '#web/page/page.ts';

/** Giving a policy back: what it comes to, and how it stands once it was asked for. */
export const endPolicyPage = definePage({
  at: { 'end-policy': '/health-plan/proposals/$id/end-policy' },
  title: 'ending.title',
  words: ['ending'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api, params }): Promise<WireEnding> =>
    loaded(await api.call('getEnding', { params: { id: params.id }, body: {} })),
});
