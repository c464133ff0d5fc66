import { planGroups } from '#domain/quote/quote.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const preRecommendationPage = definePage({
  at: { 'pre-recommendation': '/health-plan/pre-recommendation/$planType/$quoteID' },
  only: { planType: planGroups },
  search: ['importance', 'block', 'couple'],
  title: 'check.page',
  words: ['checklist'],
  budget: 'plans',
  view: () => import('./view.tsx'),
  // With the view, which asks in the same way: a file of its own would be one request too many.
  load: ({ api, params, search }) =>
    loadChunk('pre-recommendation', () => import('./view.tsx')).then((code) =>
      code.load(api, params.planType, params.quoteID, search),
    ),
  reloadBy: ['block', 'couple'],
  loading: 'loading.best-plan',
});
