import type { FoundHospitals, HospitalNearby } from '#domain/catalogue/hospital.ts';
import type { IsoDate } from '#domain/date.ts';
import type { InsurerSlug } from '#domain/ids.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { WireHospitals } from './hospitals.ts';

export type HospitalsFacts = {
  readonly asOf: IsoDate;
  readonly insurers: readonly { readonly id: number; readonly slug: InsurerSlug }[];
  readonly near: readonly FoundHospitals[];
  readonly language: Language;
};

export function hospitalsToWire({ asOf, insurers, near, language }: HospitalsFacts): WireHospitals {
  const idOf = new Map(insurers.map(({ slug, id }) => [slug, id]));
  return {
    as_of: asOf,
    by_pincode: near.map(({ place, hospitals, sought, all }) => ({
      pincode: place.pincode,
      city: inLanguage(place.district, language),
      in_area: all,
      found: sought,
      hospitals: hospitals.map((nearby) => hospitalToWire(nearby, idOf)),
    })),
  };
}

function hospitalToWire(
  { hospital, samePincode, settlements }: HospitalNearby,
  idOf: ReadonlyMap<InsurerSlug, number>,
): WireHospitals['by_pincode'][number]['hospitals'][number] {
  const { id, name, address, pincode } = hospital;
  return {
    id,
    name,
    address,
    pincode,
    same_pincode: samePincode,
    insurers: settlements.flatMap(({ insurer, settlement }) => {
      const insurer_id = idOf.get(insurer);
      return insurer_id === undefined ? [] : [{ insurer_id, settlement }];
    }),
  };
}
