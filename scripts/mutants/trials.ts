/** What came of the trials of one worker; ids are those of the instrumenter. */
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

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to vitest's own.
  interface ProvidedContext {
    /** After so many the worker has seen every test. */
    testFiles: number;
    /** Where it then leaves what came of them. */
    trialsFile: string;
    /** By the id of a mutant that is tried: the file that it is planted in. */
    mutatedFiles: Readonly<Record<string, string>>;
  }
}
