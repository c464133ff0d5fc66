import { readFile } from 'node:fs/promises';
import { type AfterProduct, checkCatalogue, restAfterProduct } from '#adapters/catalogue/load-catalogue.ts';
import { BrokenCatalogue, type CatalogueFault } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { readCatalogueFiles, sizeOfFolder } from '#adapters/catalogue/reading/catalogue-files.ts';
import {
  bytesOf,
  refuseBeforeItsDay,
  refuseWithoutRoom,
} from '#adapters/catalogue/versions/catalogue-room.ts';
import {
  loadVersion,
  readActive,
  storedVersions,
  storeVersion,
  versionFolder,
  writeActive,
} from '#adapters/catalogue/versions/catalogue-versions.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type Command, readArguments, type Setting, WrongUse, wordsOf } from './command.ts';
import { folderOf, rateRows, sayFaults, sayWarnings, sizeOf, soldFolder } from './folders.ts';
import { formatCount, grouped } from './table.ts';

type Files = ReadonlyMap<string, string>;

export const importCatalogue: Command = {
  summary: 'checks a catalogue and keeps it as a version that the server can sell',
  usage: [
    'import <folder> [--activate] [--confirm-warnings]',
    'import --rates <file.csv> --product <id> [--activate] [--confirm-warnings]',
    'import --list',
    'import --activate <version>',
    'import --shipped',
  ],
  help: [
    'A version is kept under DATA_DIR/catalogues. A failed or killed import changes nothing.',
    'One that does not fit the server twice, by MAX_HEAP_MB, is refused with the size that it asks for.',
    '--rates, --product  a copy of what is sold now, with the rates of this product replaced',
    '--confirm-warnings  what is lawful and odd is meant so: without it such a catalogue is not imported',
    '--activate          a running server sells it within seconds; with a version alone: goes back or on to that one',
    '--shipped           sell the shipped catalogue again',
    '--list              the versions kept, and which one is active',
  ],
  async run(args, setting) {
    const { values, positionals } = readArguments(args, {
      rates: { type: 'string' },
      product: { type: 'string' },
      activate: { type: 'boolean', default: false },
      'confirm-warnings': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      shipped: { type: 'boolean', default: false },
    });
    const [word] = wordsOf(positionals, 1);
    if (values.list) return list(setting);
    if (values.shipped) return sellShipped(setting);
    const options = { isActivated: values.activate, areWarningsConfirmed: values['confirm-warnings'] };
    if (values.rates !== undefined || values.product !== undefined) {
      if (word !== undefined)
        throw new WrongUse('--rates makes a copy of what is sold now; name no folder with it.');
      return store(setting, () => withRates(setting, values.rates, values.product), options);
    }
    if (word === undefined) throw new WrongUse('Name the folder to import.');
    if (values.activate && (await storedVersions(setting.dataDir)).includes(word))
      return activate(setting, word);
    const folder = await folderOf(setting, word);
    return store(setting, () => readCatalogueFiles(folder), options);
  },
};

type StoreOptions = { readonly isActivated: boolean; readonly areWarningsConfirmed: boolean };

async function store(
  setting: Setting,
  read: () => Promise<Files>,
  { isActivated, areWarningsConfirmed }: StoreOptions,
): Promise<number> {
  const { dataDir, say } = setting;
  const progress = seldom(setting.aside);
  try {
    const files = await read();
    progress(`${formatCount(files.size, 'file')} read`);
    refuseWithoutTwo(setting, bytesOf(files));
    const warnings: CatalogueFault[] = [];
    const catalogue = await checkCatalogue(files, sayProgress(progress), (one) => warnings.push(one));
    sayWarnings(setting, warnings);
    if (warnings.length > 0 && !areWarningsConfirmed) {
      say('Nothing was imported. If all of it is meant so, add --confirm-warnings.');
      return 1;
    }
    await storeVersion(dataDir, catalogue.version, files, (fileCount) =>
      progress(`${grouped(fileCount)} of ${formatCount(files.size, 'file')} written`),
    );
    say(
      `${catalogue.version} is kept in ${versionFolder(dataDir, catalogue.version)}: ${sizeOf(catalogue)}.`,
    );
    if (isActivated) return await activate(setting, catalogue.version);
    say(sellIt(catalogue, setting));
    return 0;
  } catch (error) {
    if (!(error instanceof BrokenCatalogue)) throw error;
    sayFaults(setting, error.faults);
    say('Nothing was imported.');
    return 1;
  }
}

