/** The one plan that every way is priced on: the one that the first list puts first, or the cheapest sound one. */
export const splitPicks = ['recommended', 'cheapest'] as const;
export type SplitPick = (typeof splitPicks)[number];
