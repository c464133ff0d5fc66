import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** These tests passed only at the second try. They are reported, so that nobody gets used to them. */
  readonly flaky: number;
};
type Outcome = { readonly green: boolean; readonly output: string };
type Step = {
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the counts of a step that runs tests; the other steps count nothing. */
  readonly count?: () => Counts;
};

/** Those of `after` follow each other until one is red; those of `beside` run side by side, each to its end. */
type Work = Step | { readonly after: readonly Work[] } | { readonly beside: readonly Work[] };

const reports = join('node_modules', '.cache', 'check');
/** What Node has made of our sources: the servers that tests start and kill need not read them anew each time. */
const compiled = resolve('node_modules', '.cache', 'compiled');
const none: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

function vitest(title: string, projects: readonly string[]): Step {
  const report = join(reports, `${projects.join('-')}.json`);
  const options = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { title, command: ['vitest', 'run', ...options, ...reporters], count: () => countVitest(report) };
}

function playwright(title: string): Step {
  const report = join(reports, 'e2e.json');
  return {
    title,
    // A browser on a busy machine may stumble once; a second failure is one.
    command: ['playwright', 'test', '--retries=1', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => countPlaywright(report),
  };
}

/**
 * Ports wait for a database most of the time, so they run beside all that computes up to there; of that more than two at
 * once hinder each other. The API draws pages that are built. What measures itself runs alone.
 */
const all: Work = {
  after: [
    {
      beside: [
        vitest('ports and both stores', ['ports']),
        {
          after: [
            {
              beside: [
                {
                  after: [
                    vitest('unit and architecture', ['unit']),
                    vitest('pages over a server', ['pages']),
                  ],
                },
                {
                  after: [
                    { title: 'build', command: ['node', 'scripts/build.ts'] },
                    { title: 'the floor of browsers', command: ['node', 'scripts/check-floor.ts'] },
                    // It ends before its memory is worth tidying up.
                    { title: 'types', command: ['tsc', '-b'], env: { GOGC: 'off', GOMEMLIMIT: '3GiB' } },
                    { title: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
                  ],
                },
              ],
            },
            {
              beside: [
                {
                  after: [
                    { title: 'unused exports and files', command: ['knip'] },
                    {
                      title: 'exports and files that only tests use',
                      command: ['knip', '--production', '--config', 'knip.production.jsonc'],
                    },
                  ],
                },
                vitest('API', ['api']),
                vitest('the server killed at any moment', ['kill']),
              ],
            },
          ],
        },
      ],
    },
    vitest('attacks', ['attack']),
    playwright('browser, phone and desktop'),
  ],
};

function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = readNumbers(
    JSON.parse(readFileSync(report, 'utf8')),
    ['numPassedTests', 'numFailedTests', 'numFailedTestSuites', 'numPendingTests', 'numTodoTests'],
  );
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, flaky: 0 };
}

function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  const { expected, unexpected, flaky, skipped } = readNumbers(stats, [
    'expected',
    'unexpected',
    'flaky',
    'skipped',
  ]);
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

function readNumbers<Name extends string>(
  source: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Record<Name, number> {
  // Object.fromEntries forgets the literal keys; each is a name of `names`.
  return Object.fromEntries(names.map((name) => [name, Number(source[name])])) as Record<Name, number>;
}

function run(step: Step): Promise<Outcome> {
  const [program = '', ...args] = step.command;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      env: {
        NODE_COMPILE_CACHE: compiled,
        ...process.env,
        ...step.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const finish = (green: boolean) => resolve({ green, output: Buffer.concat(chunks).toString() });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${program}: ${error.message}`));
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** What a step adds to the sum. A red step always adds a failure, even when it broke before it counted. */
function countsOf(step: Step, { green }: Outcome): Counts {
  const counts = step.count === undefined ? none : readOrNone(step.count);
  if (green || counts.failed > 0) return counts;
  return { ...counts, failed: 1 };
}

function readOrNone(count: () => Counts): Counts {
  try {
    return count();
  } catch {
    return none;
  }
}

function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    flaky: a.flaky + b.flaky,
  };
}

function sentence({ passed, failed, skipped, flaky }: Counts): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${skips}${flaky > 0 ? `, ${flaky} flaky` : ''}`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function printDuplicates(): void {
  const { error, stdout } = spawnSync('duplicates', { encoding: 'utf8' });
  if (error === undefined) console.log(`\n== duplicates (a report, never red)\n${stdout.trim()}\n`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let sum = none;
const start = performance.now();

async function check(step: Step): Promise<boolean> {
  const stepStart = performance.now();
  const outcome = await run(step);
  const counts = countsOf(step, outcome);
  sum = add(sum, counts);
  const countText = step.count === undefined ? '' : `, ${sentence(counts)}`;
  console.log(`== ${step.title}: ${step.command.join(' ')}`);
  console.log(`   ${outcome.green ? 'green' : 'RED'} after ${seconds(stepStart)}${countText}`);
  if (!outcome.green || counts.flaky > 0) console.log(outcome.output);
  return outcome.green;
}

async function isGreen(work: Work): Promise<boolean> {
  if ('beside' in work) return (await Promise.all(work.beside.map(isGreen))).every(Boolean);
  if (!('after' in work)) return check(work);
  for (const each of work.after) if (!(await isGreen(each))) return false;
  return true;
}

if (await isGreen(all)) printDuplicates();
else process.exitCode = 1;
console.log(`${seconds(start)} in all`);
console.log(sentence(sum));
