import { headsOf, type RowCovers, rateRowKey } from '#domain/catalogue/rate-row.ts';
import type { SlabId } from '#domain/ids.ts';
import type { Zone } from '#domain/location/place.ts';
import { never } from '#domain/result.ts';
import type { CatalogueFile } from '../../reading/catalogue-file.ts';
import type { RawProduct } from '../product-schema.ts';
import { smallerCovers } from '../smaller-covers.ts';
import type { FiledBand, FiledRates } from './rates.ts';

/** What of a product its rates are checked against. */
type CheckedProduct = Pick<
  RawProduct,
  'rateBy' | 'coverBases' | 'eligibility' | 'zonePricing' | 'unpriced'
> & { readonly slabs: readonly Pick<RawProduct['slabs'][number], 'id' | 'sumInsured' | 'deductible'>[] };

type Rates = {
  readonly file: CatalogueFile;
  readonly product: CheckedProduct;
  readonly rates: FiledRates;
  /** Whom the product's rows cover; every slab has rows for each of them in every zone. */
  readonly covered: readonly RowCovers[];
};

const adultAge = 18;
/** A plan for women may cost a little less once births are past; a rate that falls further is a slip of the pen. */
const leastOfBefore = 0.85;

/**
 * Every slab must have one rate, and only one, for every age the product takes, in every zone it prices by and for
 * everyone its rows cover. A rate that falls far with age, or at all with a higher sum insured, is a slip of the pen and refused.
 */
export function checkRates(file: CatalogueFile, product: CheckedProduct, rates: FiledRates): void {
  const checked = { file, product, rates, covered: coveredBy(product, rates) };
  for (const slab of product.slabs) {
    for (const zone of zonesOf(product)) {
      for (const covers of checked.covered) checkTable(checked, slab.id, zone, covers);
    }
  }
  checkZones(checked);
  checkShapes(checked);
  for (const zone of zonesOf(product)) {
    for (const covers of checked.covered) checkSlabsRise(checked, zone, covers);
  }
}

/** Family shapes are the insurer's choice, but one that is filed anywhere is filed for every slab and zone. */
function coveredBy({ rateBy, coverBases }: CheckedProduct, rates: FiledRates): readonly RowCovers[] {
  switch (rateBy) {
    case 'person':
      return ['person'];
    case 'primary-and-additional':
      return coverBases.includes('floater') ? ['primary', 'additional'] : ['primary'];
    case 'family-shape': {
      const alone = coverBases.includes('individual') ? (['1A'] as const) : [];
      return [...new Set<RowCovers>([...alone, ...[...rates.values()].map(({ covers }) => covers)])];
    }
    default:
      return never(rateBy);
  }
}

function zonesOf(product: CheckedProduct): readonly Zone[] {
  return product.zonePricing ? [1, 2, 3] : [1];
}

function bandsOf({ rates }: Rates, slab: SlabId, zone: Zone, covers: RowCovers) {
  return rates.get(rateRowKey(slab, zone, covers))?.bands;
}

function checkTable(checked: Rates, slab: SlabId, zone: Zone, covers: RowCovers): void {
  const bands = bandsOf(checked, slab, zone, covers);
  const whom = covers === 'person' ? '' : ` that cover ${covers}`;
  if (bands === undefined)
    checked.file.reportRow(undefined, 'slab', slab, `has no rates for zone ${zone}${whom}`);
  else checkBands(checked, bands, agesOf(checked.product, covers));
}

/** Ages without a filed rate are ages that no row is filed for; said once an entry, with the first such row. */
export function checkUnpriced(
  productFile: CatalogueFile,
  { path }: CatalogueFile,
  { unpriced }: CheckedProduct,
  rates: FiledRates,
): void {
  const filed = [...rates.values()].flatMap(({ bands }) => bands);
  unpriced.forEach((gap, index) => {
    const inside = filed.filter(({ fromAge, toAge }) => fromAge <= gap.toAge && gap.fromAge <= toAge);
    const first = inside.reduce<FiledBand | undefined>(
      (least, band) => (least && least.row < band.row ? least : band),
      undefined,
    );
    if (first === undefined) return;
    const reason = `ages ${first.fromAge} to ${first.toAge} have a rate in row ${first.row} of ${path}`;
    productFile.report(['unpriced', index], `${gap.fromAge} to ${gap.toAge}`, reason);
  });
}

