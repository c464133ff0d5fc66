import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { shippedCatalogue } from './reading/planted-faults.suite.ts';

export const smallRates = 'insurers/konkan/konkan-swasthya.rates.csv';

/** Writes the shipped catalogue with some insurers only, one for a start, which is quick to copy, to load and to score. */
export async function writeSmallCatalogue(folder: string, ...insurers: readonly string[]): Promise<void> {
  const slugs = insurers.length > 0 ? insurers : ['konkan'];
  const others = join(shippedCatalogue, 'insurers', sep);
  const own = slugs.map((insurer) => join(others, insurer));
  await cp(shippedCatalogue, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(others) || own.some((home) => path.startsWith(home)),
  });
  await edit(join(folder, 'hospitals.csv'), /\n[\s\S]*/, '\n');
  for (const insurer of slugs) {
    const home = join(folder, 'insurers', insurer);
    for (const file of await readdir(home)) {
      if (file.endsWith('.json') && file !== 'insurer.json') {
        await edit(join(home, file), /"similarProducts": \[[^\]]*\]/, '"similarProducts": []');
      }
    }
  }
}

/** Gives a small catalogue to spoil. */
export async function withSmallCatalogue(
  insurers: readonly string[],
  spoil: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  try {
    await writeSmallCatalogue(folder, ...insurers);
    await spoil(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
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
