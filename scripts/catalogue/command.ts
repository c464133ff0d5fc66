import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Report } from '#adapters/catalogue/reading/catalogue-fault.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';

/** Where a command works and where its words go. */
export type Setting = {
  readonly dataDir: string;
  /** CATALOGUE_DIR, when it is set: the server then sells this folder, whatever version is active. */
  readonly fixedFolder: string | undefined;
  readonly shippedFolder: string;
  /** The settings give the heap that the server is started with. */
  readonly maxHeapMb: number;
  readonly today: IsoDate;
  /** Reads and checks the catalogue in a folder; `warn` hears of what is lawful and odd. */
  readonly load: (folder: string, warn?: Report) => Promise<Catalogue>;
  readonly say: (line: string) => void;
  /** Standard error: what goes on in long work, and what was wrong with the words. */
  readonly aside: (line: string) => void;
};

export type Command = {
  readonly summary: string;
  /** Written after `npm run catalogue -- `, one way of use a line. */
  readonly usage: readonly string[];
  readonly help: readonly string[];
  /** Answers the exit code: 0 done, 1 a fault of the catalogue. */
  readonly run: (args: readonly string[], setting: Setting) => Promise<number>;
};

/** The caller wrote something that has no meaning; the message says what has. */
export class WrongUse extends Error {}

export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUse(error.message);
    throw error;
  }
}

/** At most `most` words that belong to no option. */
export function wordsOf(positionals: readonly string[], most: number): readonly string[] {
  const extra = positionals[most];
  if (extra !== undefined) throw new WrongUse(`"${extra}" is one word too many.`);
  return positionals;
}

export function choiceOf<const Choice extends string>(
  option: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((choice) => choice === text);
  if (choice !== undefined) return choice;
  throw new WrongUse(`--${option} ${text}: it has to be one of ${choices.join(', ')}.`);
}
