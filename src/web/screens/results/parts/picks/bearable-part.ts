import { laterPart } from '#web/frame/later-part.tsx';

/** What the order of the plans assumes these people can bear. */
export const bearablePart = laterPart(
  'results/bearable',
  ['assumptions'],
  () => import('./list-bearable.tsx'),
);
