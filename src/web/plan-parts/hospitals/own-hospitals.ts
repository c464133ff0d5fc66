/** A hospital that the family would go to. */
export type OwnHospital = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
};

/** Where they are named, on a plan's page. */
export const hospitalsId = 'hospitals';

/** What a family told of hospitals in this visit. */
export type OwnPlaces = {
  readonly hospitals: readonly OwnHospital[];
  /** Looked at beside where they live; empty: none. */
  readonly pincode: string;
};

export const nowhere: OwnPlaces = { hospitals: [], pincode: '' };

/** More would be a list to read, not to choose by. */
export const mostOwn = 3;

/** Named or no longer; where three are named the one named first leaves. */
export function toggled(own: readonly OwnHospital[], hospital: OwnHospital): readonly OwnHospital[] {
  const others = own.filter(({ id }) => id !== hospital.id);
  return others.length < own.length ? others : [...others, hospital].slice(-mostOwn);
}

function readHospital(value: unknown): readonly OwnHospital[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, address, pincode }: Partial<Record<keyof OwnHospital, unknown>> = value;
  const isRead = [id, name, address, pincode].every((field) => typeof field === 'string');
  return isRead
    ? [{ id: String(id), name: String(name), address: String(address), pincode: String(pincode) }]
    : [];
}

/** What cannot be read was never told. */
export function parsePlaces(stored: string): OwnPlaces {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return nowhere;
    const { hospitals, pincode }: Partial<Record<keyof OwnPlaces, unknown>> = value;
    return {
      hospitals: Array.isArray(hospitals) ? hospitals.flatMap(readHospital).slice(0, mostOwn) : [],
      pincode: typeof pincode === 'string' ? pincode : '',
    };
  } catch {
    return nowhere;
  }
}
