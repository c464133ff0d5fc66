import { identifierText } from '../identity/identifier-text.ts';
import type { InsurerSlug } from '../ids.ts';
import { areaOf, type NamedHospital } from '../location/area.ts';
import type { Place } from '../location/place.ts';

export type Hospital = {
  /** In the form of the register of hospitals; see `isHospitalId`. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly beds: number;
  readonly cashless: ReadonlySet<InsurerSlug>;
  /** Insurers that pay nothing there but in an emergency (standard exclusion 11, excluded providers). */
  readonly excluded: ReadonlySet<InsurerSlug>;
};

/** By the first three digits of the pincode, in the order they are to be shown. */
export type HospitalsByPrefix = ReadonlyMap<string, readonly Hospital[]>;

/** How an insurer pays at a hospital; the one that says nothing about it pays the buyer back. */
export const settlements = ['cashless', 'reimbursement', 'excluded'] as const;
export type HospitalSettlement = (typeof settlements)[number];

export type HospitalNearby = {
  readonly hospital: Hospital;
  readonly samePincode: boolean;
  /** One for each insurer asked about, in the order asked. */
  readonly settlements: readonly { readonly insurer: InsurerSlug; readonly settlement: HospitalSettlement }[];
};

/** These are the hospitals near one pincode. */
export type FoundHospitals = {
  readonly place: Place;
  /** Those that are sought, the first ones only. */
  readonly hospitals: readonly HospitalNearby[];
  /** How many are sought, named or not, and how many there are. */
  readonly sought: number;
  readonly all: number;
};

export type HospitalsOfPincode = { readonly pincode: string; readonly hospitals: readonly HospitalNearby[] };

/** How many hospitals near a pincode there are, and at how many of them an insurer pays how. */
export type NetworkNear = {
  readonly hospitals: number;
  readonly settled: Readonly<Record<HospitalSettlement, number>>;
};

export function settlementAt(hospital: Hospital, insurer: InsurerSlug): HospitalSettlement {
  if (hospital.excluded.has(insurer)) return 'excluded';
  return hospital.cashless.has(insurer) ? 'cashless' : 'reimbursement';
}

/** In the order they are shown: by name, and by id where two have one name. */
export function hospitalsByPrefix(hospitals: readonly Hospital[]): HospitalsByPrefix {
  const byName = [...hospitals].sort((a, b) => order(a.name, b.name) || order(a.id, b.id));
  return Map.groupBy(byName, ({ pincode }) => areaOf(pincode));
}

/**
 * Lists the hospitals of each pincode once: those of the same pincode first, then those of the same first
 * three digits.
 */
export function hospitalsNear(
  hospitals: HospitalsByPrefix,
  pincodes: readonly string[],
  insurers: readonly InsurerSlug[],
): readonly HospitalsOfPincode[] {
  return [...new Set(pincodes)].map((pincode) => {
    const near = hospitals.get(areaOf(pincode)) ?? [];
    const nearby = near.map((hospital) => ({
      hospital,
      samePincode: hospital.pincode === pincode,
      settlements: insurers.map((insurer) => ({ insurer, settlement: settlementAt(hospital, insurer) })),
    }));
    nearby.sort((a, b) => Number(b.samePincode) - Number(a.samePincode));
    return { pincode, hospitals: nearby };
  });
}

/** The one that these people named near where they live; undefined where they named none, or it left the list. */
export function namedNear(
  hospitals: HospitalsByPrefix,
  choices: readonly NamedHospital[],
  pincode: string,
): Hospital | undefined {
  return hospitals.get(areaOf(pincode))?.find(({ id }) => choices.some((one) => one.id === id));
}

export function networkNear(
  hospitals: HospitalsByPrefix,
  pincode: string,
  insurer: InsurerSlug,
): NetworkNear {
  const near = hospitals.get(areaOf(pincode)) ?? [];
  const settled = { cashless: 0, reimbursement: 0, excluded: 0 };
  for (const hospital of near) settled[settlementAt(hospital, insurer)]++;
  return { hospitals: near.length, settled };
}

/** Whether each typed word begins a word of the name or the address, or the pincode, in capitals or not. */
export function isHospitalSought({ name, address, pincode }: Hospital, searchText: string): boolean {
  const words = wordsOf(`${name} ${address} ${pincode}`);
  return wordsOf(searchText).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): readonly string[] {
  return (
    identifierText(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