function sellIt({ version, effectiveFrom }: Catalogue, { today }: Setting): string {
  const when = effectiveFrom > today ? ` from ${effectiveFrom} on` : '';
  return `Sell it${when}: npm run catalogue -- import --activate ${version}`;
}

/** The server holds two for a while when a catalogue follows one of its size. */
function refuseWithoutTwo({ maxHeapMb }: Setting, bytes: number): void {
  refuseWithoutRoom('the catalogue', { bytes, beside: bytes }, maxHeapMb);
}

const longEnough = 400;

/** Says where the work stands when nothing was said for a while; short work says nothing. */
function seldom(aside: Setting['aside']): Setting['aside'] {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < longEnough) return;
    last = performance.now();
    aside(line);
  };
}

function sayProgress(progress: Setting['aside']): AfterProduct {
  let rows = 0;
  return async (products: Catalogue['products']) => {
    rows += rateRows(products.slice(-1));
    progress(`${formatCount(products.length, 'product')} and ${formatCount(rows, 'rate row')} checked`);
    await restAfterProduct(products);
  };
}

/** What is sold now, the rates of one product replaced by those of the file. */
async function withRates(
  setting: Setting,
  file: string | undefined,
  product: string | undefined,
): Promise<Files> {
  if (file === undefined || product === undefined)
    throw new WrongUse('--rates and --product belong together.');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new WrongUse(`--rates: ${file} cannot be read.`);
  });
  const files = await readCatalogueFiles(await soldFolder(setting));
  const target = [...files.keys()].find((path) => path.endsWith(`/${product}.rates.csv`));
  if (target === undefined) throw new WrongUse(`--product: ${product} has no rates in what is sold now.`);
  return new Map([...files].map(([path, old]) => [path, path === target ? text : old]));
}

async function list({ dataDir, say }: Setting): Promise<number> {
  const [versions, active] = [await storedVersions(dataDir), await readActive(dataDir)];
  if (active !== undefined && !versions.includes(active)) say(`active: ${active}, which is not kept here`);
  for (const version of versions) say(version === active ? `${version}  active` : version);
  if (active === undefined) say('The shipped catalogue is active.');
  return 0;
}

/** Only what can be loaded and sold now becomes active. */
async function activate(setting: Setting, version: string): Promise<number> {
  const folder = versionFolder(setting.dataDir, version);
  const load = () => loadVersion(setting.dataDir, version, restAfterProduct);
  if (!(await maySell(setting, folder, load))) return 1;
  await writeActive(setting.dataDir, version);
  setting.say(`${version} is active.`);
  return sayIfFixed(setting);
}

async function maySell(setting: Setting, folder: string, load: () => Promise<Catalogue>): Promise<boolean> {
  try {
    refuseWithoutTwo(setting, await sizeOfFolder(folder));
    refuseBeforeItsDay(folder, await load(), setting.today);
    return true;
  } catch (error) {
    if (!(error instanceof BrokenCatalogue)) throw error;
    sayFaults(setting, error.faults);
    setting.say('What is sold stays as it was.');
    return false;
  }
}

async function sellShipped(setting: Setting): Promise<number> {
  const { shippedFolder } = setting;
  if (!(await maySell(setting, shippedFolder, () => setting.load(shippedFolder)))) return 1;
  await writeActive(setting.dataDir, undefined);
  setting.say('The shipped catalogue is active.');
  return sayIfFixed(setting);
}

function sayIfFixed({ fixedFolder, say }: Setting): number {
  if (fixedFolder !== undefined) say(`While CATALOGUE_DIR is set, ${fixedFolder} is sold all the same.`);
  return 0;
}
