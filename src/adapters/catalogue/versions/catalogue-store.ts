import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { dayInIndia } from '#domain/date.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import type { CatalogueSource, Clock } from '#usecases/ports.ts';
import { loadCatalogue, restAfterProduct } from '../load-catalogue.ts';
import { BrokenCatalogue, faultText } from '../reading/catalogue-fault.ts';
import { sizeOfFolder } from '../reading/catalogue-files.ts';
import { refuseBeforeItsDay, refuseWithoutRoom } from './catalogue-room.ts';
import {
  activeStamp,
  cataloguesFolder,
  loadVersion,
  readActive,
  versionFolder,
} from './catalogue-versions.ts';

export type CatalogueOpening = {
  /** When given, this folder is sold whatever is active, and nothing is watched. */
  readonly fixedFolder: string | undefined;
  readonly shippedFolder: string;
  readonly dataDir: string;
  readonly journal: Journal;
  /** A catalogue is not sold before the day that it takes effect. */
  readonly clock: Clock;
  /** The settings give the heap: what does not fit is not loaded. */
  readonly maxHeapMb: number;
  /** How often to look, in milliseconds, where the system does not tell of changed files. */
  readonly pollEvery: number;
};

export type OpenCatalogue = CatalogueSource & { readonly close: () => Promise<void> };

/**
 * The catalogue that is sold, and every later one that becomes active while the process runs. An active version that
 * is broken, or takes effect on a later day, changes nothing and is noted; at the start the shipped one takes its place.
 * @throws BrokenCatalogue when the fixed or the shipped folder is broken or not in effect yet.
 */
export async function openCatalogueSource(opening: CatalogueOpening): Promise<OpenCatalogue> {
  const { fixedFolder, shippedFolder, dataDir, journal } = opening;
  if (fixedFolder !== undefined) {
    const fixed = await loadFolder(opening, fixedFolder, undefined);
    return { current: () => fixed.catalogue, close: async () => undefined };
  }
  const stamp = await activeStamp(dataDir);
  const active = await loadActive(opening, undefined);
  const first = active ?? (await loadFolder(opening, shippedFolder, undefined));
  journal.note('catalogue-opened', { version: first.catalogue.version });
  return watchActive(opening, first, stamp);
}

type Loaded = { readonly catalogue: Catalogue; readonly bytes: number };

/** @throws BrokenCatalogue also when there is no room for it beside the other, and before its day. */
async function loadFolder(
  { maxHeapMb, clock }: CatalogueOpening,
  folder: string,
  beside: Loaded | undefined,
  load: () => Promise<Catalogue> = () => loadCatalogue(folder),
): Promise<Loaded> {
  const bytes = await sizeOfFolder(folder);
  refuseWithoutRoom(folder, { bytes, beside: beside?.bytes ?? 0 }, maxHeapMb);
  const catalogue = await load();
  refuseBeforeItsDay(folder, catalogue, dayInIndia(clock.now()));
  return { catalogue, bytes };
}

/** Undefined, and a note why, when the active version cannot be sold. */
async function loadActive(
  opening: CatalogueOpening,
  beside: Loaded | undefined,
): Promise<Loaded | undefined> {
  const { shippedFolder, dataDir, journal } = opening;
  try {
    const version = await readActive(dataDir);
    if (version === undefined) return await loadFolder(opening, shippedFolder, beside);
    return await loadFolder(opening, versionFolder(dataDir, version), beside, () =>
      loadVersion(dataDir, version, restAfterProduct),
    );
  } catch (error) {
    const [first] = error instanceof BrokenCatalogue ? error.faults : [];
    const reason = first ? faultText(first) : String(error);
    const count = error instanceof BrokenCatalogue ? error.faults.length : 1;
    journal.note(beside ? 'catalogue-change-failed' : 'catalogue-active-failed', { reason, count });
    return undefined;
  }
}

async function watchActive(
  opening: CatalogueOpening,
  first: Loaded,
  firstStamp: string,
): Promise<OpenCatalogue> {
  const { dataDir, journal, pollEvery } = opening;
  let current = first;
  let seenStamp = firstStamp;
  const look = async () => {
    const stamp = await activeStamp(dataDir);
    if (stamp === seenStamp) return;
    seenStamp = stamp;
    const next = await loadActive(opening, current);
    if (next === undefined || next.catalogue.version === current.catalogue.version) return;
    current = next;
    journal.note('catalogue-changed', { version: next.catalogue.version });
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
    current: () => current.catalogue,
    close: async () => {
      clearInterval(poll);
      watcher.close();
      await looking;
    },
  };
}
