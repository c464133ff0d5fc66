import type { Condition } from '#domain/person/condition.ts';
import { isChild } from '#domain/person/relation.ts';
import { type Keys, type ReportAt, reportOver, reportTwice } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';

/** Who may join, how it is sold and what is added to the price: what of it cannot be meant together. */
export function checkOffer(
  product: RawProduct,
  conditions: ReadonlyMap<number, Condition>,
  report: ReportAt,
): void {
  checkLists(product, report);
  checkPeople(product, report);
  checkSale(product, report);
  checkDeclined(product, conditions, report);
  checkLoadings(product, report);
}

/** What is said twice was perhaps meant to be something else. */
function checkLists(product: RawProduct, report: ReportAt): void {
  const lists: readonly (readonly [keys: Keys, list: readonly (string | number)[]])[] = [
    [['coverBases'], product.coverBases],
    [['soldIn'], product.soldIn ?? []],
    [['termYears'], product.termYears],
    [['eligibility', 'relations'], product.eligibility.relations],
    [['declinedConditions'], product.declinedConditions],
    [['standardExclusions'], product.standardExclusions],
  ];
  for (const [keys, list] of lists) reportTwice(report, list, (at) => [...keys, at]);
}

function checkPeople({ eligibility, coverBases }: RawProduct, report: ReportAt): void {
  const { maxAdults, maxChildren, relations } = eligibility;
  if (maxAdults === 0 && maxChildren === 0) report(['eligibility', 'maxAdults'], 0, 'takes nobody');
  if (maxChildren > 0 && !relations.some(isChild))
    report(['eligibility', 'maxChildren'], maxChildren, 'is above 0, and no child is among the relations');
  if (coverBases.includes('floater') && maxAdults + maxChildren === 1)
    report(['coverBases'], coverBases.join(), 'has a floater, which one person cannot share');
}

function checkSale({ sale, eligibility, slabs }: RawProduct, report: ReportAt): void {
  const { medicalFromAge, onlineUpToAge, onlineUpToSumInsured } = sale;
  const { adultMin } = eligibility;
  const least = Math.min(...slabs.map(({ sumInsured }) => sumInsured));
  if (onlineUpToAge !== undefined && onlineUpToAge < adultMin)
    report(['sale', 'onlineUpToAge'], onlineUpToAge, `is below adultMin, ${adultMin}: nobody buys it online`);
  const belowAll = `is below every cover, the least is ${least}: nobody buys it online`;
  if (onlineUpToSumInsured !== undefined && onlineUpToSumInsured < least)
    report(['sale', 'onlineUpToSumInsured'], onlineUpToSumInsured, belowAll);
  reportOver(report, ['sale', 'medicalFromAge'], medicalFromAge, ['onlineUpToAge', onlineUpToAge]);
}

function checkDeclined(
  { declinedConditions }: RawProduct,
  conditions: ReadonlyMap<number, Condition>,
  report: ReportAt,
): void {
  declinedConditions.forEach((id, at) => {
    const protection = conditions.get(id)?.protection;
    const reason = `is protected: a law of its own says that nobody is turned away over it (${protection})`;
    if (protection) report(['declinedConditions', at], id, reason);
  });
}

function checkLoadings({ factors, declinedConditions }: RawProduct, report: ReportAt): void {
  const { habitLoadingPercent, conditionLoadingPercent, maxLoadingPercent: most } = factors;
  const overMost = `is over maxLoadingPercent, ${most}, to which it would be cut`;
  for (const [table, loadings] of Object.entries({ habitLoadingPercent, conditionLoadingPercent }))
    for (const [key, percent] of Object.entries(loadings))
      if (percent > most) report(['factors', table, key], percent, overMost);
  for (const id of declinedConditions) {
    const percent = conditionLoadingPercent[id] ?? 0;
    const keys = ['factors', 'conditionLoadingPercent', String(id)];
    if (percent > 0) report(keys, percent, 'is a loading on what is declined: nobody with it joins');
  }
}
