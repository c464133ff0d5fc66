import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { IsoDate } from '#domain/date.ts';
import { BrokenCatalogue } from './catalogue-fault.ts';

const dataFile = /\.(json|csv|txt)$/;

/** JSON Schemas for editors: they describe the data and are no part of it. */
export const schemaFolder = 'schemas';

/** Every data file of the folder by its path inside, forward slashes, in a fixed order. */
export async function readCatalogueFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = await listFiles(folder);
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path.split(sep).join('/'), texts[index] ?? '']));
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const paths = await readdir(folder, { recursive: true });
    return paths.filter((path) => dataFile.test(path) && !path.startsWith(`${schemaFolder}${sep}`)).sort();
  } catch {
    const reason = 'is not a folder that can be read';
    throw new BrokenCatalogue([{ file: folder, row: undefined, column: undefined, value: '', reason }]);
  }
}

/** `<day it took effect>-<first 8 hex digits of the SHA-256 of all files>`: any changed byte is a new version. */
export function versionOf(files: ReadonlyMap<string, string>, effectiveFrom: IsoDate): string {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(`${path}\0${text}\0`);
  return `${effectiveFrom}-${hash.digest('hex').slice(0, 8)}`;
}
