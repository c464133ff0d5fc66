import { laterPart } from '#web/frame/later-part.tsx';

/** What other years, weights and amounts would have recommended: asked for when somebody opens it. */
export const otherChoicesPart = laterPart(
  'results/other-choices',
  ['assumptions'],
  () => import('./other-choices.tsx'),
);
