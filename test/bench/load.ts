import { request } from 'node:http';
import autocannon from 'autocannon';
import { processorMsOf, type Server, startRaw, stop } from './processes.ts';
import type { RawAnswer } from './raw-server.ts';
import type { Ask } from './visitor.ts';

const connections = 20;
/** Both servers take turns this long, so that a busy neighbour on the machine slows both. */
const turnSeconds = 1;

export type Load = { readonly title: string; readonly next: () => Ask };

type Tally = { requests: number; seconds: number; failed: number; p50: number; p99: number };

export type Measured = {
  readonly title: string;
  readonly bytes: number;
  readonly perSecond: number;
  readonly rawPerSecond: number;
  /** Processor time a request, of the server's process alone; undefined where the system does not say. */
  readonly processorMs: number | undefined;
  readonly rawProcessorMs: number | undefined;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
};

/** Asks the server and a bare one that answers the same bytes, in turns. */
export async function measure(server: Server, load: Load, seconds: number): Promise<Measured> {
  const sample = await answerTo(server.origin, load.next());
  const raw = await startRaw(sample);
  try {
    await runLoad(server, load, turnSeconds);
    await runLoad(raw, load, turnSeconds);
    const [ours, bare] = [newTally(), newTally()];
    const before = [processorMsOf(server), processorMsOf(raw)] as const;
    for (let passed = 0; passed < seconds; passed += turnSeconds) {
      add(ours, await runLoad(server, load, turnSeconds));
      add(bare, await runLoad(raw, load, turnSeconds));
    }
    return {
      title: load.title,
      bytes: Buffer.from(sample.body, 'base64').length,
      perSecond: ours.requests / ours.seconds,
      rawPerSecond: bare.requests / bare.seconds,
      processorMs: each(before[0], processorMsOf(server), ours.requests),
      rawProcessorMs: each(before[1], processorMsOf(raw), bare.requests),
      p50: ours.p50,
      p99: ours.p99,
      failed: ours.failed + bare.failed,
    };
  } finally {
    await stop(raw);
  }
}

function each(before: number | undefined, after: number | undefined, requests: number): number | undefined {
  return before === undefined || after === undefined ? undefined : (after - before) / requests;
}

function newTally(): Tally {
  return { requests: 0, seconds: 0, failed: 0, p50: 0, p99: 0 };
}

function add(tally: Tally, { requests, duration, latency, non2xx, errors }: LoadResult): void {
  tally.requests += requests.total;
  tally.seconds += duration;
  tally.failed += non2xx + errors;
  tally.p50 = Math.max(tally.p50, latency.p50);
  tally.p99 = Math.max(tally.p99, latency.p99);
}

type LoadResult = Awaited<ReturnType<typeof autocannon>>;

function runLoad({ origin }: Server, { next }: Load, duration: number): Promise<LoadResult> {
  const setupRequest = (template: object) => ({ ...template, ...next() });
  return autocannon({ url: origin, requests: [{ setupRequest }], connections, duration });
}

/** Every server says these of itself, or the connection does. */
const notTheAnswers = /^(?:connection|keep-alive|transfer-encoding|date|set-cookie|content-length)$/;

/** The bytes as they go over the wire, compressed ones left compressed. */
function answerTo(origin: string, ask: Ask): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sending = request(origin + ask.path, ask, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      if (response.statusCode !== 200) reject(new Error(`${ask.path} answers ${response.statusCode}`));
      const headers = Object.entries(response.headers).filter(([name]) => !notTheAnswers.test(name));
      resolve({
        headers: {
          ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          'content-length': String(bytes.length),
        },
        body: bytes.toString('base64'),
      });
    });
    sending.on('error', reject).end(ask.body);
  });
}
