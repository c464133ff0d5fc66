import { headsOf, type RowCovers, rateRowKey } from '#domain/catalogue/rate-row.ts';
import { benchmarkPremium } from '#domain/judge/benchmark.ts';
import type { Zone } from '#domain/location/place.ts';
import type { Report, Source } from '../../reading/catalogue-fault.ts';
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
/** The middle rate of a product divided by the market's. Published plans lie between 0.6 and 1.5. */
const oddLevel = { least: 0.5, most: 2.2 } as const;
/** Times as steep a rise from one age band to the next, from 18 on, as the market's. */
const oddStep = 1.8;

const adultAge = 18;
/** The first years can cost more than those of a young adult. */
const lastInfantAge = 2;
/** The market's level is known up to here; tables go on for renewals. */
const oldestCompared = 80;
/** A plan for the old may ask one price of all of them: of its last ages it then asks little. */
const seniorAge = 60;
const flatSenior = 0.5;
/** The children on a floater, whose ages a row of a family shape does not say. */
const childAge = 10;

/** Rupees that a middle plan of the market asks at an age. */
type Market = (age: number) => number;
type BandRemarks = readonly (readonly [FiledBand, string])[];

/** So many rows of one kind of remark are told one by one; of more the first, with how many follow. */
const mostSingleRows = 3;

type RateRule = (table: FiledTable, slab: Slab, market: Market) => BandRemarks;

/** Rates against the market's level and their neighbours by age, zone, cover and family. */
export function checkRateSizes(source: Source, file: string, product: SizedProduct, rates: FiledRates): void {
  const slabs = new Map(product.slabs.map((slab) => [slab.id, slab]));
  const smallerOf = smallerCovers(product.slabs);
  const tables = [...rates.values()].flatMap((table) => {
    const slab = slabs.get(table.slab);
    return slab ? [{ table, slab, market: marketFor(product, slab, table) }] : [];
  });
  const remarksOf = (rule: RateRule) =>
    tables.flatMap(({ table, slab, market }) => rule(table, slab, market));
  const tell = (to: Report, rules: readonly RateRule[]) => {
    const kinds = rules.map(remarksOf).filter((remarks) => remarks.length > 0);
    for (const remarks of kinds) tellRemarks(to, file, remarks);
    return kinds.length > 0;
  };
  const shapes = Map.groupBy(
    [...rates.values()].filter(({ covers }) => headsOf(covers).adults > 0),
    ({ slab, zone }) => `${slab}|${zone}`,
  );
  const isRefused = tell(source.report, [
    (table, _slab, market) => beyondMarket(table, market, againstMarket.refused),
    (table) => dearerThanNearer(rates, table),
    childrenDearer,
    (table) => cheaperThanFewer(table, shapes.get(`${table.slab}|${table.zone}`) ?? []),
  ]);
  if (isRefused) return;
  const level = levelRemark(product, tables);
  tell(source.warn, [
    ...(level
      ? []
      : [(table: FiledTable, _slab: Slab, market: Market) => beyondMarket(table, market, againstMarket.odd)]),
    (table, _slab, market) => steepSteps(table, market),
    (table, slab) => dearPerRupee(rates, table, slab, smallerOf.get(slab.id)),
    (table) => sameAsNearer(rates, table),
    (table, slab) => sameAsSmaller(rates, table, smallerOf.get(slab.id)),
  ]);
  if (level) tellRemarks(source.warn, file, [level]);
}

/** One cause is often a whole table's: its followers would drown what else there is. */
function tellRemarks(to: Report, file: string, remarks: BandRemarks): void {
  const first = remarks.length > mostSingleRows ? remarks.slice(0, 1) : remarks;
  const others = remarks.length - first.length;
  for (const [band, reason] of first)
    to({
      file,
      row: band.row,
      column: 'annual_premium',
      value: String(band.annualPremium),
      reason: others === 0 ? reason : `${reason} (and so in ${others} more rows)`,
    });
}

type PricedTable = { readonly table: FiledTable; readonly market: Market };

/** All rates of a product together are of another level: each may pass, and the table is of another currency, zone or kind. */
function levelRemark(
  { productType }: SizedProduct,
  tables: readonly PricedTable[],
): BandRemarks[number] | undefined {
  const times = tables
    .flatMap(({ table: { bands }, market }) =>
      bands
        .filter(({ fromAge }) => fromAge >= adultAge && fromAge <= oldestCompared)
        .map(({ fromAge, annualPremium }) => annualPremium / market(fromAge)),
    )
    .sort((left, right) => left - right);
  const middle = times[Math.floor(times.length / 2)];
  const first = tables[0]?.table.bands[0];
  if (first === undefined || middle === undefined) return undefined;
  if (middle >= oddLevel.least && middle <= oddLevel.most) return undefined;
  const guess = middle < oddLevel.least && productType === 'indemnity' ? ': is it a top-up?' : '';
  return [first, `begins a table that asks ${middle.toFixed(1)} times as much as the market${guess}`];
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
    const [low, high] = [
      least * market(last) * (band.fromAge >= seniorAge ? flatSenior : 1),
      most * market(band.fromAge),
    ];
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

/** Nobody pays less for one more on the policy. */
function cheaperThanFewer({ covers, bands }: FiledTable, shapes: readonly FiledTable[]): BandRemarks {
  const { adults, children } = headsOf(covers);
  const fewer = shapes.filter((table) => {
    const heads = headsOf(table.covers);
    return table.covers !== covers && heads.adults <= adults && heads.children <= children;
  });
  return fewer.flatMap((table) =>
    bands.flatMap((band) => {
      const other = bandAt(table.bands, band.fromAge);
      if (!other || band.annualPremium >= other.annualPremium) return [];
      return [[band, `is less than for ${table.covers}, row ${other.row}, who are fewer`] as const];
    }),
  );
}

function sameAsNearer(rates: FiledRates, { slab, zone, covers, bands }: FiledTable): BandRemarks {
  const nearer = zone === 1 ? undefined : rates.get(rateRowKey(slab, (zone - 1) as Zone, covers)); // 1 or 2
  return isSame(nearer, bands) ? firstOf(bands, `begins the rates of zone ${zone - 1} once more`) : [];
}

function sameAsSmaller(
  rates: FiledRates,
  { zone, covers, bands }: FiledTable,
  smaller: Slab | undefined,
): BandRemarks {
  const other = smaller && rates.get(rateRowKey(smaller.id, zone, covers));
  return smaller && isSame(other, bands) ? firstOf(bands, `begins the rates of ${smaller.id} once more`) : [];
}

function isSame(other: FiledTable | undefined, bands: readonly FiledBand[]): boolean {
  return (
    other !== undefined &&
    bands.every((band) => bandAt(other.bands, band.fromAge)?.annualPremium === band.annualPremium)
  );
}

const firstOf = (bands: readonly FiledBand[], reason: string): BandRemarks =>
  bands.slice(0, 1).map((band) => [band, reason]);
