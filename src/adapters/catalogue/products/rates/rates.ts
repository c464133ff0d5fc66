import type { RateBand, RateBy, RateTable } from '#domain/catalogue/catalogue.ts';
import { parseRowCovers, type RowCovers, rateRowKey } from '#domain/catalogue/rate-row.ts';
import type { SlabId } from '#domain/ids.ts';
import type { Zone } from '#domain/location/place.ts';
import { rupees } from '#domain/money.ts';
import type { CatalogueFile } from '../../reading/catalogue-file.ts';

type RateColumn = 'slab' | 'zone' | 'covers' | 'from_age' | 'to_age' | 'annual_premium';

/** Rates by person need no column that says whom a row covers. */
export function rateColumnsOf(rateBy: RateBy): readonly RateColumn[] {
  const covers = rateBy === 'person' ? [] : (['covers'] as const);
  return ['slab', 'zone', ...covers, 'from_age', 'to_age', 'annual_premium'];
}

export type FiledBand = RateBand & { readonly row: number };
/** These are the rows of one slab, zone and kind of insured, in rising order of age. */
export type FiledTable = {
  readonly slab: SlabId;
  readonly zone: Zone;
  readonly covers: RowCovers;
  readonly bands: readonly FiledBand[];
};
/** By the key that the product's rate table will have. */
export type FiledRates = ReadonlyMap<string, FiledTable>;

type FiledProduct = {
  readonly rateBy: RateBy;
  readonly slabs: readonly { readonly id: SlabId }[];
};

/** The file of rates stands beside its product's own. */
export function rateFileOf(productFile: string): string {
  return productFile.replace(/\.json$/, '.rates.csv');
}

const oldestAge = 150;

/** The rows of a rate file. Rows with a fault are reported and left out. */
export function readRates(file: CatalogueFile, product: FiledProduct): FiledRates {
  const cells = readCells(file);
  if (cells === undefined) return new Map();
  const header = cells[0]?.join(',') ?? '';
  const columns = rateColumnsOf(product.rateBy);
  if (header !== columns.join(',')) {
    file.reportRow(1, undefined, header, `the first row must be ${columns.join(',')}`);
    return new Map();
  }
  const slabs = new Map<string, SlabId>(product.slabs.map(({ id }) => [id, id]));
  const rates = new Map<string, FiledTable & { readonly bands: FiledBand[] }>();
  cells.slice(1).forEach((row, index) => {
    const filed = rowOf({ file, row: index + 2, columns, rateBy: product.rateBy, slabs }, row);
    if (filed === undefined) return;
    const { band, ...place } = filed;
    const key = rateRowKey(place.slab, place.zone, place.covers);
    const bands = rates.get(key);
    if (bands === undefined) rates.set(key, { ...place, bands: [band] });
    else bands.bands.push(band);
  });
  for (const { bands } of rates.values()) bands.sort((a, b) => a.fromAge - b.fromAge);
  return rates;
}

/** What the product keeps of its filed rates. */
export function rateTableOf(rates: FiledRates): RateTable {
  const bandOnly = ({ fromAge, toAge, annualPremium }: FiledBand) => ({ fromAge, toAge, annualPremium });
  return new Map([...rates].map(([key, { bands }]) => [key, bands.map(bandOnly)]));
}

/** Quotes have no meaning here, so that a stray one is a fault of its own row and not of the rest of the file. */
function readCells(file: CatalogueFile): readonly (readonly string[])[] | undefined {
  const { text } = file;
  if (text !== undefined) return rowsOf(text).map((row) => row.split(',').map((cell) => cell.trim()));
  file.reportWhole('is missing');
  return undefined;
}

/** Without the mark that some programs put before the first row, and without blanks after the last. */
function rowsOf(text: string): readonly string[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return rows.at(-1)?.trim() === '' ? rows.slice(0, -1) : rows;
}

type FiledRow = Omit<FiledTable, 'bands'> & { readonly band: FiledBand };

type RowPlace = {
  readonly file: CatalogueFile;
  readonly row: number;
  readonly columns: readonly RateColumn[];
  readonly rateBy: RateBy;
  readonly slabs: ReadonlyMap<string, SlabId>;
};

function rowOf(place: RowPlace, cells: readonly string[]): FiledRow | undefined {
  const { columns, rateBy, slabs, row } = place;
  if (cells.length !== columns.length) {
    return wrong(place, undefined, cells.join(','), `must have ${columns.length} columns`);
  }
  const cell = (column: RateColumn) => cells[columns.indexOf(column)] ?? '';
  const [slab, zone] = [slabs.get(cell('slab')), zoneOf(cell('zone'))];
  const coversText = rateBy === 'person' ? rateBy : cell('covers');
  const covers = parseRowCovers(rateBy, coversText);
  if (slab === undefined) return wrong(place, 'slab', cell('slab'), 'is not a slab of this product');
  if (zone === undefined) return wrong(place, 'zone', cell('zone'), 'must be 1, 2 or 3');
  if (covers === undefined) return wrong(place, 'covers', coversText, coversExpected[rateBy]);
  const band = bandOf(place, cell('from_age'), cell('to_age'), cell('annual_premium'));
  return band && { slab, zone, covers, band: { ...band, row } };
}

const coversExpected: Readonly<Record<RateBy, string>> = {
  person: 'has no place in rates by person',
  'primary-and-additional': 'must be primary or additional',
  'family-shape': 'must be a family shape such as 1A, 2A, 2A+1C or 1C',
};

function bandOf(
  place: RowPlace,
  fromText: string,
  toText: string,
  premiumText: string,
): RateBand | undefined {
  const [fromAge, toAge, premium] = [fromText, toText, premiumText].map(wholeNumber);
  const noAge = 'is not an age: digits alone, without zeros before them';
  const noPremium = 'must be whole rupees, more than 0, digits only, without zeros before them';
  if (fromAge === undefined || fromAge > oldestAge) return wrong(place, 'from_age', fromText, noAge);
  if (toAge === undefined || toAge > oldestAge) return wrong(place, 'to_age', toText, noAge);
  if (toAge < fromAge) return wrong(place, 'to_age', toText, 'is below from_age');
  if (!premium) return wrong(place, 'annual_premium', premiumText, noPremium);
  return { fromAge, toAge, annualPremium: rupees(premium) };
}

function wrong(
  { file, row }: RowPlace,
  column: RateColumn | undefined,
  value: string,
  reason: string,
): undefined {
  file.reportRow(row, column, value, reason);
}

function zoneOf(text: string): Zone | undefined {
  if (text === '1') return 1;
  if (text === '2') return 2;
  return text === '3' ? 3 : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}
