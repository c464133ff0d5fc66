import type { PlanFilters } from './filters.ts';

/** The one list of filters, under the specification's names (section 3): on the wire, in addresses and in events. A filter without a name does not compile. */
export const filterNames = {
  sort: 'sort',
  roomRent: 'roomRent',
  sumInsured: 'coverage',
  maxSumInsured: 'maxSA',
  brands: 'brands',
  preExistingWait: 'ped',
  bonusBand: 'ncb',
  maxPremium: 'max_premium',
  noCopay: 'copay',
  maternity: 'maternity',
  criticalIllness: 'critical_illness',
  restoration: 'restore',
} as const satisfies Record<keyof PlanFilters, string>;
