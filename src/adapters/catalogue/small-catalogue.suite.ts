import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { shippedCatalogue } from './reading/planted-faults.suite.ts';

const insurer = 'konkan';
export const smallRates = `insurers/${insurer}/konkan-swasthya.rates.csv`;

/** Writes the shipped catalogue with one insurer only, which is quick to copy and to load. */
export async function writeSmallCatalogue(folder: string): Promise<void> {
  const others = join(shippedCatalogue, 'insurers', sep);
  const own = join(others, insurer);
  await cp(shippedCatalogue, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(others) || path.startsWith(own),
  });
  await edit(join(folder, 'hospitals.csv'), /\n[\s\S]*/, '\n');
  const home = join(folder, 'insurers', insurer);
  for (const file of await readdir(home)) {
    if (file.endsWith('.json') && file !== 'insurer.json') {
      await edit(join(home, file), /"similarProducts": \[[^\]]*\]/, '"similarProducts": []');
    }
  }
}

/** Gives the oldest ages another premium in the last row: a new version of the catalogue. */
export async function raiseLastRate(folder: string, by: number): Promise<void> {
  const raise = (_all: string, premium: string, end: string) => `${Number(premium) + by}${end}`;
  const path = join(folder, smallRates);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/(\d+)(\s*)$/, raise));
}

async function edit(path: string, find: RegExp, put: string): Promise<void> {
  await writeFile(path, (await readFile(path, 'utf8')).replace(find, put));
}
