import { definePage } from '#web/page/page.ts';

export const chooseMemberPage = definePage({
  at: {
    'choose-member': '/health-plan/choose-member',
    'select-members': '/health-plan/select-members',
  },
  search: ['product'],
  title: 'who.title',
  words: ['quotes', 'who'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
