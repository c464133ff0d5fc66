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

/** A test that passed as the code stands. */
type Passed = {
  readonly test: RunnerTestCase;
  /** What it took of the processor, which other work beside it does not change. */
  readonly milliseconds: number;
  /** What it took by the clock. */
  readonly clockMilliseconds: number;
};
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
/** By the clock, of one trial: what waits longer waits for something that the mutant took away. */
const trialEndsAfter = (usual: number) => 5_000 + 10 * usual;
/** So many tests that killed mutants of a file are asked first about its others. */
const mostKillers = 5;

/**
 * Runs all tests as the code stands, then with each mutant that they pass through until one fails: those that killed others of
 * its file, then the file's own, then others, the quickest first. What is opened for a test, and for all of its file, counts
 * with the test.
 */
// biome-ignore lint/style/noDefaultExport: vitest takes its runner from the default export.
export default class TrialRunner extends TestRunner {
  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    switches.currentTestId = suite.id;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    switches.currentTestId = test.id;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const [start, clockStart] = [process.cpuUsage(), performance.now()];
    try {
      await TestRunner.getTestFn(test)();
      const { user, system } = process.cpuUsage(start);
      const clockMilliseconds = performance.now() - clockStart;
      book.passed.push({ test, milliseconds: (user + system) / 1000, clockMilliseconds });
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
    const killer = await killerOf(mutant, files[mutant] ?? '', tests, perTest);
    if (killer === undefined) {
      write({ tried: mutant, outcome: passedThrough === 0 ? 'made before' : 'alive' });
      continue;
    }
    remember(killer, files[mutant] ?? '');
    write({ tried: mutant, outcome: 'killed' });
  }
}

/** By the id of a test or suite, and by that of a mutant: how often the one passed through the other. */
type Hits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A mutant's tests come the quickest first; only those that are tried count. */
function testsByMutant(
  hits: Hits,
  files: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly Passed[]> {
  const reachedBy = new Map<string, Passed[]>();
  for (const passed of book.passed.sort((a, b) => a.milliseconds - b.milliseconds))
    for (const mutant of mutantsOf(passed.test, hits).filter((id) => id in files)) {
      const tests = reachedBy.get(mutant);
      if (tests) tests.push(passed);
      else reachedBy.set(mutant, [passed]);
    }
  return reachedBy;
}

function mutantsOf(test: RunnerTestCase, hits: Hits): readonly string[] {
  const around = [test, ...suitesAround(test)];
  return [...new Set(around.flatMap(({ id }) => Object.keys(hits[id] ?? {})))];
}

/** By the mutated file, the last one first. */
const killers = new Map<string, readonly Passed[]>();

function remember(killer: Passed, mutatedFile: string): void {
  const others = (killers.get(mutatedFile) ?? []).filter((one) => one !== killer);
  killers.set(mutatedFile, [killer, ...others].slice(0, mostKillers));
}

/** How often trials came to the place of the mutant that is tried. */
let passedThrough = 0;

/** The test that fails with a mutant, and passes without. */
async function killerOf(
  mutant: string,
  mutatedFile: string,
  tests: readonly Passed[],
  hits: Hits,
): Promise<Passed | undefined> {
  const end = performance.now() + trialsEndAfter;
  for (const passed of inOrder(tests, mutatedFile)) {
    if (performance.now() > end) return undefined;
    const around = [passed.test, ...suitesAround(passed.test)];
    const count = around.reduce((sum, { id }) => sum + (hits[id]?.[mutant] ?? 0), 0);
    if (!(await failsWith(passed, mutant, count))) continue;
    // What a mutant left behind may fail a test for good, which then kills nothing; others are asked on.
    if (!(await failsWith(passed, undefined, 0))) return passed;
    write({ leftOut: `${passed.test.fullName}: fails for good` });
  }
  return undefined;
}

/** As many of them as a mutant is worth. */
function* inOrder(tests: readonly Passed[], mutatedFile: string): Generator<Passed> {
  // Those beside it that bear its name, as rating.test.ts and rating-terms.test.ts do of rating.ts, and the page's that it is for.
  const isOwn = ({ test: { file } }: Passed) =>
    file.filepath.startsWith(mutatedFile.replace(/\.ts$/, '')) || isPageAround(file.filepath, mutatedFile);
  const first = (killers.get(mutatedFile) ?? []).filter((killer) => tests.includes(killer));
  yield* first;
  const others = tests.filter((one) => !first.includes(one));
  let spent = 0;
  for (const own of others.filter(isOwn)) {
    spent += own.milliseconds;
    if (spent > ownMilliseconds) break;
    yield own;
  }
  spent = 0;
  for (const [tried, other] of others.filter((one) => !isOwn(one)).entries()) {
    spent += other.milliseconds;
    if (spent > (tried < leastTests ? mostMilliseconds : leastMilliseconds)) return;
    yield other;
  }
}

const isPageAround = (testFile: string, mutatedFile: string) =>
  testFile.endsWith('.page.test.tsx') && mutatedFile.startsWith(`${dirname(testFile)}/`);

async function failsWith(
  { test, clockMilliseconds }: Passed,
  mutant: string | undefined,
  count: number,
): Promise<boolean> {
  const limit = trialEndsAfter(clockMilliseconds);
  switches.activeMutant = mutant;
  switches.hitCount = 0;
  switches.hitLimit = patience(count);
  try {
    await within(limit, openedAndRun(test));
    return false;
  } catch {
    return true;
  } finally {
    passedThrough += switches.hitCount ?? 0;
    switches.activeMutant = undefined;
    // What a mutant broke may not be there to be put away.
    await within(limit, closed(test)).catch(() => undefined);
  }
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('It waits without an end')), milliseconds);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** What its file opened for all of its tests was closed behind them. */
async function openedAndRun(test: RunnerTestCase): Promise<void> {
  const suites = suitesAround(test).toReversed();
  for (const suite of suites) for (const open of TestRunner.getSuiteHooks(suite).beforeAll) await open(suite);
  for (const suite of suites)
    for (const open of TestRunner.getSuiteHooks(suite).beforeEach) await open(test.context, suite);
  await TestRunner.getTestFn(test)();
}

async function closed(test: RunnerTestCase): Promise<void> {
  const suites = suitesAround(test);
  const closings = [
    ...suites.flatMap((suite) =>
      TestRunner.getSuiteHooks(suite).afterEach.map((close) => () => close(test.context, suite)),
    ),
    ...suites.flatMap((suite) => TestRunner.getSuiteHooks(suite).afterAll.map((close) => () => close(suite))),
  ];
  for (const close of closings) await Promise.resolve(close()).catch(() => undefined);
}

function suitesAround(test: RunnerTestCase): readonly RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.push(suite);
  return suites.includes(test.file) ? suites : [...suites, test.file];
}
