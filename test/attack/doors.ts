import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csrfCookie, csrfHeader, encodeForm } from '#contract/call/encoding.ts';
import type { Environment } from '#server/ground/settings/config.ts';
import { testApp } from '../api/app.ts';
import { aWireQuote, openBrowser } from '../wire.ts';
import type { Attack, Report, Scale } from './attack.ts';
import { askRaw } from './ground/raw-line.ts';
import { forgedHeaders, trickyTargets } from './tricks/door-tricks.ts';

/** Between the visitor and us: what the nearest machine adds to the words of the visitor. */
type Surroundings = {
  readonly name: string;
  readonly env: Environment;
  /** The lines that answer the request of this number. */
  readonly heard: (number: number) => readonly string[];
};

const oneVisitor = () => ['x-forwarded-for: 192.0.2.1'];
const perMinute = 5;
const surroundings: readonly Surroundings[] = [
  { name: 'no proxy', env: {}, heard: () => [] },
  { name: 'one proxy', env: { TRUST_PROXY: '1' }, heard: oneVisitor },
  {
    name: 'a proxy by its address',
    env: { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' },
    heard: oneVisitor,
  },
  {
    name: 'a proxy that writes the port of each connection',
    env: { TRUST_PROXY: '1' },
    heard: (number) => [`x-forwarded-for: 192.0.2.1:${50_000 + number}`],
  },
];
const rounds: Readonly<Record<Scale['name'], number>> = { short: 1, long: 12 };

export const entries: Attack = {
  name: 'forged addresses of visitors and of pages',
  run: async ({ name }) =>
    together([
      ...(await Promise.all(surroundings.map((each) => knock(each, rounds[name])))),
      await retry({}),
    ]),
  planted: [
    {
      fault: 'a server that believes nine proxies where one is',
      finds: /one proxy.*is answered/,
      run: () => knock({ name: 'one proxy', env: { TRUST_PROXY: '9' }, heard: oneVisitor }, 1),
    },
    {
      fault: 'limits that are off',
      finds: /no proxy.*is answered/,
      run: () => knock({ name: 'no proxy', env: { RATE_PER_ADDRESS: '0' }, heard: () => [] }, 1),
    },
    {
      fault: 'tries of a visitor that nobody counts',
      finds: /quote.*is saved/,
      run: () => retry({ RATE_PER_VISITOR: '0' }),
    },
  ],
};

function together(reports: readonly Report[]): Report {
  return {
    strikes: reports.reduce((sum, { strikes }) => sum + strikes, 0),
    figures: reports.map(({ figures }) => figures).join(', '),
    complaints: reports.flatMap(({ complaints }) => complaints),
  };
}

/** Uses up what one address may ask in a minute, then tries to get in by every trick. */
async function knock({ name, env, heard }: Surroundings, times: number): Promise<Report> {
  return listening({ RATE_PER_ADDRESS: String(perMinute), ...env }, async (port) => {
    for (let calls = 0; calls < perMinute; calls += 1)
      await askRaw(port, { target: '/', headers: heard(calls) });
    const complaints: string[] = [];
    let refused = 0;
    for (const [number, { target, headers }] of knocks(times).entries()) {
      const { status, body } = await askRaw(port, { target, headers: [...headers, ...heard(number)] });
      if (status === 429) refused += 1;
      else if (isServed(status, body))
        complaints.push(`${name}: ${target} with ${headers} is answered ${status}`);
    }
    const strikes = knocks(times).length;
    if (refused === 0) complaints.push(`${name}: nothing at all is refused`);
    return { strikes, complaints, figures: `${name}: ${refused} of ${strikes} refused by count` };
  });
}

function knocks(times: number) {
  const byTarget = trickyTargets.map((target) => ({ target, headers: [] as readonly string[] }));
  const byHeader = Array.from({ length: times }, (_, round) => round).flatMap((round) =>
    forgedHeaders(round).flatMap((headers) => [
      { target: '/health-plan/choose-member', headers },
      { target: '/health-plan/get-place/560001/', headers },
    ]),
  );
  return [...byTarget, ...byHeader];
}

/** A page or an answer. A refusal, an answer that says nothing and what tells how the server is are none. */
function isServed(status: number, body: string): boolean {
  if (status >= 400 || status === 0) return false;
  return !/^\{"status":"(?:up|ready|not ready)/.test(body);
}

const saving = '/health-plan/save-details/results/';
const quotesAnHour = 60;
const savingTricks = [
  saving,
  '/health-plan/save-details/%72esults/',
  '/health-plan//save-details/results/',
  '/healthz/../health-plan/save-details/results/',
  '/health-plan/save-details/results/?again',
  '/health-plan/save-details/results/;x=1',
  '/health-plan/save-details/results',
  '/HEALTH-PLAN/save-details/results/',
  `http://localhost${saving}`,
];

/** Uses up the tries of a visitor, then saves again by other ways of writing the same address. */
async function retry(env: Environment): Promise<Report> {
  const settings = { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000', ...env };
  return listening(settings, async (port, app) => {
    const browser = await openBrowser(app);
    const body = encodeForm('saveDetails', { data: aWireQuote() }, '');
    const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = [
      `cookie: ${cookie}`,
      `${csrfHeader}: ${browser.cookies.get(csrfCookie)}`,
      'content-type: application/x-www-form-urlencoded',
    ];
    const save = (target: string) => askRaw(port, { method: 'POST', target, headers, body });
    let saved = 0;
    for (let tried = 0; tried < quotesAnHour; tried += 1)
      saved += (await save(saving)).status === 200 ? 1 : 0;
    const complaints = saved === quotesAnHour ? [] : [`Only ${saved} quotes are saved before the limit`];
    for (const target of savingTricks) {
      if ((await save(target)).status === 200)
        complaints.push(`Over the limit a quote at ${target} is saved`);
    }
    return { strikes: savingTricks.length, complaints, figures: `${saved} quotes, then none` };
  });
}

async function listening(
  env: Environment,
  work: (port: number, app: Awaited<ReturnType<typeof testApp>>['app']) => Promise<Report>,
): Promise<Report> {
  const browserDir = mkdtempSync(join(tmpdir(), 'chhatri-doors-'));
  mkdirSync(join(browserDir, 'assets'));
  writeFileSync(join(browserDir, 'assets', 'some.js'), '');
  const server = await testApp({ env, browserDir });
  try {
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    return await work(Number(new URL(origin).port), server.app);
  } finally {
    await server.close();
    rmSync(browserDir, { recursive: true, force: true });
  }
}
