import { later } from '#web/frame/later.tsx';

/** Beside the flag at the top, folded. */
export const whyPart = later('plan-detail/why', ['plan-below'], () => import('./parts/why-flag.tsx'));
