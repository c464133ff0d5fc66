/** Screens that explain themselves at the first visit: each on by default, once (specification section 4). */
export const tourNames = ['split-plans', 'checklist'] as const;
export type TourName = (typeof tourNames)[number];
