import { setTimeout as pass } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { laneRules } from '#server/turns/lanes.ts';
import { plainRenderer, testApp } from '../api/app.ts';
import { startRaw, stop } from '../bench/processes.ts';
import { openFragile } from '../kill/lines.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import type { Browser } from '../wire.ts';
import type { Attack, Report } from './attack.ts';
import { type Origins, withBuiltServer } from './ground/built-server.ts';
import { feelPulse, type Reading, readPatiently } from './ground/crowd.ts';
import { inMs, quantile } from './ground/timing.ts';

type Extent = {
  readonly readers: number;
  /** Pages that each of them reads, one after the other. */
  readonly pages: number;
  readonly patienceMs: number;
};

const crowd: Extent = { readers: 64, pages: 8, patienceMs: 10_000 };
/** More than a bare server beside it, so that what the machine itself is late by is left out. */
const slowestPulse = 50;
const rounds = 3;

export const overload: Attack = {
  name: 'a crowd of readers beside a purchase',
  isLongOnly: true,
  run: () => withBuiltServer((origins) => bestOf(() => attack(origins, crowd))),
  planted: [
    {
      fault: 'a server where nobody may wait',
      finds: /turned away.*gives up/,
      run: () =>
        withTightServer((origin) =>
          attack({ site: origin, operators: origin }, { readers: 6, pages: 1, patienceMs: 1_000 }),
        ),
    },
  ],
};

/** Another busy program on the machine slows the pulse: a slow one is felt again before it is judged. */
async function bestOf(work: () => Promise<Report>): Promise<Report> {
  const reports = [await work()];
  while (reports.length < rounds && reports.at(-1)?.complaints.length !== 0) reports.push(await work());
  return reports.reduce((best, each) => (each.complaints.length <= best.complaints.length ? each : best));
}

async function withTightServer(work: (origin: string) => Promise<Report>): Promise<Report> {
  const tight = { atOnce: 1, waiting: 0, patienceMs: 1 };
  const slow = async (...page: Parameters<typeof plainRenderer.renderPage>) => {
    await pass(300);
    return plainRenderer.renderPage(...page);
  };
  const rules = { ...laneRules, page: tight };
  const server = await testApp({ laneRules: rules, renderer: { renderPage: slow } });
  try {
    return await work(await listening(server.app));
  } finally {
    await server.close();
  }
}

function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function attack({ site, operators }: Origins, { readers, pages, patienceMs }: Extent): Promise<Report> {
  const asks = [];
  // One after the other: to open the readers is not the attack.
  for (let reader = 0; reader < readers; reader += 1) asks.push(await readerOf(site));
  const bare = await startRaw({ headers: {}, body: '' });
  const [pulse, barePulse] = [feelPulse(operators), feelPulse(bare.origin)];
  const buying = purchase(site, patienceMs);
  const readings = await Promise.all(
    asks.map(async (ask) => {
      const own: Reading[] = [];
      for (let page = 0; page < pages; page += 1) own.push(await readPatiently(ask, patienceMs));
      return own;
    }),
  );
  const outcome = await buying;
  const pulses = { ours: await pulse.stop(), bare: await barePulse.stop() };
  await stop(bare);
  return reportOf(readings.flat(), pulses, outcome);
}

type Pulses = { readonly ours: readonly number[]; readonly bare: readonly number[] };

function reportOf(readings: readonly Reading[], { ours, bare }: Pulses, outcome: string): Report {
  const times = readings.map(({ ms }) => ms);
  const turnedAway = readings.reduce((sum, each) => sum + each.turnedAway, 0);
  const [p99, bareP99] = [quantile(ours, 0.99), quantile(bare, 0.99)];
  const figures = [
    `${readings.length} pages`,
    `p50 ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, max ${inMs(quantile(times, 1))}`,
    `turned away ${turnedAway} times`,
    `purchase ${outcome}`,
    `/healthz p50 ${inMs(quantile(ours, 0.5))}, p99 ${inMs(p99)}, max ${inMs(quantile(ours, 1))}`,
    `a bare server p99 ${inMs(bareP99)}`,
  ];
  const complaints = [
    ...readings.flatMap(({ complaint }) => complaint ?? []),
    ...(outcome === 'issued' ? [] : [`the purchase ends as ${outcome}`]),
    ...(p99 > slowestPulse + bareP99
      ? [`/healthz takes ${inMs(p99)} at p99, a bare server ${inMs(bareP99)}`]
      : []),
  ];
  return { strikes: readings.length, figures: figures.join(', '), complaints };
}

/** Somebody who reads the results of a quote of their own. */
async function readerOf(origin: string): Promise<() => Promise<Response>> {
  const cookies = new Map<string, string>();
  const browser = await patientBrowser(origin, cookies, 60_000);
  const { quote_id } = await saveQuote(browser);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `${origin}/health-plan/results/family/${quote_id}`;
  return () => fetch(url, { headers: { cookie, accept: 'text/html' } });
}

/** A browser that asks again when it is told to, for so long. */
async function patientBrowser(
  origin: string,
  cookies: Map<string, string>,
  patienceMs: number,
): Promise<Browser> {
  const browser = await openFragile({ origin: async () => origin }, cookies);
  type Answer = Awaited<ReturnType<Browser['get']>>;
  const untilLetIn = async (send: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    for (;;) {
      const answer = await send();
      const again = Number(answer.headers['retry-after']) * 1000;
      const isOver = performance.now() - start + again > patienceMs;
      if (answer.statusCode !== 503 || !(again > 0) || isOver) return answer;
      await pass(again);
    }
  };
  return {
    cookies: browser.cookies,
    get: (path, headers) => untilLetIn(() => browser.get(path, headers)),
    call: (name, input) => untilLetIn(() => browser.call(name, input)),
    post: (path, form, headers) => untilLetIn(() => browser.post(path, form, headers)),
  };
}

/** How it ends, also when a step of it fails. */
async function purchase(origin: string, patienceMs: number): Promise<string> {
  try {
    const browser = await patientBrowser(origin, new Map(), patienceMs);
    const { quote_id } = await saveQuote(browser);
    const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
    const id = await buy(browser, quote_id, plan);
    await passKyc(browser, await fillForms(browser, id), 'ABCPS1234F');
    await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
    return (await readOutcome(browser, id)).outcome;
  } catch (error) {
    return `broken: ${error instanceof Error ? error.message : ''}`;
  }
}