function checkZones(checked: Rates): void {
  if (checked.product.zonePricing) return;
  const reason = 'must be 1: the product has one price for all of India';
  for (const { zone, bands } of checked.rates.values())
    if (zone !== 1) checked.file.reportRow(bands[0]?.row, 'zone', zone, reason);
}

/** A row for a family that the product takes nobody in would be one nobody reads. */
function checkShapes(checked: Rates): void {
  const { rateBy, eligibility } = checked.product;
  if (rateBy !== 'family-shape') return;
  for (const { covers, bands } of checked.rates.values()) {
    const { adults, children } = headsOf(covers);
    if (adults > eligibility.maxAdults || children > eligibility.maxChildren) {
      const most = `${eligibility.maxAdults} adults and ${eligibility.maxChildren} children`;
      checked.file.reportRow(bands[0]?.row, 'covers', covers, `is more than the product takes: ${most}`);
    }
  }
}

type Ages = { readonly from: number; readonly to: number };

/** A shape of children alone goes by the eldest child, every other one by an adult; so does the primary insured. */
function agesOf({ rateBy, eligibility }: CheckedProduct, covers: RowCovers): Ages {
  const { adultMin, adultMax, childMaxYears, maxChildren } = eligibility;
  const anyone = { from: maxChildren > 0 ? 0 : adultMin, to: adultMax };
  const adult = { from: adultMin, to: adultMax };
  if (covers === 'person' || covers === 'additional') return anyone;
  if (rateBy !== 'family-shape' || headsOf(covers).adults > 0) return adult;
  return { from: 0, to: Math.min(childMaxYears, adultMin - 1) };
}

function checkBands(checked: Rates, bands: readonly FiledBand[], ages: Ages): void {
  let expected = ages.from;
  let before: FiledBand | undefined;
  for (const band of bands) {
    if (before !== undefined && band.fromAge <= before.toAge) {
      checked.file.reportRow(band.row, 'from_age', band.fromAge, `overlaps the band to ${before.toAge}`);
    }
    checkGap(checked, expected, band.fromAge - 1, band.row);
    checkRises(checked, before, band);
    expected = Math.max(expected, band.toAge + 1);
    before = band;
  }
  checkGap(checked, expected, ages.to, before?.row);
}

function checkGap(checked: Rates, from: number, to: number, row: number | undefined): void {
  for (let age = from; age <= to; age++) {
    if (checked.product.unpriced.some((gap) => gap.fromAge <= age && age <= gap.toAge)) continue;
    checked.file.reportRow(row, 'from_age', age, `no rate for age ${age}, nor is it among the unpriced ages`);
    return;
  }
}

function checkRises({ file }: Rates, before: FiledBand | undefined, { row, annualPremium }: FiledBand): void {
  if (before === undefined || before.fromAge < adultAge || annualPremium >= before.annualPremium) return;
  const isLittle = annualPremium >= before.annualPremium * leastOfBefore;
  const tell = isLittle ? file.warnRow : file.reportRow;
  tell(
    row,
    'annual_premium',
    annualPremium,
    `is ${isLittle ? 'a little ' : ''}lower than for the age band before`,
  );
}

/** Among slabs of one deductible a higher sum insured never costs less. */
function checkSlabsRise(checked: Rates, zone: Zone, covers: RowCovers): void {
  for (const [slabId, smaller] of smallerCovers(checked.product.slabs)) {
    const smallerBands = bandsOf(checked, smaller.id, zone, covers) ?? [];
    for (const band of bandsOf(checked, slabId, zone, covers) ?? []) {
      const other = smallerBands.find(
        ({ fromAge, toAge }) => fromAge <= band.fromAge && band.fromAge <= toAge,
      );
      if (other === undefined || band.annualPremium >= other.annualPremium) continue;
      const { row, annualPremium } = band;
      checked.file.reportRow(row, 'annual_premium', annualPremium, `is lower than that of ${smaller.id}`);
    }
  }
}
