import { rateKey } from '#domain/catalogue/catalogue.ts';
import type { Zone } from '#domain/location/place.ts';
import type { Source } from './catalogue-fault.ts';
import type { RawProduct } from './product-schema.ts';
import type { FiledBand, FiledRates, RateColumn } from './rates.ts';

type Rates = {
  readonly source: Source;
  readonly file: string;
  readonly product: RawProduct;
  readonly rates: FiledRates;
};

const adultAge = 18;

/**
 * Every slab must have one rate, and only one, for every age the product takes, in every zone it prices by.
 * A rate that falls with age or with a higher sum insured is a slip of the pen and refused as well.
 */
export function checkRates(source: Source, file: string, product: RawProduct, rates: FiledRates): void {
  const checked = { source, file, product, rates };
  for (const slab of product.slabs) {
    for (const zone of zonesOf(product)) {
      const bands = rates.get(rateKey(slab.id, zone));
      if (bands === undefined) report(checked, undefined, 'slab', slab.id, `has no rates for zone ${zone}`);
      else checkBands(checked, bands);
    }
  }
  checkZones(checked);
  for (const zone of zonesOf(product)) checkSlabsRise(checked, zone);
}

function zonesOf(product: RawProduct): readonly Zone[] {
  return product.zonePricing ? [1, 2, 3] : [1];
}

function checkZones(checked: Rates): void {
  if (checked.product.zonePricing) return;
  for (const [key, bands] of checked.rates) {
    const zone = key.split('|')[1] ?? '';
    if (zone !== '1') {
      report(checked, bands[0]?.row, 'zone', zone, 'must be 1: the product has one price for all of India');
    }
  }
}

function checkBands(checked: Rates, bands: readonly FiledBand[]): void {
  const { eligibility } = checked.product;
  const firstAge = eligibility.maxChildren > 0 ? 0 : eligibility.adultMin;
  let expected = firstAge;
  let before: FiledBand | undefined;
  for (const band of bands) {
    if (before !== undefined && band.fromAge <= before.toAge) {
      report(checked, band.row, 'from_age', band.fromAge, `overlaps the band to ${before.toAge}`);
    }
    checkGap(checked, expected, band.fromAge - 1, band.row);
    checkRises(checked, before, band);
    expected = Math.max(expected, band.toAge + 1);
    before = band;
  }
  checkGap(checked, expected, eligibility.adultMax, before?.row);
}

function checkGap(checked: Rates, from: number, to: number, row: number | undefined): void {
  for (let age = from; age <= to; age++) {
    if (checked.product.unpriced.some((gap) => gap.fromAge <= age && age <= gap.toAge)) continue;
    report(checked, row, 'from_age', age, `no rate for age ${age}, nor is it among the unpriced ages`);
    return;
  }
}

function checkRises(checked: Rates, before: FiledBand | undefined, band: FiledBand): void {
  if (before === undefined || before.fromAge < adultAge || band.annualPremium >= before.annualPremium) return;
  report(checked, band.row, 'annual_premium', band.annualPremium, 'is lower than for the age band before');
}

/** Among slabs of one deductible a higher sum insured never costs less. */
function checkSlabsRise(checked: Rates, zone: Zone): void {
  const rising = [...checked.product.slabs].sort(
    (a, b) => (a.deductible ?? 0) - (b.deductible ?? 0) || a.sumInsured - b.sumInsured,
  );
  rising.forEach((slab, index) => {
    const smaller = rising[index - 1];
    if (smaller === undefined || smaller.deductible !== slab.deductible) return;
    const bands = checked.rates.get(rateKey(slab.id, zone)) ?? [];
    const smallerBands = checked.rates.get(rateKey(smaller.id, zone)) ?? [];
    for (const band of bands) {
      const other = smallerBands.find(
        ({ fromAge, toAge }) => fromAge <= band.fromAge && band.fromAge <= toAge,
      );
      if (other !== undefined && band.annualPremium < other.annualPremium) {
        report(
          checked,
          band.row,
          'annual_premium',
          band.annualPremium,
          `is lower than that of ${smaller.id}`,
        );
      }
    }
  });
}

function report(
  checked: Rates,
  row: number | undefined,
  column: RateColumn,
  value: string | number,
  reason: string,
): void {
  checked.source.report({ file: checked.file, row, column, value: String(value), reason });
}
