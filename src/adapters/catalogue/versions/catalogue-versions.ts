import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type AfterProduct, checkCatalogue } from '../load-catalogue.ts';
import { BrokenCatalogue, wholeFault } from '../reading/catalogue-fault.ts';
import { readCatalogueFiles } from '../reading/catalogue-files.ts';

/*
 * <dataDir>/catalogues/<version>/   a checked catalogue, never changed once it has its name
 * <dataDir>/catalogues/active       the version that is sold; no such file: the shipped one
 */
const versionShape = /^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/;
const unfinished = '.unfinished-';
const unfinishedIsDeadAfterMs = 60 * 60 * 1000;
const claimIsDeadAfterMs = 10_000;

export function isVersion(text: string): boolean {
  return versionShape.test(text);
}

export function cataloguesFolder(dataDir: string): string {
  return join(dataDir, 'catalogues');
}

export function versionFolder(dataDir: string, version: string): string {
  return join(cataloguesFolder(dataDir), version);
}

/** Oldest first by the day they take effect. */
export async function storedVersions(dataDir: string): Promise<readonly string[]> {
  const names = await unlessMissing(readdir(cataloguesFolder(dataDir)), []);
  return names.filter(isVersion).sort();
}

/** Undefined: the shipped catalogue is sold. Whatever else stands in the file is answered as it stands. */
export async function readActive(dataDir: string): Promise<string | undefined> {
  const text = await unlessMissing(readFile(activeFile(dataDir), 'utf8'), undefined);
  return text?.trim();
}

/** Changes whenever the file is written, also with the same version again. */
export async function activeStamp(dataDir: string): Promise<string> {
  const stats = await unlessMissing(stat(activeFile(dataDir)), undefined);
  return stats === undefined ? 'none' : `${stats.ino} ${stats.mtimeMs}`;
}

/** One rename: whoever looks sees the old version or the new one. Undefined goes back to the shipped catalogue. */
export async function writeActive(dataDir: string, version: string | undefined): Promise<void> {
  const folder = cataloguesFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (version === undefined) await rm(activeFile(dataDir), { force: true });
  else {
    await withDraft(folder, async (draft) => {
      await writeFile(draft, `${version}\n`, { flush: true });
      await rename(draft, activeFile(dataDir));
    });
  }
  await syncFolder(folder);
}

/**
 * Loads a stored version.
 * @throws BrokenCatalogue when it is missing, broken, or not what its name says.
 */
export async function loadVersion(
  dataDir: string,
  version: string,
  afterProduct: AfterProduct,
): Promise<Catalogue> {
  const folder = versionFolder(dataDir, version);
  // Only a name of a version may become part of a path.
  if (!isVersion(version)) throw new BrokenCatalogue([wholeFault(folder, 'is not a version', version)]);
  const catalogue = await checkCatalogue(await readCatalogueFiles(folder), afterProduct);
  if (catalogue.version === version) return catalogue;
  const reason = 'was changed after it was stored: its files make another version';
  throw new BrokenCatalogue([wholeFault(folder, reason, catalogue.version)]);
}

/**
 * Keeps a checked catalogue under its version. The files are written and flushed beside, and get their place by one
 * rename: a kill at any moment leaves the whole version or none. `onFile` is told the count of files written.
 */
export async function storeVersion(
  dataDir: string,
  version: string,
  files: ReadonlyMap<string, string>,
  onFile: (fileCount: number) => void,
): Promise<void> {
  const home = cataloguesFolder(dataDir);
  await mkdir(home, { recursive: true, mode: 0o700 });
  await removeDead(home);
  const place = versionFolder(dataDir, version);
  if (await isStoredWhole(place, files)) return;
  await withDraft(home, async (draft) => {
    await writeFiles(draft, files, onFile);
    while (!(await hasMoved(draft, place))) {
      const stamp = await folderAt(place);
      // Another import of the same files was quicker.
      if (await isStoredWhole(place, files)) return;
      if (stamp !== undefined) await putAside(home, place, stamp);
    }
  });
  await syncFolder(home);
}

/** The draft is gone at the end, whatever happens: it has its place, or nobody needs it. */
async function withDraft(home: string, work: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(home, unfinishedName());
  try {
    await work(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** False when something stands in that place; a rename puts nothing over a folder that is not empty. */
async function hasMoved(draft: string, place: string): Promise<boolean> {
  try {
    await rename(draft, place);
    return true;
  } catch (error) {
    if (isRefusal(error, ['ENOTEMPTY', 'EEXIST'])) return false;
    throw error;
  }
}

/** Tells one folder from another that takes its place. */
async function folderAt(place: string): Promise<string | undefined> {
  const stats = await unlessMissing(stat(place), undefined);
  return stats && `${stats.ino}-${stats.birthtimeMs}`;
}

/**
 * A folder of a version that holds something else was spoiled after it was stored. One import alone may take it away:
 * another one would take the whole version that has come into its place.
 */
async function putAside(home: string, place: string, stamp: string): Promise<void> {
  const claim = join(home, `${unfinished}${stamp}`);
  if (!(await isMine(claim))) return;
  try {
    if ((await folderAt(place)) !== stamp) return;
    await withDraft(home, (aside) => unlessMissing(rename(place, aside), undefined));
  } finally {
    await rm(claim, { recursive: true, force: true });
  }
}

/** False while another import holds it; one that was killed meanwhile holds it for some seconds. */
async function isMine(claim: string): Promise<boolean> {
  try {
    await mkdir(claim);
    return true;
  } catch (error) {
    if (!isRefusal(error, ['EEXIST'])) throw error;
    const stats = await unlessMissing(stat(claim), undefined);
    if (stats && Date.now() - stats.mtimeMs > claimIsDeadAfterMs)
      await rm(claim, { recursive: true, force: true });
    return false;
  }
}

async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  onFile: (fileCount: number) => void,
): Promise<void> {
  const folders = new Set<string>([folder]);
  let fileCount = 0;
  for (const [path, text] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    for (let each = dirname(target); !folders.has(each); each = dirname(each)) folders.add(each);
    await writeFile(target, text, { flush: true });
    fileCount++;
    onFile(fileCount);
  }
  for (const each of folders) await syncFolder(each);
}

async function isStoredWhole(place: string, files: ReadonlyMap<string, string>): Promise<boolean> {
  if ((await unlessMissing(stat(place), undefined)) === undefined) return false;
  // What cannot be read as a catalogue, or went away meanwhile, is not this one.
  const stored = await readCatalogueFiles(place).catch(() => new Map<string, string>());
  return stored.size === files.size && [...files].every(([path, text]) => stored.get(path) === text);
}

/** What killed imports left behind; an import that is still at work is younger. */
async function removeDead(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(unfinished)) continue;
    const stats = await unlessMissing(stat(join(home, name)), undefined);
    if (stats === undefined || Date.now() - stats.mtimeMs < unfinishedIsDeadAfterMs) continue;
    await rm(join(home, name), { recursive: true, force: true });
  }
}

function activeFile(dataDir: string): string {
  return join(cataloguesFolder(dataDir), 'active');
}

function unfinishedName(): string {
  return `${unfinished}${randomBytes(8).toString('hex')}`;
}

/** Makes names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await work;
  } catch (error) {
    if (isRefusal(error, ['ENOENT'])) return otherwise;
    throw error;
  }
}

function isRefusal(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
