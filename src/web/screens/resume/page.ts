import { definePage } from '#web/page/page.ts';
import type { LoadedResume } from '#web/proposal-parts/purchase-page.ts';
import { ofPurchase, purchaseLoaders } from '#web/proposal-parts/purchase-page.ts';

/** Where the link is made by which a buyer goes on with a purchase elsewhere, and where it leads: `id` is its secret there. */
export const resumePage = definePage({
  ...ofPurchase,
  at: { 'other-device': '/health-plan/proposals/$id/other-device', resume: '/resume/$id' },
  words: ['resume'],
  search: ['to'],
  title: 'resume.make.title',
  view: () => import('./view.tsx'),
  load: async (input): Promise<LoadedResume> => (await purchaseLoaders()).loadResume(input),
});
