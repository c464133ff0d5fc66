import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { CatalogueSource, Journal } from '#usecases/ports.ts';
import { BrokenCatalogue, faultText } from './catalogue-fault.ts';
import { activeStamp, cataloguesFolder, loadVersion, readActive } from './catalogue-versions.ts';
import { loadCatalogue, restAfterProduct } from './load-catalogue.ts';

export type CatalogueOpening = {
  /** When given, this folder is sold whatever is active, and nothing is watched. */
  readonly fixedFolder: string | undefined;
  readonly shippedFolder: string;
  readonly dataDir: string;
  readonly journal: Journal;
  /** How often to look, in milliseconds, where the system does not tell of changed files. */
  readonly pollEvery: number;
};

export type OpenCatalogue = CatalogueSource & { readonly close: () => Promise<void> };

/**
 * The catalogue that is sold, and every later one that becomes active while the process runs. An active version that
 * is broken changes nothing and is noted; at the start the shipped one takes its place.
 * @throws BrokenCatalogue when the fixed or the shipped folder is broken.
 */
export async function openCatalogueSource(opening: CatalogueOpening): Promise<OpenCatalogue> {
  const { fixedFolder, shippedFolder, dataDir, journal } = opening;
  if (fixedFolder !== undefined) {
    const fixed = await loadCatalogue(fixedFolder);
    return { current: () => fixed, close: async () => undefined };
  }
  const stamp = await activeStamp(dataDir);
  const active = await loadActive(opening, 'catalogue-active-failed');
  const first = active ?? (await loadCatalogue(shippedFolder));
  journal.note('catalogue-opened', { version: first.version });
  return watchActive(opening, first, stamp);
}

/** Undefined, and a note why, when the active version cannot be sold. */
async function loadActive(
  { shippedFolder, dataDir, journal }: CatalogueOpening,
  event: string,
): Promise<Catalogue | undefined> {
  try {
    const version = await readActive(dataDir);
    if (version === undefined) return await loadCatalogue(shippedFolder);
    return await loadVersion(dataDir, version, restAfterProduct);
  } catch (error) {
    const [first] = error instanceof BrokenCatalogue ? error.faults : [];
    const reason = first ? faultText(first) : String(error);
    journal.note(event, { reason, count: error instanceof BrokenCatalogue ? error.faults.length : 1 });
    return undefined;
  }
}

async function watchActive(
  opening: CatalogueOpening,
  first: Catalogue,
  firstStamp: string,
): Promise<OpenCatalogue> {
  const { dataDir, journal, pollEvery } = opening;
  let current = first;
  let seen = firstStamp;
  const look = async () => {
    const stamp = await activeStamp(dataDir);
    if (stamp === seen) return;
    seen = stamp;
    const next = await loadActive(opening, 'catalogue-change-failed');
    if (next === undefined || next.version === current.version) return;
    current = next;
    journal.note('catalogue-changed', { version: next.version });
  };
  // One look at a time: a version that loads slowly must not overtake a later one.
  let looking = Promise.resolve();
  const lookNext = () => {
    looking = looking.then(look).catch((error: unknown) => {
      journal.note('catalogue-watch-failed', { reason: String(error) });
    });
  };
  await mkdir(cataloguesFolder(dataDir), { recursive: true, mode: 0o700 });
  const watcher = watch(cataloguesFolder(dataDir), { persistent: false }, lookNext);
  // The poll goes on where the system cannot watch.
  watcher.on('error', () => watcher.close());
  const poll = setInterval(lookNext, pollEvery).unref();
  return {
    current: () => current,
    close: async () => {
      clearInterval(poll);
      watcher.close();
      await looking;
    },
  };
}
