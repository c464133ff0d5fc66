import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { IsoDate } from '#domain/date.ts';
import { BrokenCatalogue, type CatalogueFault, wholeFault } from './catalogue-fault.ts';

const dataFile = /\.(json|csv|txt)$/;

/** JSON Schemas for editors: they describe the data and are no part of it. */
export const schemaFolder = 'schemas';

const megabyte = 1024 * 1024;
/**
 * The limit holds for all files together, thirty times the shipped ones: a server has to hold what it sells.
 */
const mostMegabytes = 64;

/**
 * Every data file of the folder by its path inside, forward slashes, in a fixed order.
 * @throws BrokenCatalogue for links, for more than can be held, and for texts that are not UTF-8.
 */
export async function readCatalogueFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = await listFiles(folder);
  await refuseTooLarge(folder, paths);
  const bodies = await Promise.all(paths.map((path) => readFile(join(folder, path))));
  const files = paths.map(
    (path, index) => [path.split(sep).join('/'), bodies[index] ?? Buffer.of()] as const,
  );
  refuse(
    files.flatMap(([file, body]) => (isUtf8(body) ? [] : [wholeFault(file, 'is not written in UTF-8')])),
  );
  return new Map(files.map(([file, body]) => [file, body.toString('utf8')]));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((): never => {
    throw new BrokenCatalogue([wholeFault(folder, 'is not a folder that can be read')]);
  });
  const pathOf = ({ parentPath, name }: Dirent) => relative(folder, join(parentPath, name));
  const own = entries
    .map((entry) => ({ entry, path: pathOf(entry) }))
    .filter(({ path }) => !path.startsWith(`${schemaFolder}${sep}`))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const strange = own.filter(({ entry }) => !entry.isFile() && !entry.isDirectory());
  // What a link leads to could be anything on this machine, and would be stored with the version.
  refuse(
    strange.map(({ path }) => wholeFault(path, 'is no ordinary file or folder; links are not followed')),
  );
  return own.flatMap(({ entry, path }) => (entry.isFile() && dataFile.test(path) ? [path] : []));
}

/** Bytes of all data files of the folder, none of them read. */
export async function sizeOfFolder(folder: string): Promise<number> {
  return sumOf(await sizesOf(folder, await listFiles(folder)));
}

function sizesOf(folder: string, paths: readonly string[]): Promise<readonly number[]> {
  return Promise.all(paths.map(async (path) => (await lstat(join(folder, path))).size));
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function refuseTooLarge(folder: string, paths: readonly string[]): Promise<void> {
  const sizes = await sizesOf(folder, paths);
  const all = sumOf(sizes);
  if (all <= mostMegabytes * megabyte) return;
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte).toLocaleString('en-IN')} MB`;
  const largest = sizes.indexOf(Math.max(...sizes));
  const reason = `is too large: all files together may have ${mostMegabytes} MB; the largest is ${paths[largest]} with ${inMegabytes(sizes[largest] ?? 0)}`;
  refuse([wholeFault(folder, reason, inMegabytes(all))]);
}

function refuse(faults: readonly CatalogueFault[]): void {
  if (faults.length > 0) throw new BrokenCatalogue(faults);
}

/** `<day it took effect>-<first 8 hex digits of the SHA-256 of all files>`: any changed byte is a new version. */
export function versionOf(files: ReadonlyMap<string, string>, effectiveFrom: IsoDate): string {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(`${path}\0${text}\0`);
  return `${effectiveFrom}-${hash.digest('hex').slice(0, 8)}`;
}
