import { laterPart } from '#web/frame/later-part.tsx';

/** Read and left by links: it works without its code, which takes it over as that of a step does. */
export const leavingPart = laterPart('landing/leaving', ['quotes', 'health'], () => import('./leaving.tsx'));
