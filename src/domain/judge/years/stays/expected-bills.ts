import type { ConditionId } from '../../../ids.ts';
import { type Gender, genders } from '../../../person/relation.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { meanCity, type PersonOdds, personOdds, usualYears, type YearsChoice } from './stay-odds.ts';

/**
 * Rupees of hospital bills that somebody has in an average year, before any plan pays; `level`: rupees of an ordinary stay
 * there (`costLevel`).
 */
export function expectedBills(
  { kinds: table, cost }: ClaimsTable,
  { rate, kinds, costFactor }: PersonOdds,
  level: number,
): number {
  const { rare, costIn2018 } = cost;
  const rareShare = rare.sharePercent / 100;
  const ordinary = table.reduce((sum, { costIn2018: ofKind }, index) => {
    const share = (kinds[index] ?? 0) - (kinds[index - 1] ?? 0);
    return sum + (share * level * costFactor * ofKind) / costIn2018.value;
  }, 0);
  return rate * ((1 - rareShare) * ordinary + rareShare * meanOfRare(rare));
}

/** Between the two any amount is as likely in its logarithm. */
export function meanOfRare({ from, to }: ClaimsTable['cost']['rare']): number {
  return (to - from) / Math.log(to / from);
}

/** A birthday may change what is expected of somebody by so much at most. */
export const mostStepPercent = 12;
/** Nobody is insured for the first time later. */
const lastAge = 90;

export type Step = { readonly age: number; readonly gender: Gender; readonly percent: number };

/** The largest change from one age to the next, up or down, as percent of the smaller. */
export function largestStep(
  claims: ClaimsTable,
  conditions: readonly ConditionId[] = [],
  choice: YearsChoice = usualYears,
): Step {
  const billsAt = (age: number, gender: Gender) => {
    const odds = personOdds(
      claims,
      { age: { unit: 'years', count: age }, gender, conditions },
      meanCity,
      choice,
    );
    return expectedBills(claims, odds, claims.cost.private.value);
  };
  const steps = genders.flatMap((gender) =>
    Array.from({ length: lastAge }, (_, age): Step => {
      const [now, next] = [billsAt(age, gender), billsAt(age + 1, gender)];
      return { age, gender, percent: 100 * (Math.max(now, next) / Math.min(now, next) - 1) };
    }),
  );
  return steps.reduce((largest, step) => (step.percent > largest.percent ? step : largest));
}
