import { definePage } from '#web/page/page.ts';

export const covidPlanPage = definePage({
  at: { 'covid-plan': '/covid-plan/$' },
  search: ['quoteID'],
  title: 'covid.title',
  words: ['about'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
