import { laterPart } from '#web/frame/later-part.tsx';

/** It loads code and words of a step. */
export const stepPart = laterPart(
  'landing/step',
  ['quotes', 'landing', 'place', 'existing', 'ages', 'health'],
  () => import('./step.tsx'),
);
