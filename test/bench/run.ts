import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '#adapters/catalogue/load-catalogue.ts';
import { cardsLoads } from './cards-loads.ts';
import { engineSpeed, growthOver } from './engine.ts';
import { createGoals } from './goals.ts';
import { type Load, type Measured, measure } from './load.ts';
import { memoryOf, startBuilt, stop } from './processes.ts';
import { type Looks, type RetentionRun, retentionRun } from './retention.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const slabCounts = [500, 5_000, 50_000];
/** More families than the server keeps answers of, each asked for in turn. */
const families = 500;
const familiesOfAVisitor = 20;

/** Goals: shown beside every figure, and at the end which were missed. */
const goals = {
  shareOfRaw: 50,
  newFamilyMs: 5.7,
  pageMs: 8,
  growth: 1.25,
  readyMs: 2_000,
  memoryMb: 450,
  healthMs: 100,
};
const { check, verdict } = createGoals();

function countText(count: number): string {
  return Math.round(count).toLocaleString('en-IN');
}

function reportEngine({
  plans,
  plansPerSecond,
  barePerSecond,
  writtenPerSecond,
}: ReturnType<typeof engineSpeed>) {
  console.log(`\nEngine: one family, ${plans} plans priced with every step, scored, judged, counted, sorted`);
  console.log(`  rated and scored      ${countText(plansPerSecond).padStart(12)} plans/s`);
  const share = (100 * plansPerSecond) / barePerSecond;
  console.log(
    `  bare arithmetic       ${countText(barePerSecond).padStart(12)} plans/s, every rule decided and every row found before`,
  );
  console.log(
    `  written as JSON       ${countText(writtenPerSecond).padStart(12)} plans/s, the same plans to the wire`,
  );
  console.log(
    `  The engine reaches ${share.toFixed(1)} % of the bare arithmetic, and takes ${(writtenPerSecond / plansPerSecond).toFixed(2)} times as long as writing its answer.`,
  );
}

function reportGrowth(steps: ReturnType<typeof growthOver>) {
  console.log('\nGrowth: the same family, catalogues made in memory');
  for (const [index, { slabs, plans, prepareMs, questionMs, bareMs }] of steps.entries()) {
    const each = (1000 * questionMs) / plans;
    const first = steps[0];
    const factor = first ? each / ((1000 * first.questionMs) / first.plans) : 1;
    const goal = index === 0 ? '' : check(factor <= goals.growth, `at most ${goals.growth} times the first`);
    console.log(
      `  ${countText(slabs).padStart(7)} slabs  ${countText(plans).padStart(6)} plans  ${questionMs.toFixed(2).padStart(8)} ms  ${each.toFixed(2).padStart(6)} µs a plan  bare ${((1000 * bareMs) / plans).toFixed(2)} µs  prepared in ${prepareMs.toFixed(1)} ms  ${goal}`,
    );
  }
}

type Goal = { readonly shareOfRaw: number } | { readonly processorMs: number };

function against(goal: Goal | undefined, share: number, processorMs: number | undefined): string {
  if (goal === undefined) return '';
  if ('shareOfRaw' in goal) return check(share >= goal.shareOfRaw, `at least ${goal.shareOfRaw} % of raw`);
  return processorMs === undefined
    ? ''
    : check(processorMs <= goal.processorMs, `at most ${goal.processorMs} ms of processor`);
}

function reportLoad(measured: Measured, goal: Goal | undefined) {
  const { title, bytes, perSecond, rawPerSecond, processorMs, rawProcessorMs, p50, p99, failed } = measured;
  const share = (100 * perSecond) / rawPerSecond;
  const work =
    processorMs === undefined || rawProcessorMs === undefined
      ? ''
      : `processor ${processorMs.toFixed(2)} ms, raw ${rawProcessorMs.toFixed(2)} ms`;
  console.log(
    [
      `  ${title.padEnd(38)}`,
      `${(bytes / 1024).toFixed(1).padStart(6)} KB`,
      `${countText(perSecond).padStart(7)} req/s`,
      `${share.toFixed(1).padStart(5)} % of raw ${countText(rawPerSecond).padStart(7)}`,
      work,
      `p50 ${p50} ms, p99 ${p99} ms`,
      failed > 0 ? `${failed} FAILED` : '',
      against(goal, share, processorMs),
    ].join('  '),
  );
}

type Row = Load & { readonly goal?: Goal };

type Saved = { readonly by: Visitor; readonly id: string };

/** One visitor may save so many in an hour that a family more is refused; here nobody comes near it. */
async function savedByMany(origin: string): Promise<readonly Saved[]> {
  const saved: Saved[] = [];
  for (let family = 1; family <= families; ) {
    const by = await openVisitor(origin, `10.0.1.${saved.length / familiesOfAVisitor}`);
    for (let each = 0; each < familiesOfAVisitor; each++) saved.push({ by, id: await by.save(family++) });
  }
  return saved;
}

