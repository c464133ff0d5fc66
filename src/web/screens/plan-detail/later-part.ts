import { later } from '#web/shell/later.tsx';

/** From the bill test on. */
export const belowPart = later('plan-detail/below', ['plan-below'], () => import('./parts/below.tsx'));
