import type { Insurer, Product, Slab, Tpa } from '#domain/catalogue/catalogue.ts';
import type { ReportAt, Source } from '../reading/catalogue-fault.ts';
import { readJson, reportValue, warnOfValue } from '../reading/read-json.ts';
import { formChangesOf } from './forms.ts';
import { insurerSchema, type RawInsurer } from './insurer-schema.ts';
import { type CatalogueReferences, checkProduct } from './product-checks.ts';
import { productSchema, type RawProduct } from './product-schema.ts';
import { checkRates } from './rates/rate-checks.ts';
import { checkRateSizes } from './rates/rate-sizes.ts';
import { rateFileOf, rateTableOf, readRates } from './rates/rates.ts';
import { warnOfOddTerms } from './terms/odd-terms.ts';
import { warnOfStandardCovers } from './terms/standard-terms.ts';
import { warnOfWorseTerms } from './terms/term-order.ts';

const insurerFolder = /^insurers\/([^/]+)\//;

export function readInsurers(source: Source, tpas: ReadonlyMap<string, Tpa>): readonly Insurer[] {
  const folders = new Set([...source.files.keys()].flatMap((path) => insurerFolder.exec(path)?.[1] ?? []));
  return [...folders].flatMap((folder) => {
    const file = `insurers/${folder}/insurer.json`;
    const insurer = readJson(source, file, insurerSchema);
    if (insurer === undefined) return [];
    if (insurer.slug !== folder) reportValue(source, file, ['slug'], insurer.slug, 'differs from its folder');
    return [{ ...insurer, tpas: tpasOf(source, file, insurer, tpas) }];
  });
}

function tpasOf(
  source: Source,
  file: string,
  raw: RawInsurer,
  tpas: ReadonlyMap<string, Tpa>,
): Insurer['tpas'] {
  return raw.tpas.flatMap((id, index) => {
    const tpa = tpas.get(id);
    if (tpa === undefined) reportValue(source, file, ['tpas', index], id, 'is no id of tpas.json');
    else if (raw.tpas.indexOf(id) < index) reportValue(source, file, ['tpas', index], id, 'stands twice');
    return tpa ?? [];
  });
}

/** Awaits `onProduct` with each product that has the right shape, before it goes on to the next. */
export async function readProducts(
  source: Source,
  insurer: Insurer,
  references: CatalogueReferences,
  onProduct: (product: Product) => Promise<void>,
): Promise<void> {
  const folder = `insurers/${insurer.slug}/`;
  const files = [...source.files.keys()].filter((path) => path.startsWith(folder));
  const products = files.filter((path) => path.endsWith('.json') && !path.endsWith('/insurer.json'));
  const rateFiles = new Set(products.map(rateFileOf));
  for (const path of files) {
    if (path.endsWith('.json') || rateFiles.has(path)) continue;
    source.report({
      file: path,
      row: undefined,
      column: undefined,
      value: '',
      reason: 'belongs to no product',
    });
  }
  for (const file of products) {
    const product = readProduct(source, insurer, file, references);
    if (product !== undefined) await onProduct(product);
  }
}

function readProduct(
  source: Source,
  insurer: Insurer,
  file: string,
  references: CatalogueReferences,
): Product | undefined {
  const raw = readJson(source, file, productSchema);
  if (raw === undefined) return undefined;
  checkProduct(source, file, raw, references);
  const { features, unpriced: _gaps, ...rest } = raw;
  const slabs = raw.slabs.map((slab): Slab => ({ ...slab, features: { ...features, ...slab.features } }));
  const warn: ReportAt = (keys, value, reason) => warnOfValue(source, file, keys, value, reason);
  warnOfWorseTerms({ slabs }, warn);
  warnOfOddTerms(raw, warn);
  warnOfStandardCovers(raw, warn);
  return {
    ...rest,
    insurer: insurer.slug,
    rates: ratesOf(source, file, raw),
    slabs,
    standardExclusions: raw.standardExclusions.flatMap((code) => {
      const text = references.exclusions.get(code);
      return text === undefined ? [] : [{ code, text }];
    }),
    formChanges: formChangesOf(source, file, raw, references.forms),
  };
}

/** A product priced live has no rate table of its own; a file beside it would be one nobody reads. */
function ratesOf(source: Source, productFile: string, raw: RawProduct): Product['rates'] {
  const file = rateFileOf(productFile);
  if (raw.pricing === 'live') {
    if (source.files.has(file)) {
      const reason = 'a product priced live has no rates of its own';
      source.report({ file, row: undefined, column: undefined, value: '', reason });
    }
    return new Map();
  }
  const rates = readRates(source, file, raw);
  if (rates.size > 0) {
    checkRates(source, file, raw, rates);
    checkRateSizes(source, file, raw, rates);
  }
  return rateTableOf(rates);
}
