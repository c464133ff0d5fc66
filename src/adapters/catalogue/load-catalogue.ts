import type { Catalogue, Insurer } from '#domain/catalogue/catalogue.ts';
import { BrokenCatalogue, type CatalogueFault, type Source } from './catalogue-fault.ts';
import { readCatalogueFiles, versionOf } from './catalogue-files.ts';
import { readForms } from './forms.ts';
import { readPlaces } from './pincode-places.ts';
import { checkTogether } from './product-checks.ts';
import { readInsurers, readProducts } from './products.ts';
import { readJson, reportValue } from './read-json.ts';
import { manifestSchema, readBanks, readConditions, readExclusions, readTax, readZones } from './tables.ts';

/**
 * Reads and checks a whole catalogue folder; its format is told in `catalogue/README.md`.
 * @throws BrokenCatalogue with every fault found: file, row, column, value and reason.
 */
export async function loadCatalogue(folder: string): Promise<Catalogue> {
  const files = await readCatalogueFiles(folder);
  const faults: CatalogueFault[] = [];
  const catalogue = assemble({ files, report: (fault) => faults.push(fault) });
  if (catalogue === undefined || faults.length > 0) throw new BrokenCatalogue(faults);
  return catalogue;
}

function assemble(source: Source): Catalogue | undefined {
  const manifest = readJson(source, 'catalogue.json', manifestSchema);
  const conditions = readConditions(source, 'conditions.json');
  const places = readPlaces(source, 'pincode-places.txt');
  const asked = conditions.map(({ id, name }) => ({ id: String(id), label: { en: name } }));
  const states = places.states.map((name) => ({ id: name, label: { en: name } }));
  const forms = readForms(source, 'forms.json', new Map(Object.entries({ conditions: asked, states })));
  const tables = {
    taxRates: readTax(source, 'tax.json'),
    zones: readZones(source, 'zones.json'),
    ...readBanks(source, 'banks.json'),
  };
  const exclusions = readExclusions(source, 'exclusions.json');
  const insurers = readInsurers(source);
  checkInsurers(source, insurers);
  if (forms === undefined || manifest === undefined) return undefined;
  const known = { conditionIds: new Set<number>(conditions.map(({ id }) => id)), exclusions, forms };
  const products = insurers.flatMap((insurer) => readProducts(source, insurer, known));
  checkTogether(source, products);
  return {
    version: versionOf(source.files, manifest.effectiveFrom),
    demo: manifest.demo,
    insurers: new Map(insurers.map((insurer) => [insurer.slug, insurer])),
    products,
    slabs: new Map(products.flatMap((product) => product.slabs.map((slab) => [slab.id, { product, slab }]))),
    conditions,
    ...tables,
    forms: forms.definitions,
    placeOf: places.placeOf,
  };
}

function checkInsurers(source: Source, insurers: readonly Insurer[]): void {
  const seen = new Set<number>();
  for (const { id, slug } of insurers) {
    const file = `insurers/${slug}/insurer.json`;
    if (seen.has(id)) reportValue(source, file, ['id'], id, 'is the id of two insurers');
    seen.add(id);
  }
  if (insurers.length > 0) return;
  const reason = 'holds no insurer';
  source.report({ file: 'insurers', row: undefined, column: undefined, value: '', reason });
}