const resultsPath = (quoteId: string) => `/health-plan/results/family/${quoteId}`;

async function loadsOf(origin: string, { by: visitor, id: quote_id }: Saved): Promise<readonly Row[]> {
  let turn = 0;
  const score = (by: Visitor, id: string, result_type?: 'family') =>
    by.call('getScore', { params: { quote_id: id }, body: result_type ? { result_type } : {} });
  const family = score(visitor, quote_id, 'family');
  const small = { ...family, headers: { ...family.headers, 'accept-encoding': 'br' } };
  const all = score(visitor, quote_id);
  const page = visitor.get(resultsPath(quote_id), 'text/html');
  const start = visitor.get('/', 'text/html');
  const place = visitor.get('/health-plan/get-place/560001/', 'application/json');
  const others = await savedByMany(origin);
  const asksOfOthers = others.map(({ by, id }) => score(by, id, 'family'));
  const asksAllOfOthers = others.map(({ by, id }) => score(by, id));
  const pagesOfOthers = others.map(({ by, id }) => by.get(resultsPath(id), 'text/html'));
  const half = { shareOfRaw: goals.shareOfRaw };
  const oneOf = (asks: typeof asksOfOthers) => () => asks[turn++ % asks.length] ?? family;
  return [
    { title: 'get-score, family, asked again', next: () => family, goal: half },
    { title: 'get-score, family, asked again, brotli', next: () => small, goal: half },
    { title: 'get-score, all blocks, asked again', next: () => all, goal: half },
    {
      title: 'get-score, family, always a new family',
      next: oneOf(asksOfOthers),
      goal: { processorMs: goals.newFamilyMs },
    },
    { title: 'get-score, all blocks, always a new one', next: oneOf(asksAllOfOthers) },
    ...(await cardsLoads(origin, others)),
    { title: 'get-place (a plain call)', next: () => place },
    { title: 'start page', next: () => start },
    { title: 'results page, asked again', next: () => page, goal: { processorMs: goals.pageMs } },
    { title: 'results page, always a new family', next: oneOf(pagesOfOthers) },
  ];
}

async function benchServer(dataDir: string): Promise<void> {
  await stop(await startBuilt(dataDir));
  const server = await startBuilt(dataDir);
  try {
    console.log('\nServer, as npm start runs it');
    const ready = check(server.readyAfterMs < goals.readyMs, `under ${goals.readyMs} ms`);
    console.log(`  ready after ${Math.round(server.readyAfterMs)} ms, already built  ${ready}`);
    const atRest = memoryOf(server);
    const by = await openVisitor(server.origin, '10.0.0.1');
    const saved = { by, id: await by.save(0) };
    for (const { goal, ...load } of await loadsOf(server.origin, saved)) {
      reportLoad(await measure(server, load, seconds), goal);
    }
    const after = memoryOf(server);
    if (!atRest || !after) return console.log('  memory: not known on this system');
    const memory = check(after.most < goals.memoryMb, `under ${goals.memoryMb} MB`);
    console.log(
      `  memory: ${atRest.now} MB at rest, ${after.now} MB after load, at most ${after.most} MB  ${memory}`,
    );
  } finally {
    await stop(server);
  }
}

function looksText({ count, p50, p99, slowest }: Looks): string {
  return `${count} looks, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;
}

function reportRetention(title: string, run: RetentionRun, isJudged: boolean): void {
  const { due, left, lost, seconds, health, ready } = run;
  console.log(
    `  ${title}: ${countText(due)} quotes and their proposals due, ${left} rows left, ${lost} that were not due lost, ${seconds.toFixed(0)} s`,
  );
  const goal = isJudged ? check(health.slowest < goals.healthMs, `/healthz under ${goals.healthMs} ms`) : '';
  console.log(`    /healthz  ${looksText(health)}  ${goal}`);
  console.log(`    /readyz   ${looksText(ready)}`);
  if (isJudged)
    console.log(`    ${check(left === 0 && lost === 0, 'all that is due goes, and nothing else')}`);
}

/** The control says what the machine itself is late by. */
async function benchRetention(): Promise<void> {
  console.log('\nRetention on SQLite, as npm start runs it');
  reportRetention('nothing due', await retentionRun('control'), false);
  reportRetention('over 90 days', await retentionRun('due'), true);
}

const dataDir = await mkdtemp(join(tmpdir(), 'chhatri-bench-'));
try {
  const catalogue = await loadCatalogue('catalogue');
  console.log(
    `Catalogue: ${catalogue.products.length} products, ${catalogue.slabs.size} slabs; Node ${process.version}`,
  );
  reportEngine(engineSpeed(catalogue));
  reportGrowth(growthOver(catalogue, slabCounts));
  await benchServer(dataDir);
  await benchRetention();
  console.log(verdict());
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
