import type { Insurer } from '#domain/catalogue/catalogue.ts';
import {
  type FoundHospitals,
  type HospitalsOfPincode,
  hospitalsNear,
  isHospitalSought,
} from '#domain/catalogue/hospital.ts';
import type { QuoteId, VisitorId } from '#domain/ids.ts';
import type { Place } from '#domain/location/place.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';

export type HospitalsRequest = {
  readonly quoteId: QuoteId;
  readonly pincodes: readonly string[];
  readonly insurerIds: readonly number[];
  /** What the visitor typed of a name or an address; empty: nothing. */
  readonly search: string;
  /** Ids of those that are asked about; undefined: all. One that is not near is not found. */
  readonly ids?: readonly string[] | undefined;
};

export type HospitalsAnswer = {
  /** In the order in which they are asked for, each once. */
  readonly insurers: readonly Insurer[];
  readonly near: readonly FoundHospitals[];
};

/** One answer names no more hospitals of a pincode: whoever seeks another types a part of its name. */
export const mostNamedHospitals = 60;

/**
 * Hospitals near pincodes, and how insurers pay there. Fails with `NOT_FOUND` for a quote of somebody else, and beside
 * its field for a pincode or an insurer that is none.
 */
export async function findHospitals(
  { catalogue, store }: Pick<Ports, 'catalogue' | 'store'>,
  owner: VisitorId,
  { quoteId, pincodes, insurerIds, search, ids }: HospitalsRequest,
): Promise<Result<HospitalsAnswer>> {
  if (!(await store.ownsQuote(owner, quoteId))) return fail('NOT_FOUND');
  const { hospitals, insurers: bySlug, placeOf } = catalogue.current();
  const byId = new Map([...bySlug.values()].map((insurer) => [insurer.id, insurer]));
  const insurers = [...new Set(insurerIds)].flatMap((id) => byId.get(id) ?? []);
  const fields = [
    ...unknownOf('pincodes', pincodes, 'PINCODE_INVALID', (pincode) => placeOf(pincode) !== undefined),
    ...unknownOf('insurer_ids', insurerIds, 'CHOICE_UNKNOWN', (id) => byId.has(id)),
  ];
  if (fields.length > 0) return fail('INVALID_ANSWERS', { fields });
  const slugs = insurers.map(({ slug }) => slug);
  const near = hospitalsNear(hospitals, pincodes, slugs).flatMap((of) => {
    const place = placeOf(of.pincode);
    return place ? [soughtIn(of, place, { search, ids })] : [];
  });
  return ok({ insurers, near });
}

function soughtIn(
  { hospitals: all }: HospitalsOfPincode,
  place: Place,
  { search, ids }: Pick<HospitalsRequest, 'search' | 'ids'>,
): FoundHospitals {
  const hospitals = ids === undefined ? all : all.filter(({ hospital }) => ids.includes(hospital.id));
  const sought = hospitals.filter(({ hospital }) => isHospitalSought(hospital, search));
  return { place, hospitals: sought.slice(0, mostNamedHospitals), sought: sought.length, all: all.length };
}

function unknownOf<Asked>(
  name: string,
  requested: readonly Asked[],
  code: FieldFailure['code'],
  isKnown: (one: Asked) => boolean,
): readonly FieldFailure[] {
  return requested.flatMap((one, index) => (isKnown(one) ? [] : [{ field: `data.${name}.${index}`, code }]));
}
