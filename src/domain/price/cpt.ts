import type { IsoDate } from '../date.ts';
import { type FingerprintPart, fingerprint, fingerprintsAround } from '../fingerprint.ts';
import { asId, type CptId, type SlabId } from '../ids.ts';
import { formatAge } from '../person/age.ts';
import type { Member } from '../person/member.ts';
import type { PlanGroup } from '../quote/quote.ts';
import type { Premium } from './premium.ts';

/** All that a price depends on. */
export type PricedRow = {
  readonly catalogueVersion: string;
  readonly slabId: SlabId;
  readonly group: PlanGroup;
  readonly members: readonly Member[];
  /** The pincode that prices these people. */
  readonly pincode: string;
  readonly termYears: number;
  /** These are ids, in any order. */
  readonly riders: readonly string[];
  /** Since when the tax rate of the day has held; undefined when none is known. */
  readonly taxSince: IsoDate | undefined;
};

export type RowsOfPeople = Omit<PricedRow, 'slabId'>;

/**
 * Opaque id of one priced row: the same inputs make the same id, any other input another. The order of members,
 * conditions, habits and riders does not matter.
 */
export function cptIdOf(row: PricedRow): CptId {
  return cptIdsFor(row)(row.slabId);
}

/** Ids of the priced rows of the same people: their own part is worked out once for a whole list of plans. */
export function cptIdsFor(rows: RowsOfPeople): (slabId: SlabId) => CptId {
  const { catalogueVersion, group, pincode, termYears, riders, taxSince, members } = rows;
  const idOf = fingerprintsAround(
    [catalogueVersion],
    [group, pincode, termYears, [...riders].sort(), taxSince ?? null, peopleFingerprint(members)],
  );
  return (slabId) => asId<CptId>(idOf(slabId));
}

/**
 * The id of a row with a price that the insurer gives itself, of the plan or of a rider, names the rupees too: no row of
 * ours says them, and whoever was shown other rupees, or none yet, was shown another row.
 */
export function pricedCptId(cptId: CptId, isLive: boolean, premium: Premium): CptId {
  return isLive && premium.kind === 'quoted' ? asId<CptId>(fingerprint([cptId, premium.net])) : cptId;
}

function peopleFingerprint(members: readonly Member[]): string {
  return fingerprint(members.map(personParts).sort(([left], [right]) => (left < right ? -1 : 1)));
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
