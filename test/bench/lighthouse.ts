import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../e2e/browser.ts';

/**
 * Lighthouse comes in its own version, fetched when it is first asked for: with all it brings it is larger
 * than everything else that `npm ci` installs for a test.
 */
const version = '13.5.0';
const categories = ['performance', 'accessibility', 'seo'] as const;
/** A page that takes longer than this is not measured but stuck. */
const timeout = 180_000;
/** Its report of one page is some megabytes of text. */
const maxBuffer = 64 * 1024 * 1024;

const run = promisify(execFile);

export type Verdict = {
  /** Scores out of 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly paintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** How fast this machine was meanwhile: a quiet one of today has 1,500 and more. */
  readonly machine: number;
  /** Audits that cost points, but for those of speed, whose figures stand above. */
  readonly faults: readonly string[];
};

/** As much of a report as is read here. */
type Report = {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>
  >;
};

/** Loads a page once in a fresh browser, as a phone of middling price on a slow network. */
export async function audit(url: string, headers: Readonly<Record<string, string>>): Promise<Verdict> {
  const { executablePath, args, env } = await findBrowser();
  const requestedArgs = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${args.join(' ')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ];
  const { stdout } = await run('npx', ['--yes', `lighthouse@${version}`, ...requestedArgs], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    timeout,
    maxBuffer,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return verdictOf(report);
}

function verdictOf({ environment, categories: rated, audits }: Report): Verdict {
  const score = (name: (typeof categories)[number]) => Math.round(100 * (rated[name]?.score ?? 0));
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const refs = ['accessibility', 'seo'].flatMap((name) => rated[name]?.auditRefs ?? []);
  const lost = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    scores: { performance: score('performance'), accessibility: score('accessibility'), seo: score('seo') },
    paintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    faults: lost.map(({ id }) => audits[id]?.title ?? id),
  };
}
