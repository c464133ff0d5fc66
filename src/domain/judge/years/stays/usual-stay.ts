import { type CommonStay, dearestOf } from '../../../claim/common-stays.ts';
import type { Stay } from '../../../claim/stay.ts';
import type { Member } from '../../../person/member.ts';
import type { ClaimsTable, StayKind } from '../claims-table.ts';
import { meanCity, personOdds, usualYears } from './stay-odds.ts';

/** Our choice: a stay is usual where it is of kinds that make at least one in twelve of the stays of these people. */
const usualShare = 1 / 12;

/** It stands for the kinds that wait and are limited as it is. */
const isOfKind = (stay: Stay, { waits, treatment }: StayKind) =>
  stay.waits === waits && stay.treatment === treatment;

/** How many of the stays of these people are of each kind, in the order of the table. */
function kindShares(claims: ClaimsTable, members: readonly Member[]): readonly number[] {
  const people = members.map((member) => personOdds(claims, member, meanCity, usualYears));
  const all = people.reduce((sum, { rate }) => sum + rate, 0);
  const upTo = (at: number) =>
    people.reduce((sum, { rate, kinds }) => sum + rate * (kinds[at] ?? 0), 0) / all;
  return claims.kinds.map((_kind, at) => upTo(at) - (at === 0 ? 0 : upTo(at - 1)));
}

/**
 * The stay by which plans are told before somebody chooses another: the dearest single one, in which plans differ most, of
 * those that are usual at the ages and with the illnesses of these people; where none is, of all.
 */
export function usualStay(
  stays: readonly CommonStay[],
  claims: ClaimsTable,
  members: readonly Member[],
): CommonStay | undefined {
  const shares = kindShares(claims, members);
  const shareOf = (stay: Stay) =>
    claims.kinds.reduce((sum, kind, at) => sum + (isOfKind(stay, kind) ? (shares[at] ?? 0) : 0), 0);
  return dearestOf(stays.filter(({ stay }) => shareOf(stay) >= usualShare)) ?? dearestOf(stays);
}
