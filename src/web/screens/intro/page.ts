import { definePage } from '#web/routing/page.ts';

export const introPage = definePage({
  at: {
    home: '/',
    intro: '/health-insurance/$',
    'health-plan-intro': '/health-plan/intro',
  },
  title: 'intro.page',
  words: ['intro'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
