import { headsOf, type RowCovers, rateRowKey } from '#domain/catalogue/rate-row.ts';
import { benchmarkPremium } from '#domain/judge/benchmark.ts';
import type { Zone } from '#domain/location/place.ts';
import type { CatalogueFault, Source } from '../../reading/catalogue-fault.ts';
import type { RawProduct } from '../product-schema.ts';
import { smallerCovers } from '../smaller-covers.ts';
import type { FiledBand, FiledRates } from './rates.ts';

type SizedProduct = Pick<RawProduct, 'productType'> & {
  readonly slabs: readonly Pick<RawProduct['slabs'][number], 'id' | 'sumInsured' | 'deductible'>[];
};
type Slab = SizedProduct['slabs'][number];
type FiledTable = FiledRates extends ReadonlyMap<string, infer Table> ? Table : never;

/** Premium divided by what a middle plan of the market costs: beyond `refused` it is a slip of the pen, beyond `odd` it may be one. */
const againstMarket = { refused: { least: 0.2, most: 5 }, odd: { least: 0.28, most: 3 } } as const;
/** Times as steep a rise from one age band to the next, from 18 on, as the market's. */
const oddStep = 1.8;

const adultAge = 18;
/** The first years can cost more than those of a young adult. */
const lastInfantAge = 2;
/** The market's level is known up to here; tables go on for renewals. */
const oldestCompared = 80;
/** The children on a floater, whose ages a row of a family shape does not say. */
const childAge = 10;

/** Rupees that a middle plan of the market asks at an age. */
type Market = (age: number) => number;
type BandRemarks = readonly (readonly [FiledBand, string])[];

/** Rates against the market's level and their neighbours by age, zone and cover. */
export function checkRateSizes(source: Source, file: string, product: SizedProduct, rates: FiledRates): void {
  const at = (band: FiledBand, reason: string): CatalogueFault => ({
    file,
    row: band.row,
    column: 'annual_premium',
    value: String(band.annualPremium),
    reason,
  });
  const slabs = new Map(product.slabs.map((slab) => [slab.id, slab]));
  const smallerOf = smallerCovers(product.slabs);
  for (const table of rates.values()) {
    const slab = slabs.get(table.slab);
    if (!slab) continue;
    const market = marketFor(product, slab, table);
    const refused = beyondMarket(table, market, againstMarket.refused);
    const faults = [...refused, ...dearerThanNearer(rates, table), ...childrenDearer(table)];
    for (const [band, reason] of faults) source.report(at(band, reason));
    if (faults.length > 0) continue;
    for (const [band, reason] of [
      ...beyondMarket(table, market, againstMarket.odd),
      ...steepSteps(table, market),
      ...dearPerRupee(rates, table, slab, smallerOf.get(slab.id)),
    ])
      source.warn(at(band, reason));
  }
}

function marketFor(
  { productType }: SizedProduct,
  { sumInsured, deductible }: Slab,
  { covers, zone }: FiledTable,
): Market {
  return (age) =>
    benchmarkPremium({
      ages: agesOf(covers, age),
      basis: 'floater',
      zone,
      productType,
      sumInsured,
      deductible,
    });
}

function agesOf(covers: RowCovers, age: number): readonly number[] {
  const { adults, children } = headsOf(covers);
  if (adults + children === 0) return [age];
  const [elder, younger] = adults > 0 ? [age, childAge] : [age, age];
  return [...Array<number>(adults).fill(elder), ...Array<number>(children).fill(younger)];
}

const amountText = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;

/** A band is dear at its first age and cheap at its last one. */
function beyondMarket(
  { bands }: FiledTable,
  market: Market,
  { least, most }: { readonly least: number; readonly most: number },
): BandRemarks {
  return bands.flatMap((band) => {
    const last = Math.min(band.toAge, oldestCompared);
    const [low, high] = [least * market(last), most * market(band.fromAge)];
    if (band.annualPremium > high)
      return [[band, farFrom(market, band.fromAge, `at most ${amountText(high)}`)]];
    if (band.annualPremium < low) return [[band, farFrom(market, last, `at least ${amountText(low)}`)]];
    return [];
  });
}

function farFrom(market: Market, age: number, expected: string): string {
  return `is far from the market, which asks about ${amountText(market(age))} for such a cover at ${age}: expected ${expected}`;
}

/** A zone is dearer the lower its number. */
function dearerThanNearer(rates: FiledRates, { slab, zone, covers, bands }: FiledTable): BandRemarks {
  const nearer = zone === 1 ? undefined : rates.get(rateRowKey(slab, (zone - 1) as Zone, covers)); // 1 or 2
  return bands.flatMap((band) => {
    const other = nearer && bandAt(nearer.bands, band.fromAge);
    if (!other || band.annualPremium <= other.annualPremium) return [];
    return [[band, `is dearer than in zone ${zone - 1}, row ${other.row}: are the two zones exchanged?`]];
  });
}

function bandAt(bands: readonly FiledBand[], age: number): FiledBand | undefined {
  return bands.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
}

function childrenDearer({ covers, bands }: FiledTable): BandRemarks {
  if (headsOf(covers).children > 0) return [];
  const adult = bands.find(({ fromAge }) => fromAge >= adultAge);
  if (!adult) return [];
  return bands
    .filter(({ fromAge, toAge }) => fromAge < adultAge && toAge > lastInfantAge)
    .filter(({ annualPremium }) => annualPremium > adult.annualPremium)
    .map((band) => [band, `is more than for an adult of ${adult.fromAge}, row ${adult.row}`]);
}

function steepSteps({ bands }: FiledTable, market: Market): BandRemarks {
  return bands.flatMap((band, at) => {
    const before = bands[at - 1];
    if (!before || before.fromAge < adultAge) return [];
    const times = band.annualPremium / before.annualPremium;
    const usual = market(band.fromAge) / market(before.fromAge);
    if (times <= oddStep * usual) return [];
    const reason = `is ${times.toFixed(1)} times the age band before, where the market asks ${usual.toFixed(1)} times as much`;
    return [[band, reason]];
  });
}

/** A larger cover costs less a rupee than a smaller one of the same deductible. */
function dearPerRupee(
  rates: FiledRates,
  table: FiledTable,
  slab: Slab,
  smaller: Slab | undefined,
): BandRemarks {
  const other = smaller && rates.get(rateRowKey(smaller.id, table.zone, table.covers));
  if (!smaller || !other) return [];
  return table.bands.flatMap((band) => {
    const least = bandAt(other.bands, band.fromAge)?.annualPremium;
    if (!least || band.annualPremium / least <= slab.sumInsured / smaller.sumInsured) return [];
    return [[band, `costs more a rupee of cover than ${smaller.id}`]];
  });
}
