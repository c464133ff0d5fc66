import { definePage } from '#web/page/page.ts';

const aboutPages = ['who-pays-us', 'your-data', 'complaints', 'accessibility'] as const;

/** These are pages of plain text. */
export type AboutPage = (typeof aboutPages)[number];

export const aboutPage = definePage({
  at: { about: '/about/$page' },
  only: { page: aboutPages },
  title: ({ params }) => `about.${params.page}.title`,
  words: ['about'],
  budget: 'step',
  view: () => import('./view.tsx'),
});
