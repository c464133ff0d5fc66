import { laterPart } from '#web/frame/later-part.tsx';

/** What the order of the plans assumes these people can bear, and the hospitals that they would go to. */
export const assumedPart = laterPart('results/assumed', ['assumptions'], () => import('./assumed.tsx'));
