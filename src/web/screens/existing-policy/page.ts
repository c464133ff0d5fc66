import { definePage } from '#web/page/page.ts';

export const existingPolicyPage = definePage({
  at: { 'existing-policy': '/health-plan/existing-policy' },
  title: 'existing.title',
  words: ['quotes', 'existing'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
