import { setImmediate } from 'node:timers/promises';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { warnBesideOthers } from './products/beside-others.ts';
import { readForms } from './products/forms.ts';
import { checkInsurers, warnOfNoHospital } from './products/insurer-checks.ts';
import { checkTogether } from './products/product-checks.ts';
import { readInsurers, readProducts } from './products/products.ts';
import { BrokenCatalogue, type CatalogueFault, type Report, type Source } from './reading/catalogue-fault.ts';
import { fileIn } from './reading/catalogue-file.ts';
import { readCatalogueFiles, versionOf } from './reading/catalogue-files.ts';
import { readJson } from './reading/read-json.ts';
import { readBanks } from './tables/banks.ts';
import { readCities } from './tables/cities.ts';
import { readClaims } from './tables/claims.ts';
import { readHospitals } from './tables/hospitals.ts';
import { readOmbudsmen } from './tables/ombudsmen.ts';
import { readPlaces } from './tables/pincode-places.ts';
import { readStays } from './tables/stays.ts';
import { checkTableDay } from './tables/table-days.ts';
import {
  manifestSchema,
  readConditions,
  readExclusions,
  readTax,
  readTpas,
  readZones,
} from './tables/tables.ts';

/** Called after each product with all that are read so far; what it awaits lets others have their turn. */
export type AfterProduct = (products: readonly Product[]) => Promise<void>;

/** A server that loads a large catalogue goes on answering in between. */
export const restAfterProduct: AfterProduct = () => setImmediate();

/**
 * Reads and checks a whole catalogue folder; its format is told in `catalogue/README.md`.
 * `warn` hears of what is lawful and odd.
 * @throws BrokenCatalogue with every fault found: file, row, column, value and reason.
 */
export async function loadCatalogue(folder: string, warn?: Report): Promise<Catalogue> {
  return checkCatalogue(await readCatalogueFiles(folder), restAfterProduct, warn);
}

/** Checks as `loadCatalogue` does, for files by their path inside the folder. */
export async function checkCatalogue(
  files: ReadonlyMap<string, string>,
  afterProduct: AfterProduct,
  warn: Report = () => undefined,
): Promise<Catalogue> {
  const faults: CatalogueFault[] = [];
  const catalogue = await assemble({ files, report: (fault) => faults.push(fault), warn }, afterProduct);
  if (catalogue === undefined || faults.length > 0) throw new BrokenCatalogue(faults);
  return catalogue;
}

async function assemble(source: Source, afterProduct: AfterProduct): Promise<Catalogue | undefined> {
  const file = (path: string) => fileIn(source, path);
  const manifest = readJson(file('catalogue.json'), manifestSchema);
  const conditions = readConditions(file('conditions.json'));
  const names = file('place-names.json');
  const places = readPlaces(file('pincode-places.txt'), names);
  const choices = conditions.map(({ id, name }) => ({ id: String(id), label: name }));
  const states = places.states.map((name) => ({ id: name.en, label: name }));
  const forms = readForms(file('forms.json'), new Map(Object.entries({ conditions: choices, states })));
  const tables = {
    taxRates: readTax(file('tax.json')),
    zones: readZones(file('zones.json')),
    ...readBanks(file('banks.json')),
    cities: readCities(file('cities.json'), places.placeOf),
    ombudsmen: readOmbudsmen(file('ombudsmen.json'), places.states),
  };
  const exclusions = readExclusions(file('exclusions.json'));
  const insurers = readInsurers(source, readTpas(file('tpas.json')));
  checkInsurers(source, insurers, manifest?.effectiveFrom);
  const hospitals = readHospitals(file('hospitals.csv'), {
    placeOf: places.placeOf,
    cities: tables.cities,
    insurers: new Set(insurers.map(({ slug }) => slug)),
  });
  warnOfNoHospital(source, insurers, hospitals);
  const stays = readStays(file('stays.json'));
  const claims = readClaims(file('claims.json'), {
    conditionIds: new Set<number>(conditions.map(({ id }) => id)),
    states: new Map(places.states.map((name) => [name.en, name])),
  });
  if (forms === undefined || manifest === undefined || stays === undefined || claims === undefined)
    return undefined;
  checkTableDay(file('stays.json'), stays, manifest.effectiveFrom);
  checkTableDay(file('claims.json'), claims, manifest.effectiveFrom);
  const references = { conditions: new Map(conditions.map((one) => [one.id, one])), exclusions, forms };
  const products: Product[] = [];
  for (const insurer of insurers) {
    await readProducts(source, insurer, references, (product) => {
      products.push(product);
      return afterProduct(products);
    });
  }
  checkTogether(source, products);
  warnBesideOthers(source, products);
  return {
    version: versionOf(source.files, manifest.effectiveFrom),
    effectiveFrom: manifest.effectiveFrom,
    demo: manifest.demo,
    insurers: new Map(insurers.map((insurer) => [insurer.slug, insurer])),
    products,
    slabs: new Map(products.flatMap((product) => product.slabs.map((slab) => [slab.id, { product, slab }]))),
    conditions,
    ...tables,
    hospitals,
    stays,
    claims,
    forms: forms.definitions,
    placeOf: places.placeOf,
  };
}
