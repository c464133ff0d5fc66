import type { Slab } from '../../catalogue/catalogue.ts';
import { scoringMethod } from '../scoring-weights.ts';
import { waitShares } from '../years/wait-days.ts';

const { stated } = scoringMethod;

/**
 * Rupees that a plan saves a family in a policy year beside stays in hospital: doctor visits, check-ups, a listed illness,
 * a birth once its wait is over. `birthChance`: of one in a year; 0 where nobody here can have a child or none is planned.
 */
export function paidBesideStays(slab: Slab, policyYear: number, birthChance: number): number {
  const { outpatient, healthCheckup, criticalIllness } = slab.features;
  return (
    shareOf(stated.outpatient, outpatient.kind === 'covered' ? outpatient.perYear : 0) +
    shareOf(
      stated.healthCheckup,
      healthCheckup.kind === 'covered' ? healthCheckup.max / healthCheckup.everyYears : 0,
    ) +
    shareOf(stated.criticalIllness, criticalIllness.kind === 'covered' ? criticalIllness.sumInsured : 0) +
    birthChance * paidForBirth(slab, policyYear)
  );
}

function shareOf(
  { share, upTo }: { readonly share: number; readonly upTo: number },
  offered: number,
): number {
  return share * Math.min(offered, upTo);
}

/** Rupees of one birth, as often by operation as without; for the part of the year in which its wait is over. */
export function paidForBirth(slab: Slab, policyYear: number): number {
  const { maternity } = slab.features;
  if (maternity.kind === 'none') return 0;
  const amount = Math.min((maternity.normal + maternity.caesarean) / 2, stated.maternity.upTo);
  return amount * (1 - waitShares(slab, policyYear).maternity);
}
