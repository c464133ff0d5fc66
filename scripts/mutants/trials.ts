import { readFileSync } from 'node:fs';

/** What came of the trials; ids are those of the instrumenter. */
export type Trials = {
  /** Mutants that some test passes through. */
  readonly reached: readonly string[];
  readonly killed: readonly string[];
  /** Mutants passed through while files are read, before any test. */
  readonly atImport: readonly string[];
  /** Mutants that no trial passed through: what is made once a process was made before. */
  readonly madeBefore: readonly string[];
  /** Tests that fail as the code stands, or still fail when a mutant has gone: they kill nothing. */
  readonly leftOut: readonly string[];
};

/** What a worker writes down as it goes, a line each: one that an endless mutant holds can say nothing more. */
export type Line =
  | { readonly worker: number; readonly reached: readonly string[]; readonly atImport: readonly string[] }
  | { readonly trying: string }
  | { readonly tried: string; readonly outcome: 'killed' | 'alive' | 'made before' }
  | { readonly leftOut: string };

export type TrialProgress = {
  readonly trials: Trials;
  readonly tried: readonly string[];
  /** The process of the last worker. */
  readonly worker: number | undefined;
  /** The last mutant of which a trial began. */
  readonly trying: string | undefined;
};

/** Reads what one worker or several, one after the other, wrote into a file. */
export function readProgress(file: string): TrialProgress {
  const lines: readonly Line[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const reached = lines.filter((line) => 'reached' in line);
  const first = reached[0];
  const outcomes = lines.flatMap((line) => ('tried' in line ? [line] : []));
  const of = (outcome: string) => outcomes.flatMap((one) => (one.outcome === outcome ? [one.tried] : []));
  return {
    trials: {
      reached: first?.reached ?? [],
      atImport: first?.atImport ?? [],
      killed: of('killed'),
      madeBefore: of('made before'),
      leftOut: [...new Set(lines.flatMap((line) => ('leftOut' in line ? [line.leftOut] : [])))],
    },
    tried: outcomes.map(({ tried }) => tried),
    worker: reached.at(-1)?.worker,
    trying: lines.findLast((line) => 'trying' in line)?.trying,
  };
}

/** What came of several passes over the same mutants. */
export function joinTrials(passes: readonly Trials[]): Trials {
  const all = (of: keyof Trials) => [...new Set(passes.flatMap((trials) => trials[of]))];
  const isMadeBefore = (id: string) =>
    passes.every(({ reached, madeBefore }) => madeBefore.includes(id) || !reached.includes(id));
  return {
    reached: all('reached'),
    killed: all('killed'),
    atImport: all('atImport'),
    madeBefore: all('madeBefore').filter(isMadeBefore),
    leftOut: all('leftOut'),
  };
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to vitest's own.
  interface ProvidedContext {
    /** After so many the worker has seen every test. */
    testFiles: number;
    /** Where it then writes down what comes of them. */
    trialsFile: string;
    /** By the id of a mutant that is to be tried: the file that it is planted in. */
    mutatedFiles: Readonly<Record<string, string>>;
  }
}
