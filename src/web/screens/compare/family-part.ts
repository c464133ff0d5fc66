import { later } from '#web/frame/later.tsx';

/** The page for the family, under the table. */
export const familyPart = later('compare/family', ['sharing'], () => import('./parts/family.tsx'));
