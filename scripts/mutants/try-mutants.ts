import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import type { Planted } from './plant.ts';
import type { Trials } from './trials.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The tests of a folder that lead to its files, all in one warm worker, against the mutants planted there. */
export async function tryMutants(
  folder: string,
  files: readonly string[],
  { mutants, plugin }: Planted,
): Promise<Trials> {
  const trialsFile = resolve(`node_modules/.cache/mutants/${process.pid}.json`);
  const vitest = await createVitest(
    'test',
    {
      config: false,
      include: [`${folder}/**/*.test.ts`],
      related: [...files],
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      runner: pathOf('./trial-runner.ts'),
      setupFiles: [pathOf('./set-up.ts')],
      testTimeout: 120_000,
      reporters: [{}],
      // A cache knows a file by its own text, not by what is planted in it.
      fsModuleCache: false,
    },
    { plugins: [plugin] },
  );
  const tests = await vitest.getRelevantTestSpecifications();
  vitest.provide('testFiles', tests.length);
  vitest.provide('trialsFile', trialsFile);
  vitest.provide('mutatedFiles', Object.fromEntries(mutants.map(({ id, fileName }) => [id, fileName])));
  if (tests.length > 0) await vitest.runTestSpecifications(tests);
  await vitest.close();
  if (tests.length === 0) return { reached: [], killed: [], atImport: [], madeBefore: [], leftOut: [] };
  const trials: Trials = JSON.parse(readFileSync(trialsFile, 'utf8'));
  rmSync(trialsFile);
  return trials;
}
