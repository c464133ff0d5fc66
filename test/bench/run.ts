import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type CallName, calls } from '#contract/calls.ts';
import { csrfCookie, encodeForm, pathOf } from '#contract/encoding.ts';
import type { CallInput } from '#contract/shapes.ts';
import { aWireQuote } from '../wire.ts';
import { startRawServer } from './raw-server.ts';

/** The words of `npm start` after `node`, so that its settings of the heap hold here too. */
function startCommand(): readonly string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.start.split(' ').slice(1);
}

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 20;
const form = 'application/x-www-form-urlencoded';

type Load = {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type Server = { readonly child: ChildProcess; readonly origin: string; readonly readyAfter: number };

/** The server as `npm start` runs it, with its limits off. */
async function startBuilt(dataDir: string): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_PER_VISITOR: '0',
    RATE_PER_ADDRESS: '0',
    MAX_LOOP_DELAY_MS: '0',
  };
  const start = performance.now();
  const child = spawn(process.execPath, startCommand(), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.resume();
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    await new Promise((next) => setTimeout(next, 20));
  }
  return { child, origin, readyAfter: performance.now() - start };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function stop({ child }: Server): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

async function memoryOf({ child }: Server): Promise<string> {
  try {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    return `${Math.round(kilobytes('VmRSS') / 1024)} MB, at most ${Math.round(kilobytes('VmHWM') / 1024)} MB`;
  } catch {
    return 'not known on this system';
  }
}

/** A visitor with a saved quote, and what is asked for it. */
async function prepareLoads(origin: string): Promise<readonly Load[]> {
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  const cookies = page.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '');
  const token =
    cookies.find((cookie) => cookie.startsWith(`${csrfCookie}=`))?.slice(csrfCookie.length + 1) ?? '';
  const cookie = cookies.join('; ');
  const post = <Name extends CallName>(title: string, name: Name, input: CallInput<Name>): Load => ({
    title,
    method: calls[name].method,
    path: pathOf(name, input.params),
    headers: { cookie, 'content-type': form },
    body: encodeForm(name, input.body, token),
  });
  const saving = post('save-details', 'saveDetails', { params: {}, body: { data: aWireQuote() } });
  const saved = await fetch(origin + saving.path, saving);
  const { quote_id } = (await saved.json()) as { quote_id: string }; // the contract's answer of this call
  const html = { cookie, accept: 'text/html' };
  return [
    {
      title: 'get-place (a plain call)',
      method: 'GET',
      path: '/health-plan/get-place/560001/',
      headers: { cookie },
    },
    post('get-score, family', 'getScore', { params: { quote_id }, body: { result_type: 'family' } }),
    post('get-score, all blocks', 'getScore', { params: { quote_id }, body: {} }),
    { title: 'start page', method: 'GET', path: '/', headers: html },
    { title: 'results page', method: 'GET', path: `/health-plan/results/family/${quote_id}`, headers: html },
  ];
}

async function measure(origin: string, load: Load): Promise<void> {
  const sample = await fetch(origin + load.path, load);
  const body = Buffer.from(await sample.arrayBuffer());
  if (!sample.ok) {
    console.log(`${load.title.padEnd(26)} answers ${sample.status}: not measured`);
    return;
  }
  const headers = Object.fromEntries(
    [...sample.headers].filter(
      ([name]) =>
        !/^(?:connection|keep-alive|transfer-encoding|content-encoding|date|set-cookie)$/.test(name),
    ),
  );
  const raw = await startRawServer({ ...headers, 'content-length': String(body.length) }, body);
  const shared = {
    method: load.method,
    headers: load.headers,
    connections,
    duration: seconds,
    ...(load.body === undefined ? {} : { body: load.body }),
  };
  const ours = await autocannon({ ...shared, url: origin + load.path });
  const bare = await autocannon({ ...shared, url: raw.url + load.path });
  await raw.close();
  const share = (100 * ours.requests.average) / bare.requests.average;
  const failed = ours.non2xx + ours.errors;
  console.log(
    [
      load.title.padEnd(26),
      `${(body.length / 1024).toFixed(1).padStart(7)} KB`,
      `${ours.requests.average.toFixed(0).padStart(7)} req/s`,
      `${share.toFixed(1).padStart(6)} % of raw ${bare.requests.average.toFixed(0)}`,
      `p50 ${ours.latency.p50} ms`,
      `p99 ${ours.latency.p99} ms`,
      failed > 0 ? `${failed} FAILED` : '',
    ].join('  '),
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'chhatri-bench-'));
await stop(await startBuilt(dataDir));
const server = await startBuilt(dataDir);
try {
  console.log(`ready after ${Math.round(server.readyAfter)} ms, already built`);
  console.log(`memory at rest: ${await memoryOf(server)}`);
  for (const load of await prepareLoads(server.origin)) await measure(server.origin, load);
  console.log(`memory after load: ${await memoryOf(server)}`);
} finally {
  await stop(server);
  await rm(dataDir, { recursive: true, force: true });
}
