import { island } from '#web/forms/landing/island.tsx';

/** Code and words of a step. */
export const stepPart = island(
  'landing-step',
  ['quotes', 'landing', 'place', 'existing', 'ages', 'health'],
  () => import('./step.tsx'),
);
