import { CsvError, parse } from 'csv-parse/sync';
import { type Hospital, type HospitalsByPrefix, hospitalsByPrefix } from '#domain/catalogue/hospital.ts';
import { isHospitalId } from '#domain/catalogue/hospital-id.ts';
import { asId, type InsurerSlug } from '#domain/ids.ts';
import { type City, cityTier } from '#domain/location/city.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import type { PlaceDirectory } from './pincode-places.ts';

const columns = ['id', 'name', 'address', 'pincode', 'beds', 'cashless', 'excluded'] as const;
type Column = (typeof columns)[number];

/** What the rows of hospitals are held against. */
export type Surroundings = {
  readonly placeOf: PlaceDirectory['placeOf'];
  readonly cities: readonly City[];
  readonly insurers: ReadonlySet<InsurerSlug>;
};

/** A row with a fault is reported and left out. */
export function readHospitals(file: CatalogueFile, around: Surroundings): HospitalsByPrefix {
  const cells = readCells(file);
  const header = cells?.[0]?.join(',');
  if (cells === undefined) return new Map();
  if (header !== columns.join(',')) {
    const reason = `the first row must be ${columns.join(',')}`;
    file.reportRow(1, undefined, header ?? '', reason);
    return new Map();
  }
  const ids = new Set<string>();
  const places = new Map<string, string>();
  const hospitals = cells.slice(1).flatMap((row, index) => {
    const wrong = (column: Column | undefined, value: string, reason: string) => {
      file.reportRow(index + 2, column, value, reason);
    };
    const hospital = hospitalOf(row, around, wrong);
    if (hospital !== undefined && ids.has(hospital.id)) wrong('id', hospital.id, 'stands twice');
    if (hospital === undefined) return [];
    ids.add(hospital.id);
    const place = `${hospital.name}|${hospital.address}|${hospital.pincode}`;
    const same = places.get(place);
    if (same !== undefined) wrong('name', hospital.name, `stands there already, as ${same}`);
    places.set(place, hospital.id);
    return hospital;
  });
  reportExchangedColumns(file, hospitals);
  return hospitalsByPrefix(hospitals);
}

/** Insurers pay at many hospitals and refuse few. */
function reportExchangedColumns(file: CatalogueFile, hospitals: readonly Hospital[]): void {
  const [paying, refusing] = [sizeOf(hospitals, 'cashless'), sizeOf(hospitals, 'excluded')];
  if (refusing <= paying) return;
  const reason = `more insurers refuse (${refusing}) than pay (${paying}): are the columns cashless and excluded exchanged?`;
  file.reportRow(1, 'excluded', 'excluded', reason);
}

function sizeOf(hospitals: readonly Hospital[], column: 'cashless' | 'excluded'): number {
  return hospitals.reduce((sum, hospital) => sum + hospital[column].size, 0);
}

function readCells(file: CatalogueFile): readonly (readonly string[])[] | undefined {
  const { text } = file;
  if (text === undefined) {
    file.reportWhole('is missing');
    return undefined;
  }
  try {
    return parse(text, { bom: true, trim: true, relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? error.lines : undefined;
    file.reportRow(row, undefined, '', `is not valid CSV: ${error.message}`);
    return undefined;
  }
}

type Wrong = (column: Column | undefined, value: string, reason: string) => void;

function hospitalOf(cells: readonly string[], around: Surroundings, wrong: Wrong): Hospital | undefined {
  const [id = '', name = '', address = '', pincode = '', beds = '', cashless = '', excluded = ''] = cells;
  if (cells.length !== columns.length) {
    wrong(undefined, cells.join(','), `must have ${columns.length} columns`);
    return undefined;
  }
  const least = cityTier(pincode, around.cities) === 3 ? leastBeds : leastBedsInBigCity;
  const paying = slugsOf('cashless', cashless, around, wrong);
  const refusing = slugsOf('excluded', excluded, around, wrong);
  const both = [...paying].find((slug) => refusing.has(slug));
  const faults: readonly (readonly [boolean, Column, string, string])[] = [
    [!isHospitalId(id), 'id', id, 'must be 13 digits from 8900080 on with a right check digit'],
    [name === '', 'name', name, 'must not be empty'],
    [
      isAddress(name) && !isAddress(address),
      'name',
      name,
      'reads like an address: are name and address exchanged?',
    ],
    [address === '', 'address', address, 'must not be empty'],
    [
      around.placeOf(pincode)?.isGuess ?? around.placeOf(pincode) === undefined,
      'pincode',
      pincode,
      'is no pincode',
    ],
    [
      !/^[1-9]\d{0,4}$/.test(beds) || Number(beds) < least || Number(beds) > mostBeds,
      'beds',
      beds,
      `must be ${least} to ${mostBeds} beds, digits only, without zeros before them`,
    ],
    [both !== undefined, 'excluded', both ?? '', 'is cashless there too'],
  ];
  const faultsHere = faults.filter(([isFault]) => isFault);
  for (const [, column, value, reason] of faultsHere) wrong(column, value, reason);
  if (faultsHere.length > 0) return undefined;
  return { id, name, address, pincode, beds: Number(beds), cashless: paying, excluded: refusing };
}

/** A hospital by the standard definition has 10 beds, in towns of ten lakh people and more 15. */
const leastBeds = 10;
const leastBedsInBigCity = 15;
/** The largest of India has some 3,500. */
const mostBeds = 6_000;

/** A house number before a comma. */
const isAddress = (text: string) => /^\d[^,]*,/.test(text);

function slugsOf(column: Column, text: string, { insurers }: Surroundings, wrong: Wrong): Set<InsurerSlug> {
  const slugs = text.split(' ').filter((slug) => slug !== '');
  const insurerSlugs = slugs.map((slug) => asId<InsurerSlug>(slug)).filter((slug) => insurers.has(slug));
  const strange = slugs.find((slug) => !insurers.has(asId<InsurerSlug>(slug)));
  if (strange !== undefined) wrong(column, strange, 'is no insurer of the catalogue');
  else if (new Set(insurerSlugs).size < insurerSlugs.length) wrong(column, text, 'names an insurer twice');
  return new Set(insurerSlugs);
}
