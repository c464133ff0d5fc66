import type { PlanFeatures } from './features.ts';

/** Hospital bills without a limit, the usual waits, and nothing beside them: what worked examples start from. */
export const bareFeatures: PlanFeatures = {
  roomRent: { kind: 'no-limit' },
  icu: { kind: 'no-limit' },
  copay: { percent: 0, fromAge: undefined },
  restoration: { kind: 'none' },
  noClaimBonus: { percentPerYear: 0, maxPercent: 0 },
  maternity: { kind: 'none' },
  outpatient: { kind: 'none' },
  healthCheckup: { kind: 'none' },
  criticalIllness: { kind: 'none' },
  waitingPeriods: { initialDays: 30, specificMonths: 24, jointMonths: 24, preExistingMonths: 36 },
  subLimits: [],
  preHospitalisationDays: 30,
  postHospitalisationDays: 60,
  ambulance: undefined,
  ayush: true,
  consumables: false,
  roomCut: 'none',
};
