import { planGroups } from '#domain/quote/quote.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const planDetailPage = definePage({
  at: { 'plan-detail': '/health-plan/plan-detail/$planType/$quoteID/$slug/$slab_id' },
  only: { planType: planGroups },
  search: ['block', 'couple', 'riders'],
  title: 'detail.page',
  words: ['plan-detail'],
  later: ['plan-below', 'assumptions'],
  budget: 'plans',
  view: {
    mobile: () => import('./mobile.tsx'),
    desktop: () => import('./desktop.tsx'),
  },
  load: ({ api, params, search, plain }) =>
    loadChunk('plan-detail/load', () => import('./load.ts')).then((code) =>
      code.loadPlan(api, params, search, plain),
    ),
  loading: 'loading.plan',
  reloadBy: ['block', 'couple', 'riders'],
});
