import { later } from '#web/frame/later.tsx';

/** The page for the family, among the papers. */
export const familyPart = later('plan-detail/family', ['sharing'], () => import('./parts/family.tsx'));
