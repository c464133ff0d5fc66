import { filterNames } from '#domain/offer/filters/filter-names.ts';
import { planGroups } from '#domain/quote/quote.ts';
import { loadChunk } from '#web/frame/chunk.ts';
import { definePage } from '#web/page/page.ts';

export const resultsPage = definePage({
  at: { results: '/health-plan/results/$planType/$quoteID' },
  only: { planType: planGroups },
  search: [
    ...Object.values(filterNames),
    'product_type',
    'standard',
    'block',
    'couple',
    'stay',
    'all',
    // As addresses had it before it belonged to the quote.
    'importance',
  ],
  // Whether it is one person or each of several stands in the answer; the screen says it.
  title: ({ params: { planType } }) =>
    planType === 'individual' ? 'results.plans' : `results.title.${planType}`,
  words: ['results'],
  later: ['assumptions', 'rights'],
  budget: 'plans',
  view: {
    mobile: () => import('./mobile.tsx'),
    desktop: () => import('./desktop.tsx'),
  },
  load: ({ api, params, search, plain }) =>
    loadChunk('results/load', () => import('./load.ts')).then((code) =>
      code.loadResults(api, params.planType, params.quoteID, search, plain),
    ),
  reloadBy: ['block', 'couple'],
  skipTo: { id: 'plans', words: 'nav.skip.plans' },
  loading: 'loading.results',
  keep: true,
});
