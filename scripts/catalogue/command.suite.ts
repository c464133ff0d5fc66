import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { shippedCatalogue, shippedFolder } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import { type IsoDate, isoDate } from '#domain/date.ts';
import { runCommand } from './run.ts';

export type Answer = { readonly code: number; readonly out: string; readonly aside: string };

export type CommandRig = {
  readonly dataDir: string;
  /** What counts as the shipped catalogue here. */
  readonly shipped: string;
  /** This is a copy of it that a test may spoil. */
  readonly folder: string;
  readonly ask: (...words: readonly string[]) => Promise<Answer>;
  /** As `ask`, with the setting MAX_HEAP_MB. */
  readonly askWithHeap: (maxHeapMb: number, ...words: readonly string[]) => Promise<Answer>;
  /** As `ask`, on another day. */
  readonly askOn: (today: IsoDate, ...words: readonly string[]) => Promise<Answer>;
  readonly edit: (file: string, find: string | RegExp, put: string) => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** Opens the command line in a data folder of its own, on 20 November 2026, with the real catalogue. */
export async function openBench(): Promise<CommandRig> {
  const home = await mkdtemp(join(tmpdir(), 'catalogue-desk-'));
  return rigAt(home, shippedFolder);
}

/** As `openBench`, with a catalogue of one insurer that is quick to store. */
export async function openSmallBench(): Promise<CommandRig> {
  const home = await mkdtemp(join(tmpdir(), 'catalogue-desk-'));
  const shipped = join(home, 'shipped');
  await writeSmallCatalogue(shipped);
  return rigAt(home, shipped);
}

const usualHeapMb = 256;
const usualDay = isoDate(2026, 11, 20);

async function rigAt(home: string, shipped: string): Promise<CommandRig> {
  const folder = join(home, 'copy');
  const dataDir = join(home, 'data');
  await cp(shipped, folder, { recursive: true });
  const askBy = async (maxHeapMb: number, today: IsoDate, words: readonly string[]) => {
    const [out, aside]: [string[], string[]] = [[], []];
    const code = await runCommand(words, {
      dataDir,
      fixedFolder: undefined,
      shippedFolder: shipped,
      maxHeapMb,
      today,
      load: (at, warn) => (at === shippedFolder ? shippedCatalogue() : loadCatalogue(at, warn)),
      say: (line) => out.push(line),
      aside: (line) => aside.push(line),
    });
    return { code, out: out.join('\n'), aside: aside.join('\n') };
  };
  return {
    dataDir,
    shipped,
    folder,
    ask: (...words) => askBy(usualHeapMb, usualDay, words),
    askWithHeap: (maxHeapMb, ...words) => askBy(maxHeapMb, usualDay, words),
    askOn: (today, ...words) => askBy(usualHeapMb, today, words),
    edit: async (file, find, put) => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      const changed = text.replace(find, put);
      if (changed === text) throw new Error(`Nothing to change in ${file}`);
      await writeFile(path, changed);
    },
    leave: () => rm(home, { recursive: true, force: true }),
  };
}
