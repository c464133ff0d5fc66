import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Mutant } from './plant.ts';
import type { Trials } from './trials.ts';

export type Tally = { readonly killed: number; readonly planted: number };

export type Verdict = {
  readonly byFile: ReadonlyMap<string, Tally>;
  readonly survivors: readonly Mutant[];
};

/**
 * Left out is what is passed through at import alone, such as a table, and what is made once a process: its switch is read
 * before a test can set it.
 */
export function verdictOn(mutants: readonly Mutant[], trials: Trials): Verdict {
  const [reached, killed] = [new Set(trials.reached), new Set(trials.killed)];
  const [atImport, madeBefore] = [new Set(trials.atImport), new Set(trials.madeBefore)];
  const tried = mutants.filter(({ id }) => (reached.has(id) ? !madeBefore.has(id) : !atImport.has(id)));
  const byFile = new Map<string, Tally>();
  for (const { fileName, id } of tried) {
    const file = relative('.', fileName);
    const one = { killed: killed.has(id) ? 1 : 0, planted: 1 };
    byFile.set(file, added([byFile.get(file) ?? none, one]));
  }
  return { byFile, survivors: tried.filter(({ id }) => !killed.has(id)) };
}

const none: Tally = { killed: 0, planted: 0 };

export function added(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { killed, planted }) => ({ killed: sum.killed + killed, planted: sum.planted + planted }),
    none,
  );
}

export function isBelow({ killed, planted }: Tally, percent: number): boolean {
  return 100 * killed < percent * planted;
}

export function line(name: string, { killed, planted }: Tally): string {
  const share = planted === 0 ? '-' : ((100 * killed) / planted).toFixed(1);
  return `${name.padEnd(46)} ${share.padStart(5)} %  ${killed} of ${planted}`;
}

/** It gives "src/domain/x.ts:12:7 a < b -> a <= b". */
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
