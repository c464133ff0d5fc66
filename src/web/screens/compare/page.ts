import { planGroups } from '#domain/quote/quote.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const comparePage = definePage({
  at: { compare: '/health-plan/compare/$planType/$quoteID/$toCompare' },
  only: { planType: planGroups },
  // The last as addresses had it before it belonged to the quote.
  search: ['block', 'couple', 'importance'],
  title: 'compare.page',
  words: ['compare'],
  budget: 'plans',
  view: {
    mobile: () => import('./mobile.tsx'),
    desktop: () => import('./desktop.tsx'),
  },
  load: ({ api, params, search }) =>
    loadChunk('compare/load', () => import('./load.ts')).then((code) =>
      code.loadComparison(api, params, search),
    ),
  loading: 'loading.comparisons',
  reloadBy: ['block', 'couple'],
});
