import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { ProposalRow } from '#domain/operating/stuck.ts';
import { findByReference } from '#server/doors/operators/lookups.ts';
import { type Sheet, sheetLines } from '#server/doors/operators/sheet.ts';
import type { Ports } from '#usecases/ports.ts';

/** Exit codes, as `--help` says them. */
export const exitDone = 0;
export const exitNotDone = 1;
export const wrongUse = 2;

/** What a command says: told in words, or by `--json` as it is. */
export type CommandOutput = {
  readonly lines: readonly string[];
  readonly json: unknown;
  readonly code: number;
};

export type CommandInput = {
  readonly words: readonly string[];
  readonly options: { readonly count: number; readonly reason: string; readonly failed: boolean };
  /** Who asks, as the log names them. */
  readonly who: string;
};

export type Command = {
  /** Behind the command's name. */
  readonly takes: string;
  readonly help: string;
  readonly needsReason?: true;
  /** A list is read, which the log is to name so; undefined: the command writes its own lines. */
  readonly lists?: string;
  readonly run: (ports: Ports, input: CommandInput) => Promise<CommandOutput>;
};

/** What was written has no meaning; the message says what has. */
export class WrongUse extends Error {}

const options = {
  as: { type: 'string' },
  reason: { type: 'string', default: '' },
  count: { type: 'string', default: '50' },
  failed: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsOptionsConfig;

const mostLines = 1_000;

export type Line = CommandInput & {
  readonly name: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
};

/** @throws WrongUse */
export function readLine(args: readonly string[], user: string): Line {
  const { values, positionals } = parsed(args);
  const [name, ...words] = positionals;
  if (!/^\d{1,6}$/.test(values.count)) throw new WrongUse(`--count ${values.count} is no number.`);
  const as = values.as?.trim();
  if (as === '' || (as?.length ?? 0) > 60) throw new WrongUse('--as needs a name of up to 60 signs.');
  // Whatever name somebody gives, the user of the system is the one who was let in.
  const who = as === undefined || as === user ? user : `${as} (${user})`;
  const count = Math.min(Number(values.count), mostLines);
  const { reason, failed, json, help } = values;
  return { name, words, json, help, who, options: { count, reason: reason.trim(), failed } };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUse(error.message);
    throw error;
  }
}

/** @throws WrongUse unless so many words stand behind the command */
export function onlyWord({ words }: CommandInput, what: string): string {
  const [word, ...more] = words;
  if (word === undefined) throw new WrongUse(`Say ${what}.`);
  if (more[0] !== undefined) throw new WrongUse(`"${more[0]}" is one word too many.`);
  return word;
}

export function inSheets(json: unknown, ...sheets: readonly Sheet[]): CommandOutput {
  const lines = sheets.flatMap((sheet, at) => (at === 0 ? sheetLines(sheet) : ['', ...sheetLines(sheet)]));
  return { lines, json, code: exitDone };
}

export function sentenceOutput(sentence: string, json: unknown, code: number): CommandOutput {
  return { lines: [sentence], json, code };
}

/** The one purchase that is meant. */
export async function onePurchase(
  ports: Ports,
  input: CommandInput,
): Promise<
  { readonly ok: true; readonly row: ProposalRow } | { readonly ok: false; readonly output: CommandOutput }
> {
  const reference = onlyWord(input, 'which purchase: its number, the policy’s, a receipt, an order or an id');
  const { purchases } = await findByReference(ports, reference);
  const [row, ...others] = purchases;
  if (row && others.length === 0) return { ok: true, row };
  const numbers = purchases.map(({ number }) => number);
  const sentence = row
    ? `Several purchases are called so; say which: ${numbers.join(' ')}`
    : 'No purchase is called so.';
  return { ok: false, output: sentenceOutput(sentence, { found: numbers }, exitNotDone) };
}
