import { laterPart } from '#web/frame/later-part.tsx';

/** Who of these people is taken by nobody, and what else there is: few lists have it. */
export const acceptancesPart = laterPart(
  'results/acceptances',
  ['rights'],
  () => import('./below/acceptances.tsx'),
);
