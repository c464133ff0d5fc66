import type { WireHospitals } from '#contract/product/hospitals.ts';
import type { NamedHospital } from '#domain/location/area.ts';
import type { Api } from '#web/browser/network/api.ts';
import { mostOwn, type OwnHospital } from './own-hospitals.ts';

type Hospital = WireHospitals['by_pincode'][number]['hospitals'][number];
export type Settlement = Hospital['insurers'][number]['settlement'];

/** Maps each named hospital to how each insurer asked about pays there. */
export type SettledAt = ReadonlyMap<string, ReadonlyMap<number, Settlement>>;

export type SettlementFacts = {
  /** In the order named, with the names of the language that was asked in. One that left the list is none. */
  readonly hospitals: readonly OwnHospital[];
  readonly settled: SettledAt;
};

/** How insurers pay at the named hospitals; undefined where no answer came. */
export async function askSettled(
  api: Api,
  quoteId: string,
  hospitals: readonly NamedHospital[],
  insurerIds: readonly number[],
): Promise<SettlementFacts | undefined> {
  const answer = await api.call('hospitalsByPincode', {
    params: {},
    body: {
      data: {
        pincodes: [...new Set(hospitals.map(({ pincode }) => pincode))],
        insurer_ids: [...insurerIds],
        hospital_ids: hospitals.slice(0, mostOwn).map(({ id }) => id),
      },
      quote_id: quoteId,
    },
  });
  if (!answer.ok) return undefined;
  const near = answer.value.by_pincode.flatMap(({ hospitals }) => hospitals);
  const nearby = hospitals.map(({ id }) => near.find((one) => one.id === id));
  return {
    hospitals: nearby.flatMap((one) => (one ? [placeOf(one)] : [])),
    settled: new Map(hospitals.map(({ id }, at) => [id, settledBy(nearby[at], insurerIds)])),
  };
}

const placeOf = ({ id, name, address, pincode }: Hospital): OwnHospital => ({ id, name, address, pincode });

/** One that left the list is none of anybody's network: the buyer pays first. */
function settledBy(
  hospital: Hospital | undefined,
  insurerIds: readonly number[],
): ReadonlyMap<number, Settlement> {
  if (!hospital) return new Map(insurerIds.map((id) => [id, 'reimbursement']));
  return new Map(hospital.insurers.map(({ insurer_id: id, settlement }) => [id, settlement]));
}

/** At how many of them this insurer pays the hospital itself; undefined while one of them is not known. */
export function cashlessOf(
  own: readonly NamedHospital[],
  settled: SettledAt,
  insurerId: number,
): number | undefined {
  const kinds = own.map(({ id }) => settled.get(id)?.get(insurerId));
  return kinds.includes(undefined) ? undefined : kinds.filter((one) => one === 'cashless').length;
}

/** Those of them at which this insurer pays so. */
export function settledSo(
  own: readonly OwnHospital[],
  settled: SettledAt,
  insurerId: number,
  how: Settlement,
): readonly OwnHospital[] {
  return own.filter(({ id }) => settled.get(id)?.get(insurerId) === how);
}
