import { definePage } from '#web/routing/page.ts';

export const addressDetailsPage = definePage({
  at: { 'address-details': '/health-plan/address-details' },
  title: 'place.title',
  words: ['quotes'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
