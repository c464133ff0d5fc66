import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csrfCookie } from '#contract/call/encoding.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { paths } from '#web/paths.ts';
import { createGoals } from './goals.ts';
import { audit, type Verdict } from './lighthouse.ts';
import { listPresses, type Press } from './list-presses.ts';
import { medianOf } from './median.ts';
import { startBuilt, stop } from './processes.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** The middle run of each page counts. */
const runs = Number(process.env.BENCH_RUNS ?? 5);
const goals = { performance: 98, accessibility: 100, seo: 100 } as const;
/** People begin on these pages. */
const entryGoals = { ...goals, performance: 99 } as const;
/** Milliseconds of a press on a list, on a phone 4 times as slow: three of four are shown by then, half of the lists are there. */
const pressMs = 150;
const { check, verdict } = createGoals();

type AuditedPage = {
  readonly name: string;
  readonly path: string;
  readonly language: string;
  readonly isEntry?: true;
};

/** What a visitor comes by on the way to a choice. */
async function pagesOf(origin: string, visitor: Visitor): Promise<readonly AuditedPage[]> {
  const quoteId = await visitor.save(0);
  const body = { data: { block: 'family' as const, first: 20 }, filters: {} };
  const requestedCards = visitor.call('getCards', { params: { quote_id: quoteId }, body });
  const answer = await fetch(origin + requestedCards.path, requestedCards);
  const { cards } = (await answer.json()) as CallAnswer<'getCards'>; // the contract's answer of this call
  const [first, second] = cards;
  if (!first || !second) throw new Error('The list has no two plans');
  const results = paths.results('family', quoteId);
  return [
    { name: 'home', path: '/', language: 'en', isEntry: true },
    { name: 'landing', path: paths.landing('gender-pincode'), language: 'en', isEntry: true },
    { name: 'landing', path: paths.landing('gender-pincode'), language: 'hi', isEntry: true },
    { name: 'results', path: results, language: 'en' },
    { name: 'results', path: results, language: 'hi' },
    {
      name: 'comparison',
      path: paths.compare('family', quoteId, [first.slab_id, second.slab_id]),
      language: 'en',
    },
    {
      name: 'plan',
      path: paths.planDetail('family', quoteId, first),
      language: 'en',
    },
  ];
}

/** A page reads its token among the document's cookies, where no header puts it: without one the server sets another. */
function withoutToken(cookies: string): string {
  return cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith(`${csrfCookie}=`))
    .join('; ');
}

function report({ name, language, isEntry }: AuditedPage, verdicts: readonly Verdict[]): void {
  const median = (read: (each: Verdict) => number) => medianOf(verdicts.map(read));
  const scores = (['performance', 'accessibility', 'seo'] as const).map((category) => {
    const reached = median((each) => each.scores[category]);
    const expectedGoal = (isEntry ? entryGoals : goals)[category];
    const goal = check(reached >= expectedGoal, `${category} of ${name} (${language}) ${expectedGoal}`);
    return `${category} ${reached}  ${goal}`;
  });
  const times = [
    `paint ${median(({ paintMs }) => paintMs).toFixed(0)} ms`,
    `largest ${median(({ largestPaintMs }) => largestPaintMs).toFixed(0)} ms`,
    `blocked ${median(({ blockingMs }) => blockingMs).toFixed(0)} ms`,
    `shift ${median(({ shift }) => shift).toFixed(3)}`,
    `machine ${median(({ machine }) => machine).toFixed(0)}`,
  ].join(', ');
  console.log(
    [`\n${name}, ${language}`, ...scores, times].join('\n  '),
    ...new Set(verdicts.flatMap(({ faults }) => faults.map((fault) => `\n  fault: ${fault}`))),
  );
}

function reportPresses(presses: readonly Press[]): void {
  const paints = presses.map(({ paintMs }) => paintMs).toSorted((left, right) => left - right);
  const upper = paints[Math.floor((paints.length * 3) / 4)] ?? Number.NaN;
  const lists = presses.flatMap(({ listMs }) => listMs ?? []);
  const text = check(upper <= pressMs, `three of four presses shown in ${pressMs} ms`);
  const listed = check(medianOf(lists) <= pressMs, `half of the lists there in ${pressMs} ms`);
  console.log(
    [
      '\na press on the list of a phone 4 times as slow',
      `shown after ${upper.toFixed(0)} ms, three of four; at most ${paints.at(-1)?.toFixed(0)} ms  ${text}`,
      `its list after ${medianOf(lists).toFixed(0)} ms, half of them  ${listed}`,
      ...presses.map(
        ({ what, paintMs, listMs }) =>
          `${what.padEnd(16)} ${paintMs.toFixed(0).padStart(4)} ms${listMs === undefined ? '' : `, list ${listMs.toFixed(0)} ms`}`,
      ),
    ].join('\n  '),
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'chhatri-bench-web-'));
const server = await startBuilt(dataDir);
try {
  const visitor = await openVisitor(server.origin, '10.0.0.1');
  const listed = paths.results('family', await visitor.save(1));
  reportPresses(await listPresses(server.origin, visitor, listed));
  for (const page of await pagesOf(server.origin, visitor)) {
    const cookie = withoutToken(visitor.get(page.path, 'text/html').headers.cookie ?? '');
    const headers = { cookie, 'accept-language': page.language };
    const verdicts: Verdict[] = [];
    for (let run = 0; run < runs; run++) verdicts.push(await audit(server.origin + page.path, headers));
    report(page, verdicts);
  }
  console.log(verdict());
} finally {
  await stop(server);
  await rm(dataDir, { recursive: true, force: true });
}
