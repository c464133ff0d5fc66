import { stat } from 'node:fs/promises';
import type { CatalogueFault } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { faultText } from '#adapters/catalogue/reading/catalogue-fault.ts';
import { isVersion, readActive, versionFolder } from '#adapters/catalogue/versions/catalogue-versions.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type Setting, WrongUse } from './command.ts';
import { formatCount } from './table.ts';

/** The folder that a word of the command line means: a folder, a stored version, or "active". */
export async function folderOf(setting: Setting, word: string | undefined): Promise<string> {
  if (word === undefined) return setting.fixedFolder ?? setting.shippedFolder;
  if (word === 'active') return soldFolder(setting);
  const stored = isVersion(word) ? versionFolder(setting.dataDir, word) : undefined;
  for (const folder of [word, ...(stored === undefined ? [] : [stored])]) {
    if (await isFolder(folder)) return folder;
  }
  throw new WrongUse(`"${word}" is neither a folder nor a stored version.`);
}

/**
 * Finds what the server sells: the folder of the settings, else the active version, else the shipped folder.
 */
export async function soldFolder({ dataDir, fixedFolder, shippedFolder }: Setting): Promise<string> {
  if (fixedFolder !== undefined) return fixedFolder;
  const active = await readActive(dataDir);
  return active === undefined ? shippedFolder : versionFolder(dataDir, active);
}

/** A file reports no more faults than this: who reads a hundred knows what is wrong with it. */
const maxLines = 100;

export function sayFaults(setting: Setting, faults: readonly CatalogueFault[]): void {
  sayByFile(setting, faults, 'fault');
}

/** What is lawful and odd; nothing, where there is none. */
export function sayWarnings(setting: Setting, warnings: readonly CatalogueFault[]): void {
  if (warnings.length > 0) sayByFile(setting, warnings, 'warning');
}

function sayByFile({ say }: Setting, all: readonly CatalogueFault[], noun: 'fault' | 'warning'): void {
  const files = Map.groupBy(all, ({ file }) => file);
  const mark = noun === 'warning' ? 'Warning: ' : '';
  for (const [file, own] of files) {
    for (const one of own.slice(0, maxLines)) say(`${mark}${faultText(one)}`);
    const rest = own.length - maxLines;
    if (rest > 0) say(`${file}: ${formatCount(rest, noun)} more`);
  }
  say(`${formatCount(all.length, noun)} in ${formatCount(files.size, 'file')}.`);
}

export function sizeOf(catalogue: Catalogue): string {
  return [
    formatCount(catalogue.insurers.size, 'insurer'),
    formatCount(catalogue.products.length, 'product'),
    formatCount(catalogue.slabs.size, 'slab'),
    formatCount(rateRows(catalogue.products), 'rate row'),
  ].join(', ');
}

export function rateRows(products: Catalogue['products']): number {
  return products
    .flatMap((product) => [...product.rates.values()])
    .reduce((sum, bands) => sum + bands.length, 0);
}

async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isDirectory() === true;
}
