import { laterPart } from '#web/frame/later-part.tsx';

/** What was said to matter a lot, and the recommended plan does not have: few lists have it. */
export const unmetDemandsPart = laterPart(
  'results/unmet-demands',
  ['assumptions'],
  () => import('./unmet-demands.tsx'),
);
