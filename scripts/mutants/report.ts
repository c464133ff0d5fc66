import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Mutant } from './plant.ts';
import type { Trials } from './trials.ts';

export type Tally = { readonly killed: number; readonly planted: number };

export type Verdict = {
  readonly folder: string;
  readonly whole: Tally;
  readonly byPart: ReadonlyMap<string, Tally>;
  readonly survivors: readonly Mutant[];
};

/** Left out is what is passed through at import alone, such as a table: its switch is read before a test can set it. */
export function verdictOn(folder: string, mutants: readonly Mutant[], trials: Trials): Verdict {
  const [reached, killed] = [new Set(trials.reached), new Set(trials.killed)];
  const atImport = new Set(trials.atImport);
  const tried = mutants.filter(({ id }) => reached.has(id) || !atImport.has(id));
  const tally = (of: readonly Mutant[]): Tally => ({
    killed: of.filter(({ id }) => killed.has(id)).length,
    planted: of.length,
  });
  const parts = Map.groupBy(tried, ({ fileName }) => partOf(folder, fileName));
  return {
    folder,
    whole: tally(tried),
    byPart: new Map([...parts].map(([part, of]) => [part, tally(of)])),
    survivors: tried.filter(({ id }) => !killed.has(id)),
  };
}

/** A folder of folders is told by folder, one of files by file. */
function partOf(folder: string, fileName: string): string {
  const path = relative('.', fileName);
  return dirname(path) === folder ? path : dirname(path);
}

export function percent({ killed, planted }: Tally): number {
  return planted === 0 ? 100 : (100 * killed) / planted;
}

export function line(name: string, tally: Tally): string {
  return `${name.padEnd(44)} ${percent(tally).toFixed(1).padStart(5)} %  ${tally.killed} of ${tally.planted}`;
}

/** "src/domain/x.ts:12:7  a < b  ->  a <= b" */
export function survivorLine({
  fileName,
  location: { start, end },
  replacement,
  mutatorName,
}: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  const cut = lines.map((text, index) =>
    text.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined),
  );
  const place = `${relative('.', fileName)}:${start.line + 1}:${start.column + 1}`;
  return `${place}  ${short(cut.join(' '))}  ->  ${short(replacement)}  (${mutatorName})`;
}

function short(code: string): string {
  const flat = code.replace(/\s+/g, ' ');
  return flat.length > 80 ? `${flat.slice(0, 77)}...` : flat;
}
