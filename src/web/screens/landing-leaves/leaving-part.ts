import { island } from '#web/forms/landing/island.tsx';

/** Read and left by links: it works without its code, which takes it over as that of a step does. */
export const leavingPart = island('landing-leaving', ['quotes', 'health'], () => import('./leaving.tsx'));
