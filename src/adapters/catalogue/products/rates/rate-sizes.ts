import { headsOf, type RowCovers, rateRowKey } from '#domain/catalogue/rate-row.ts';
import { benchmarkPremium } from '#domain/judge/benchmark.ts';
import type { Zone } from '#domain/location/place.ts';
import type { CatalogueFile, ReportRow } from '../../reading/catalogue-file.ts';
import type { RawProduct } from '../product-schema.ts';
import { smallerCovers } from '../smaller-covers.ts';
import type { FiledBand, FiledRates, FiledTable } from './rates.ts';

type SizedProduct = Pick<RawProduct, 'productType'> & {
  readonly slabs: readonly Pick<RawProduct['slabs'][number], 'id' | 'sumInsured' | 'deductible'>[];
};

type LeastAndMost = { readonly least: number; readonly most: number };

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

/** A table with what it is held against. */
type ComparedTable = FiledTable & {
  /** Rupees that a middle plan of the market asks at an age. */
  readonly market: (age: number) => number;
  /** The same rates in the dearer zone. */
  readonly nearer: FiledTable | undefined;
  /** The same rates of the next smaller cover, and how many times as large this one is. */
  readonly smaller: FiledTable | undefined;
  readonly timesSmaller: number;
  /** The shapes of family that are filed beside it. */
  readonly shapes: readonly FiledTable[];
};
type BandRemarks = readonly (readonly [FiledBand, string])[];
type RateRule = (table: ComparedTable) => BandRemarks;

/** So many rows of one kind of remark are told one by one; of more the first, with how many follow. */
const mostSingleRows = 3;

/** Rates against the market's level and their neighbours by age, zone, cover and family. */
export function checkRateSizes(file: CatalogueFile, product: SizedProduct, rates: FiledRates): void {
  const tables = comparedTables(product, rates);
  const tell = (to: ReportRow, rules: readonly RateRule[]) => {
    const kinds = rules.map((rule) => tables.flatMap(rule)).filter((remarks) => remarks.length > 0);
    for (const remarks of kinds) tellRemarks(to, remarks);
    return kinds.length > 0;
  };
  const beyond = (times: LeastAndMost) => (table: ComparedTable) => beyondMarket(table, times);
  const refused = [beyond(againstMarket.refused), dearerThanNearer, childrenDearer, cheaperThanFewer];
  if (tell(file.reportRow, refused)) return;
  const level = levelRemark(product, tables);
  const odd = [steepSteps, dearPerRupee, sameAsNearer, sameAsSmaller];
  tell(file.warnRow, level ? odd : [beyond(againstMarket.odd), ...odd]);
  if (level) tellRemarks(file.warnRow, [level]);
}

function comparedTables(product: SizedProduct, rates: FiledRates): readonly ComparedTable[] {
  const slabs = new Map(product.slabs.map((slab) => [slab.id, slab]));
  const smallerOf = smallerCovers(product.slabs);
  const shapes = [...rates.values()].filter(({ covers }) => headsOf(covers).adults > 0);
  return [...rates.values()].flatMap((table) => {
    const { zone, covers } = table;
    const slab = slabs.get(table.slab);
    if (!slab) return [];
    const smaller = smallerOf.get(slab.id);
    return {
      ...table,
      market: marketFor(product, slab, table),
      nearer: zone === 1 ? undefined : rates.get(rateRowKey(slab.id, (zone - 1) as Zone, covers)), // 1 or 2
      smaller: smaller && rates.get(rateRowKey(smaller.id, zone, covers)),
      timesSmaller: slab.sumInsured / (smaller ?? slab).sumInsured,
      shapes: shapes.filter((shape) => shape.slab === slab.id && shape.zone === zone),
    };
  });
}

/** One cause is often a whole table's: its followers would drown what else there is. */
function tellRemarks(to: ReportRow, remarks: BandRemarks): void {
  const first = remarks.length > mostSingleRows ? remarks.slice(0, 1) : remarks;
  const others = remarks.length - first.length;
  const andOthers = others === 0 ? '' : ` (and so in ${others} more rows)`;
  for (const [{ row, annualPremium }, reason] of first)
    to(row, 'annual_premium', annualPremium, reason + andOthers);
}

