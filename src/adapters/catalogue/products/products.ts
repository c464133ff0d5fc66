import type { Insurer, Product, Slab, Tpa } from '#domain/catalogue/catalogue.ts';
import { reportTwice, type Source } from '../reading/catalogue-fault.ts';
import { type CatalogueFile, fileIn } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { formChangesOf } from './forms.ts';
import { insurerSchema, type RawInsurer } from './insurer-schema.ts';
import { type CatalogueReferences, checkProduct } from './product-checks.ts';
import { productSchema, type RawProduct } from './product-schema.ts';
import { checkRates, checkUnpriced } from './rates/rate-checks.ts';
import { checkRateSizes } from './rates/rate-sizes.ts';
import { rateFileOf, rateTableOf, readRates } from './rates/rates.ts';
import { warnOfOddTerms } from './terms/odd-terms.ts';
import { warnOfStandardCovers } from './terms/standard-terms.ts';
import { warnOfWorseTerms } from './terms/term-order.ts';

const insurerFolder = /^insurers\/([^/]+)\//;

export function readInsurers(source: Source, tpas: ReadonlyMap<string, Tpa>): readonly Insurer[] {
  const folders = new Set([...source.files.keys()].flatMap((path) => insurerFolder.exec(path)?.[1] ?? []));
  return [...folders].flatMap((folder) => {
    const file = fileIn(source, `insurers/${folder}/insurer.json`);
    const insurer = readJson(file, insurerSchema);
    if (insurer === undefined) return [];
    if (insurer.slug !== folder) file.report(['slug'], insurer.slug, 'differs from its folder');
    return [{ ...insurer, tpas: tpasOf(file, insurer, tpas) }];
  });
}

function tpasOf({ report }: CatalogueFile, raw: RawInsurer, tpas: ReadonlyMap<string, Tpa>): Insurer['tpas'] {
  reportTwice(report, raw.tpas, (index) => ['tpas', index]);
  return raw.tpas.flatMap((id, index) => {
    const tpa = tpas.get(id);
    if (tpa === undefined) report(['tpas', index], id, 'is no id of tpas.json');
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
    fileIn(source, path).reportWhole('belongs to no product');
  }
  for (const path of products) {
    const raw = readJson(fileIn(source, path), productSchema);
    if (raw !== undefined) await onProduct(productOf(source, path, raw, insurer, references));
  }
}

function productOf(
  source: Source,
  path: string,
  raw: RawProduct,
  insurer: Insurer,
  references: CatalogueReferences,
): Product {
  const file = fileIn(source, path);
  checkProduct(file, raw, references);
  const { features, unpriced: _gaps, ...rest } = raw;
  const slabs = raw.slabs.map((slab): Slab => ({ ...slab, features: { ...features, ...slab.features } }));
  warnOfWorseTerms({ slabs }, file.warn);
  warnOfOddTerms(raw, file.warn);
  warnOfStandardCovers(raw, file.warn);
  return {
    ...rest,
    insurer: insurer.slug,
    rates: ratesOf(file, fileIn(source, rateFileOf(path)), raw),
    slabs,
    standardExclusions: raw.standardExclusions.flatMap((code) => {
      const text = references.exclusions.get(code);
      return text === undefined ? [] : [{ code, text }];
    }),
    formChanges: formChangesOf(file, raw, references.forms),
  };
}

/** A product priced live has no rate table of its own; a file beside it would be one nobody reads. */
function ratesOf(productFile: CatalogueFile, file: CatalogueFile, raw: RawProduct): Product['rates'] {
  if (raw.pricing === 'live') {
    if (file.text !== undefined) file.reportWhole('a product priced live has no rates of its own');
    return new Map();
  }
  const rates = readRates(file, raw);
  if (rates.size > 0) {
    checkUnpriced(productFile, file, raw, rates);
    checkRates(file, raw, rates);
    checkRateSizes(file, raw, rates);
  }
  return rateTableOf(rates);
}
