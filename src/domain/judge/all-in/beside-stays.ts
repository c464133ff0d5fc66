import type { Slab } from '../../catalogue/catalogue.ts';
import { type ScoreItem, scoreItems } from '../../cover/features.ts';
import type { Importances } from '../importance.ts';
import { scoringMethod } from '../scoring-weights.ts';
import { waitShares } from '../years/wait-days.ts';

const { stated } = scoringMethod;

/** What of that which a plan pays beside stays in hospital is anything to a family. */
export type Besides = {
  /** The chance of a birth in a year; 0 where nobody here can have a child, or none is planned. */
  readonly birthChance: number;
  /** In so many policy years one may come; later the mother is too old. */
  readonly birthYears: number;
  /** Features that they said matter: a guess of ours counts for none of them. */
  readonly importantItems: ReadonlySet<ScoreItem>;
};

/** What was said to matter counts: for these features we guess that they do not. */
export function besidesOf(importance: Importances, birthYears: number): Besides {
  return {
    birthYears,
    birthChance: birthYears > 0 ? stated.maternity.shareBy[importance.maternity_cover] : 0,
    importantItems: new Set(scoreItems.filter((item) => importance[item] !== 'LOW')),
  };
}

/**
 * Rupees that a plan saves a family in a policy year beside stays in hospital: a birth once its wait is over; doctor
 * visits, check-ups and a listed illness where they said that these matter.
 */
export function paidBesideStays(
  slab: Slab,
  policyYear: number,
  { birthChance, birthYears, importantItems }: Besides,
): number {
  const { outpatient, healthCheckup, criticalIllness } = slab.features;
  let sum = policyYear < birthYears ? birthChance * paidForBirth(slab, policyYear) : 0;
  if (importantItems.has('outpatient_benefits') && outpatient.kind === 'covered')
    sum += shareOf(stated.outpatient, outpatient.perYear);
  if (importantItems.has('health_checkup') && healthCheckup.kind === 'covered')
    sum += shareOf(stated.healthCheckup, healthCheckup.max / healthCheckup.everyYears);
  if (importantItems.has('critical_illness_coverage') && criticalIllness.kind === 'covered')
    sum += shareOf(stated.criticalIllness, criticalIllness.sumInsured);
  return sum;
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
