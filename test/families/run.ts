import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { printClaims } from './claims-report.ts';
import { type Counts, lawCounts } from './law-book.ts';
import { printBaits, printMarket } from './market/market-report.ts';
import { printAgreement } from './plain/plain-agreement.ts';
import { recommendationsText } from './recommendations.ts';
import type { Tried } from './try-family.ts';
import type { Task } from './worker.ts';

if (process.argv[2] === 'market') {
  const count = Number(process.argv[3] ?? 1_000);
  const catalogue = await shippedCatalogue();
  const holds = printMarket(catalogue, count);
  const isSafe = await printBaits(Math.ceil(count / 5));
  process.exit(holds && isSafe ? 0 : 1);
}

if (process.argv[2] === 'judge') {
  process.exit(printAgreement(await shippedCatalogue(), Number(process.argv[3] ?? 300)) ? 0 : 1);
}

if (process.argv[2] === 'claims') {
  await printClaims();
  process.exit();
}

if (process.argv[2] === 'recommendations') {
  writeFileSync('docs/recommendations.md', recommendationsText(await shippedCatalogue()));
  process.exit();
}

if (process.argv[2] === 'pages') {
  const { printPages } = await import('./pages-report.ts');
  const isTrue = await printPages(Number(process.argv[3] ?? 2_000), Number(process.argv[4] ?? 1));
  process.exit(isTrue ? 0 : 1);
}

const threads = 2;
const maxLines = 5;

const [count = 10_000, from = 1] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(from)) {
  console.error('Usage: npm run families -- [how many, 10000] [seed of the first, 1]');
  process.exit(2);
}

/** Seeds of each thread, every second one, so that a run is the same whatever the threads do. */
const tasks: readonly Task[] = Array.from({ length: threads }, (_, thread) => ({
  from: from + thread,
  step: threads,
  count: Math.ceil((count - thread) / threads),
}));

const counts: Counts = Object.fromEntries(lawCounts.map((name) => [name, 0])) as Counts; // one entry for each of counted
const failing: Tried[] = [];
const start = performance.now();

function note(batch: readonly Tried[]): void {
  for (const tried of batch) {
    for (const name of lawCounts) counts[name] += tried.counts[name];
    if (tried.broken.length > 0) failing.push(tried);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const line = `${counts.families} of ${count} families, ${failing.length} failing, ${seconds} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (counts.families % 1_000 < batch.length) console.log(line);
}

function runTask(task: Task): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
  worker.on('message', note);
  return new Promise((done, fail) => {
    worker.once('error', fail);
    worker.once('exit', (code) => (code === 0 ? done() : fail(new Error(`A thread ended with ${code}`))));
  });
}

console.log(`Seeds ${from} to ${from + count - 1} on ${threads} threads`);
await Promise.all(tasks.filter((task) => task.count > 0).map(runTask));
console.log(`\n${lawCounts.map((name) => `${counts[name].toLocaleString('en-IN')} ${name}`).join(', ')}`);
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
for (const { seed, family, broken } of failing.slice(0, maxLines)) {
  console.log(`\nSeed ${seed}:\n${broken.map((law) => `  ${law}`).join('\n')}\n${JSON.stringify(family)}`);
}
if (failing.length > 0) {
  const seeds = failing.map(({ seed }) => seed).slice(0, 50);
  console.log(`\n${failing.length} families break a law. Seeds: ${seeds.join(' ')}`);
  process.exitCode = 1;
} else console.log('Every law holds.');
