import { appendFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type InlineConfig } from 'vitest/node';
import { parsedWords } from '../web/parsed-words.ts';
import type { Planted } from './plant.ts';
import { joinTrials, type Line, readProgress, type Trials } from './trials.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Milliseconds that a worker is at one mutant: longer than all that may be asked of it, so something has become endless. */
const silence = 120_000;

/** Tests that draw whole pages have a document, as the project `pages` gives it to them. */
const pageTests = '.page.test.tsx';

/** What one worker is: the tests that it runs, and where they run. */
type Pass = Pick<InlineConfig, 'include' | 'exclude' | 'environment' | 'env'>;

/** Files of tests whose path begins so: all of a folder, or those of one name. */
const filesFrom = (path: string, end: string) => `${path}{*,/**/*}${end}`;

const passesOf = (tests: readonly string[]): readonly Pass[] => [
  { include: tests.map((path) => filesFrom(path, '.test.{ts,tsx}')), exclude: [`**/*${pageTests}`] },
  {
    include: tests.map((path) => filesFrom(path, pageTests)),
    environment: 'happy-dom',
    env: { NODE_ENV: 'production' },
  },
];

/** Tests, by how their paths begin, against mutants: pages are drawn against those that other tests let live. */
export async function tryMutants(
  tests: readonly string[],
  files: readonly string[],
  planted: Planted,
): Promise<Trials> {
  const passes: Trials[] = [];
  for (const pass of passesOf(tests)) {
    const killed = new Set(passes.flatMap((trials) => trials.killed));
    const mutants = planted.mutants.filter(({ id }) => !killed.has(id));
    passes.push(await tryIn(pass, files, { ...planted, mutants }));
  }
  return joinTrials(passes);
}

/**
 * Tests that lead to the files, all in one warm worker. A mutant that never comes to an end, or that fills the memory, is
 * killed with its worker, and another one goes on behind it.
 */
async function tryIn(pass: Pass, files: readonly string[], planted: Planted): Promise<Trials> {
  const trialsFile = resolve(`node_modules/.cache/mutants/${process.pid}.jsonl`);
  mkdirSync(dirname(trialsFile), { recursive: true });
  writeFileSync(trialsFile, '');
  try {
    while (!(await hasEnded(pass, files, planted, trialsFile))) {
      const endless: Line = { tried: readProgress(trialsFile).trying ?? '', outcome: 'killed' };
      appendFileSync(trialsFile, `${JSON.stringify(endless)}\n`);
    }
    return readProgress(trialsFile).trials;
  } finally {
    rmSync(trialsFile);
  }
}

/** Whether one worker came to the end of what was left to try. */
async function hasEnded(
  pass: Pass,
  files: readonly string[],
  { mutants, plugin }: Planted,
  trialsFile: string,
): Promise<boolean> {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      ...pass,
      related: [...files],
      watch: false,
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      runner: pathOf('./trial-runner.ts'),
      setupFiles: [pathOf('./set-up.ts')],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: [{}],
      // A cache knows a file by its own text, not by what is planted in it.
      fsModuleCache: false,
    },
    { plugins: [plugin, parsedWords()], oxc: { jsx: { runtime: 'automatic', development: false } } },
  );
  const tests = await vitest.getRelevantTestSpecifications();
  const tried = new Set(readProgress(trialsFile).tried);
  const remaining = mutants.filter(({ id }) => !tried.has(id));
  vitest.provide('testFiles', tests.length);
  vitest.provide('trialsFile', trialsFile);
  vitest.provide('mutatedFiles', Object.fromEntries(remaining.map(({ id, fileName }) => [id, fileName])));
  const watch = watchFor(trialsFile);
  const run = tests.length > 0 ? vitest.runTestSpecifications(tests) : Promise.resolve();
  const stuck = await Promise.race([run.then(() => undefined), watch.silent]);
  watch.end();
  if (stuck !== undefined) process.kill(stuck, 'SIGKILL');
  await run;
  await vitest.close();
  const { worker, trying, tried: outcomes } = readProgress(trialsFile);
  if (tests.length > 0 && worker === undefined) throw new Error('A worker ended before it tried a mutant');
  return trying === undefined || outcomes.includes(trying);
}

/** Tells which worker has been at one mutant for long. */
function watchFor(trialsFile: string): {
  readonly silent: Promise<number | undefined>;
  readonly end: () => void;
} {
  const { promise, resolve: tell } = Promise.withResolvers<number | undefined>();
  const timer = setInterval(() => {
    const { worker, trying, tried } = readProgress(trialsFile);
    const isAtOne = trying !== undefined && !tried.includes(trying);
    if (isAtOne && Date.now() - statSync(trialsFile).mtimeMs > silence) tell(worker);
  }, 5_000);
  return { silent: promise, end: () => clearInterval(timer) };
}
