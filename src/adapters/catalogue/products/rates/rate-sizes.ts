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
/** Times the premium of the age band before, from 18 on; the steepest that is filed is 1.7. */
const oddStep = 1.8;

const adultAge = 18;
/** The children on a floater, whose ages a row of a family shape does not say. */
const childAge = 10;

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
    for (const band of table.bands) {
      const ratio = band.annualPremium / marketPremium(product, slab, table, band);
      const { refused, odd } = againstMarket;
      const reason = `is ${timesText(ratio)} times what the market asks for such a cover at this age`;
      if (isBeyond(ratio, refused))
        source.report(at(band, `${reason}: a zero too many or too few, or paise`));
      else if (isBeyond(ratio, odd)) source.warn(at(band, reason));
    }
    for (const [band, reason] of [...dearerThanNearer(rates, table), ...childrenDearer(table)])
      source.report(at(band, reason));
    for (const [band, reason] of [
      ...steepSteps(table),
      ...dearPerRupee(rates, table, slab, smallerOf.get(slab.id)),
    ])
      source.warn(at(band, reason));
  }
}

const timesText = (ratio: number) => (ratio < 1 ? ratio.toPrecision(1) : ratio.toFixed(1));

function isBeyond(
  ratio: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  return ratio < least || ratio > most;
}

function marketPremium(
  { productType }: SizedProduct,
  { sumInsured, deductible }: Slab,
  { covers, zone }: FiledTable,
  { fromAge }: FiledBand,
): number {
  const ages = agesOf(covers, fromAge);
  return benchmarkPremium({ ages, basis: 'floater', zone, productType, sumInsured, deductible });
}

function agesOf(covers: RowCovers, age: number): readonly number[] {
  const { adults, children } = headsOf(covers);
  if (adults + children === 0) return [age];
  const [elder, younger] = adults > 0 ? [age, childAge] : [age, age];
  return [...Array<number>(adults).fill(elder), ...Array<number>(children).fill(younger)];
}

type BandRemarks = readonly (readonly [FiledBand, string])[];

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
    .filter(({ fromAge, annualPremium }) => fromAge < adultAge && annualPremium > adult.annualPremium)
    .map((band) => [band, `is more than for an adult of ${adult.fromAge}, row ${adult.row}`]);
}

function steepSteps({ bands }: FiledTable): BandRemarks {
  return bands.flatMap((band, at) => {
    const before = bands[at - 1];
    if (!before || before.fromAge < adultAge) return [];
    const times = band.annualPremium / before.annualPremium;
    return times > oddStep ? [[band, `is ${timesText(times)} times the age band before`]] : [];
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
