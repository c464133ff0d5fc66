import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isoDate } from '#domain/date.ts';
import { runCommand } from './run.ts';

export const shippedFolder = resolve('catalogue');

export type Answer = { readonly code: number; readonly out: string; readonly aside: string };

export type Desk = {
  readonly dataDir: string;
  /** A copy of the shipped catalogue to spoil. */
  readonly folder: string;
  readonly ask: (...words: readonly string[]) => Promise<Answer>;
  readonly edit: (file: string, find: string | RegExp, put: string) => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** The command line in a data folder of its own, on 20 November 2026. */
export async function openDesk(): Promise<Desk> {
  const home = await mkdtemp(join(tmpdir(), 'catalogue-desk-'));
  const folder = join(home, 'copy');
  const dataDir = join(home, 'data');
  await cp(shippedFolder, folder, { recursive: true });
  return {
    dataDir,
    folder,
    ask: async (...words) => {
      const [out, aside]: [string[], string[]] = [[], []];
      const code = await runCommand(words, {
        dataDir,
        fixedFolder: undefined,
        shippedFolder,
        today: isoDate(2026, 11, 20),
        say: (line) => out.push(line),
        aside: (line) => aside.push(line),
      });
      return { code, out: out.join('\n'), aside: aside.join('\n') };
    },
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