/** All rates of a product together are of another level: each may pass, and the table is of another currency, zone or kind. */
function levelRemark(
  { productType }: SizedProduct,
  tables: readonly ComparedTable[],
): BandRemarks[number] | undefined {
  const times = tables
    .flatMap(({ bands, market }) =>
      bands
        .filter(({ fromAge }) => fromAge >= adultAge && fromAge <= oldestCompared)
        .map(({ fromAge, annualPremium }) => annualPremium / market(fromAge)),
    )
    .sort((left, right) => left - right);
  const middle = times[Math.floor(times.length / 2)];
  const first = tables[0]?.bands[0];
  if (first === undefined || middle === undefined) return undefined;
  if (middle >= oddLevel.least && middle <= oddLevel.most) return undefined;
  const guess = middle < oddLevel.least && productType === 'indemnity' ? ': is it a top-up?' : '';
  return [first, `begins a table that asks ${middle.toFixed(1)} times as much as the market${guess}`];
}

function marketFor(
  { productType }: SizedProduct,
  { sumInsured, deductible }: SizedProduct['slabs'][number],
  { covers, zone }: FiledTable,
): ComparedTable['market'] {
  const cover = { basis: 'floater', zone, productType, sumInsured, deductible } as const;
  return (age) => benchmarkPremium({ ...cover, ages: agesOf(covers, age) });
}

function agesOf(covers: RowCovers, age: number): readonly number[] {
  const { adults, children } = headsOf(covers);
  if (adults + children === 0) return [age];
  const [elder, younger] = adults > 0 ? [age, childAge] : [age, age];
  return [...Array<number>(adults).fill(elder), ...Array<number>(children).fill(younger)];
}

const amountText = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;

/** A band is dear at its first age and cheap at its last one. */
function beyondMarket({ bands, market }: ComparedTable, { least, most }: LeastAndMost): BandRemarks {
  const farFrom = (age: number, expected: string) =>
    `is far from the market, which asks about ${amountText(market(age))} for such a cover at ${age}: expected ${expected}`;
  return bands.flatMap((band) => {
    const last = Math.min(band.toAge, oldestCompared);
    const low = least * market(last) * (band.fromAge >= seniorAge ? flatSenior : 1);
    const high = most * market(band.fromAge);
    if (band.annualPremium > high) return [[band, farFrom(band.fromAge, `at most ${amountText(high)}`)]];
    if (band.annualPremium < low) return [[band, farFrom(last, `at least ${amountText(low)}`)]];
    return [];
  });
}

/** A zone is dearer the lower its number. */
function dearerThanNearer({ zone, bands, nearer }: ComparedTable): BandRemarks {
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

function steepSteps({ bands, market }: ComparedTable): BandRemarks {
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
function dearPerRupee({ bands, smaller, timesSmaller }: ComparedTable): BandRemarks {
  return bands.flatMap((band) => {
    const least = smaller && bandAt(smaller.bands, band.fromAge)?.annualPremium;
    if (!least || band.annualPremium / least <= timesSmaller) return [];
    return [[band, `costs more a rupee of cover than ${smaller.slab}`]];
  });
}

/** Nobody pays less for one more on the policy. */
function cheaperThanFewer({ covers, bands, shapes }: ComparedTable): BandRemarks {
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

function sameAsNearer({ zone, bands, nearer }: ComparedTable): BandRemarks {
  return sameAs(nearer, bands, `begins the rates of zone ${zone - 1} once more`);
}

function sameAsSmaller({ bands, smaller }: ComparedTable): BandRemarks {
  return sameAs(smaller, bands, `begins the rates of ${smaller?.slab} once more`);
}

function sameAs(other: FiledTable | undefined, bands: readonly FiledBand[], reason: string): BandRemarks {
  const [first] = bands;
  const isSame = bands.every(
    (band) => other && bandAt(other.bands, band.fromAge)?.annualPremium === band.annualPremium,
  );
  return first && isSame ? [[first, reason]] : [];
}
