import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import type { Line } from './trials.ts';

/** What the instrumenter's switches read and write, under its own names. */
type Switches = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
};

/** A test that passed as the code stands, and what it took of the processor, which other work beside it does not change. */
type Passed = { readonly test: RunnerTestCase; readonly milliseconds: number };
type Book = { files: number; readonly passed: Passed[] };

/** Lives as long as the worker, which takes one file of tests after the other. */
const worker = globalThis as { __stryker__?: Switches; mutantsBook?: Book }; // the switches look for theirs there
worker.__stryker__ ??= {};
worker.mutantsBook ??= { files: 0, passed: [] };
const switches = worker.__stryker__;
const book = worker.mutantsBook;

/**
 * A mutant may pass its place this many times as often as the code does; more is a loop without an end. Where the code
 * passes it millions of times in seconds, a hundred times as many would be minutes.
 */
const patience = (count: number) => Math.min(100 * count, 3 * count + 1_000_000);
/**
 * A mutant lives when the tests of its file, for as long as this, and of others as many as these, and as long ones, have
 * let it. What takes longer by itself is no help, and is not asked.
 */
const ownMilliseconds = 10_000;
const leastTests = 25;
const leastMilliseconds = 2_000;
const mostMilliseconds = 4_000;
/** By the clock, of all trials of one mutant: well before its worker is taken for stuck. */
const trialsEndAfter = 40_000;

/**
 * Runs all tests as the code stands, then with each mutant that they pass through until one fails: the mutated file's own,
 * then others, the quickest first.
 */
// biome-ignore lint/style/noDefaultExport: vitest takes its runner from the default export.
export default class TrialRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const start = process.cpuUsage();
    switches.currentTestId = test.id;
    try {
      await TestRunner.getTestFn(test)();
      const { user, system } = process.cpuUsage(start);
      book.passed.push({ test, milliseconds: (user + system) / 1000 });
    } catch (error) {
      write({ leftOut: `${test.fullName}: ${error}` });
      throw error;
    } finally {
      switches.currentTestId = undefined;
    }
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    book.files += files.length;
    if (book.files < inject('testFiles')) return;
    await tryAll();
  }
}

function write(line: Line): void {
  appendFileSync(inject('trialsFile'), `${JSON.stringify(line)}\n`);
}

async function tryAll(): Promise<void> {
  const { static: outsideTests = {}, perTest = {} } = switches.mutantCoverage ?? {};
  // Before any trial, which would add where a mutant leads.
  const atImport = Object.keys(outsideTests);
  const files = inject('mutatedFiles');
  const reachedBy = testsByMutant(perTest, files);
  write({ worker: process.pid, reached: [...reachedBy.keys()], atImport });
  let tried = 0;
  for (const [mutant, tests] of reachedBy) {
    if (tried++ % 100 === 0) process.stderr.write(`${tried} of ${reachedBy.size}\n`);
    write({ trying: mutant });
    passedThrough = 0;
    const isKilled = await isNoticed(mutant, files[mutant] ?? '', tests, perTest);
    const ifNot = passedThrough === 0 ? 'made before' : 'alive';
    write({ tried: mutant, outcome: isKilled ? 'killed' : ifNot });
  }
}

/** A mutant's tests come the quickest first; only those that are tried count. */
function testsByMutant(
  hits: Readonly<Record<string, Readonly<Record<string, number>>>>,
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly Passed[]> {
  const reachedBy = new Map<string, Passed[]>();
  for (const passed of book.passed.sort((a, b) => a.milliseconds - b.milliseconds))
    for (const mutant of Object.keys(hits[passed.test.id] ?? {}).filter((id) => id in files))
      reachedBy.set(mutant, [...(reachedBy.get(mutant) ?? []), passed]);
  return reachedBy;
}

/** How often trials came to the place of the mutant that is tried. */
let passedThrough = 0;

async function isNoticed(
  mutant: string,
  mutatedFile: string,
  tests: readonly Passed[],
  hits: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<boolean> {
  // Those beside it that bear its name, as rating.test.ts and rating-terms.test.ts do of rating.ts, and the page's that it is for.
  const isOwn = ({ test: { file } }: Passed) =>
    file.filepath.startsWith(mutatedFile.replace(/\.ts$/, '')) || isPageAround(file.filepath, mutatedFile);
  const end = performance.now() + trialsEndAfter;
  const kills = async ({ test }: Passed) => {
    if (performance.now() >= end || !(await failsWith(test, mutant, hits[test.id]?.[mutant] ?? 0))) return false;
    // What a mutant left behind may fail a test for good, which then kills nothing; others are asked on.
    const isSpoilt = await failsWith(test, undefined, 0);
    if (isSpoilt) write({ leftOut: `${test.fullName}: fails for good` });
    return !isSpoilt;
  };
  let spent = 0;
  for (const own of tests.filter(isOwn)) {
    spent += own.milliseconds;
    if (spent > ownMilliseconds) break;
    if (await kills(own)) return true;
  }
  spent = 0;
  for (const [tried, other] of tests.filter((one) => !isOwn(one)).entries()) {
    spent += other.milliseconds;
    if (spent > (tried < leastTests ? mostMilliseconds : leastMilliseconds)) return false;
    if (await kills(other)) return true;
  }
  return false;
}

const isPageAround = (testFile: string, mutatedFile: string) =>
  testFile.endsWith('.page.test.tsx') && mutatedFile.startsWith(`${dirname(testFile)}/`);

async function failsWith(test: RunnerTestCase, mutant: string | undefined, count: number): Promise<boolean> {
  // What its file opened for all of its tests was closed behind them.
  await runHooks(test, 'beforeAll');
  await runHooks(test, 'beforeEach');
  switches.activeMutant = mutant;
  switches.hitCount = 0;
  switches.hitLimit = patience(count);
  try {
    await TestRunner.getTestFn(test)();
    return false;
  } catch {
    return true;
  } finally {
    passedThrough += switches.hitCount ?? 0;
    switches.activeMutant = undefined;
    await runHooks(test, 'afterEach');
    await runHooks(test, 'afterAll');
  }
}

/** What a mutant broke may not be there to be put away. */
async function runHooks(
  test: RunnerTestCase,
  hook: 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll',
): Promise<void> {
  const suites = suitesAround(test);
  for (const suite of hook.startsWith('before') ? suites.toReversed() : suites) {
    const hooks = TestRunner.getSuiteHooks(suite);
    const calls =
      hook === 'beforeEach' || hook === 'afterEach'
        ? hooks[hook].map((run) => () => run(test.context, suite))
        : hooks[hook].map((run) => () => run(suite));
    for (const call of calls) await Promise.resolve(call()).catch(() => undefined);
  }
}

function suitesAround(test: RunnerTestCase): readonly RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.push(suite);
  return suites.includes(test.file) ? suites : [...suites, test.file];
}
