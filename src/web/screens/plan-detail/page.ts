import { planGroups } from '#domain/quote/quote.ts';
import { definePage } from '#web/routing/page.ts';

export const planDetailPage = definePage({
  at: { 'plan-detail': '/health-plan/plan-detail/$planType/$quoteID/$slug/$slab_id' },
  only: { planType: planGroups },
  search: ['couple'],
  title: 'detail.page',
  words: ['plan-detail'],
  budget: 'plans',
  view: {
    mobile: () => import('./mobile.tsx'),
    desktop: () => import('./desktop.tsx'),
  },
  load: ({ api, params, search }) =>
    import('./load.ts').then((code) =>
      code.loadPlan(api, {
        quoteId: params.quoteID,
        group: params.planType,
        couple: search.couple === '2' ? 1 : 0,
        slabId: params.slab_id,
      }),
    ),
  loading: 'loading.plan',
  reloadBy: ['couple'],
});
