import type { PlanGroup } from '#domain/quote/quote.ts';

/** As addresses name them. */
export const planGroups = [
  'family',
  'parents',
  'combined',
  'individual',
] as const satisfies readonly PlanGroup[];
