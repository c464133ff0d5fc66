import { laterPart } from '#web/frame/later-part.tsx';

/** What lies below the first view, from who should not buy this on. */
export const belowPart = laterPart(
  'plan-detail/below',
  ['plan-below', 'assumptions'],
  () => import('./below.tsx'),
);
