import { definePage } from '#web/page/page.ts';

export const privacyPage = definePage({
  at: { privacy: '/health-plan/privacy' },
  title: 'privacy.title',
  words: ['privacy'],
  budget: 'step',
  view: () => import('./view.tsx'),
  load: async ({ api }) => (await import('./load.ts')).loadConsents(api),
});
