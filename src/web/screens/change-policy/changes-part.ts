import { laterPart } from '#web/frame/later-part.tsx';

/** All below the head: it has the forms of a proposal, and what people read comes first. */
export const changesPart = laterPart(
  'change-policy/changes',
  ['purchase'],
  () => import('./parts/changes.tsx'),
);
