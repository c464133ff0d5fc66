import { type FingerprintPart, fingerprint } from '../fingerprint.ts';
import { asId, type CptId, type SlabId } from '../ids.ts';
import { formatAge } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup } from '../quote/quote.ts';

/** All that a price depends on, beside the tax of the day. */
export type PricedRow = {
  readonly catalogueVersion: string;
  readonly slabId: SlabId;
  readonly group: PlanGroup;
  readonly members: readonly Member[];
  /** The pincode that prices these people. */
  readonly pincode: string;
  readonly termYears: number;
};

/** Ids of the priced rows of the same people: their own part is worked out once for a whole list of plans. */
export type RowIds = { readonly cptId: CptId; readonly planIdentifier: string };
export type RowOfPeople = Omit<PricedRow, 'members'> & { readonly people: string };

/**
 * Opaque id of one priced row: the same inputs make the same id, any other input another. The order of members,
 * conditions and habits does not matter.
 */
export function cptIdOf(row: PricedRow): CptId {
  return rowIdsOf({ ...row, people: peopleFingerprint(row.members) }).cptId;
}

/** Names a plan with its people in the live-price call: the slab's id, then the priced row, opaque. */
export function planIdentifierOf(row: PricedRow): string {
  return rowIdsOf({ ...row, people: peopleFingerprint(row.members) }).planIdentifier;
}

export function rowIdsOf(row: RowOfPeople): RowIds {
  const { catalogueVersion, slabId, group, pincode, termYears, people } = row;
  const cptId = asId<CptId>(fingerprint([catalogueVersion, slabId, group, pincode, termYears, people]));
  return { cptId, planIdentifier: `${slabId}:${cptId}` };
}

export function peopleFingerprint(members: readonly Member[]): string {
  return fingerprint(members.map(personParts).sort((left, right) => textOrder(left[0], right[0])));
}

function personParts(member: Member): readonly [string, ...FingerprintPart[]] {
  return [
    member.key,
    member.relation,
    member.gender,
    member.age ? formatAge(member.age) : null,
    [...member.conditions].sort((left, right) => left - right),
    [...member.habits].sort(),
  ];
}

function textOrder(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
