import { later } from '#web/frame/later.tsx';

/** From who should not buy this on. */
export const belowPart = later('plan-detail/below', ['plan-below'], () => import('./parts/below.tsx'));
