import { parse } from 'csv-parse/sync';
import { type RateBand, type RateTable, rateKey } from '#domain/catalogue/catalogue.ts';
import type { SlabId } from '#domain/ids.ts';
import type { Zone } from '#domain/location/place.ts';
import { rupees } from '#domain/money.ts';
import type { Source } from './catalogue-fault.ts';

export const rateColumns = ['slab', 'zone', 'from_age', 'to_age', 'annual_premium'] as const;
export type RateColumn = (typeof rateColumns)[number];

export type FiledBand = RateBand & { readonly row: number };
export type FiledRates = ReadonlyMap<string, readonly FiledBand[]>;

const oldestAge = 150;

/** The rows of a rate file by slab and zone, in rising order of age. Rows with a fault are reported and left out. */
export function readRates(source: Source, file: string, slabs: readonly SlabId[]): FiledRates {
  const cells = readCells(source, file);
  if (cells === undefined) return new Map();
  const header = cells[0]?.join(',') ?? '';
  if (header !== rateColumns.join(',')) {
    const reason = `the first row must be ${rateColumns.join(',')}`;
    source.report({ file, row: 1, column: undefined, value: header, reason });
    return new Map();
  }
  const bySlab = new Map<string, SlabId>(slabs.map((slab) => [slab, slab]));
  const rates = new Map<string, FiledBand[]>();
  cells.slice(1).forEach((row, index) => {
    const filed = bandOf(source, file, row, index + 2, bySlab);
    if (filed === undefined) return;
    const bands = rates.get(filed.key);
    if (bands === undefined) rates.set(filed.key, [filed.band]);
    else bands.push(filed.band);
  });
  for (const bands of rates.values()) bands.sort((a, b) => a.fromAge - b.fromAge);
  return rates;
}

/** What the product keeps of its filed rates. */
export function rateTableOf(rates: FiledRates): RateTable {
  const bandOnly = ({ fromAge, toAge, annualPremium }: FiledBand) => ({ fromAge, toAge, annualPremium });
  return new Map([...rates].map(([key, bands]) => [key, bands.map(bandOnly)]));
}

/** Quotes have no meaning here, so that a stray one is a fault of its own row and not of the rest of the file. */
function readCells(source: Source, file: string): readonly (readonly string[])[] | undefined {
  const text = source.files.get(file);
  if (text !== undefined)
    return parse(text, { bom: true, trim: true, relax_column_count: true, quote: false });
  source.report({ file, row: undefined, column: undefined, value: '', reason: 'is missing' });
  return undefined;
}

function bandOf(
  source: Source,
  file: string,
  cells: readonly string[],
  row: number,
  slabs: ReadonlyMap<string, SlabId>,
): { readonly key: string; readonly band: FiledBand } | undefined {
  const wrong = (column: RateColumn | undefined, value: string, reason: string) => {
    source.report({ file, row, column, value, reason });
    return undefined;
  };
  const [slabText = '', zoneText = '', fromText = '', toText = '', premiumText = ''] = cells;
  if (cells.length !== rateColumns.length) {
    return wrong(undefined, cells.join(','), `must have ${rateColumns.length} columns`);
  }
  const slab = slabs.get(slabText);
  const zone = zoneOf(zoneText);
  const [fromAge, toAge, premium] = [fromText, toText, premiumText].map(wholeNumber);
  if (slab === undefined) return wrong('slab', slabText, 'is not a slab of this product');
  if (zone === undefined) return wrong('zone', zoneText, 'must be 1, 2 or 3');
  if (fromAge === undefined || fromAge > oldestAge) return wrong('from_age', fromText, 'is not an age');
  if (toAge === undefined || toAge > oldestAge) return wrong('to_age', toText, 'is not an age');
  if (toAge < fromAge) return wrong('to_age', toText, 'is below from_age');
  if (!premium) return wrong('annual_premium', premiumText, 'must be whole rupees, more than 0, digits only');
  return { key: rateKey(slab, zone), band: { fromAge, toAge, annualPremium: rupees(premium), row } };
}

function zoneOf(text: string): Zone | undefined {
  if (text === '1') return 1;
  if (text === '2') return 2;
  return text === '3' ? 3 : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
