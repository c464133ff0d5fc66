import { setTimeout as pass } from 'node:timers/promises';
import fc from 'fast-check';
import { type Language, languages } from '#domain/local-text.ts';
import type { PageRenderer } from '#server/drawing/page-renderer.ts';
import type { Journal } from '#usecases/ports/journal.ts';
import { plainRenderer, type TestSetting, testApp } from '../../api/app.ts';
import { builtApp } from '../../api/built-app.ts';
import type { Attack, Report, Scale } from '../attack.ts';
import { listingRoutes } from '../routes.ts';
import { markup, oddLetters } from './odd-pieces.ts';
import { askingOf, type PageClient, type PageRequest, type PageResponse } from './page-client.ts';
import { bent, cookiesOf, type PageRecipe, pageRecipes, queryOf } from './recipes.ts';
import { filled, openReader, type Reader, targetsOf } from './targets.ts';

const asks: Readonly<Record<Scale['name'], number>> = { short: 100, long: 20_000 };
const few = 20;
const atOnce = 4;
/** Milliseconds, many times over what the slowest page takes on a busy machine. */
const patience = 60_000;

export const pageAddresses: Attack = {
  name: 'made addresses of pages',
  run: ({ name, seed }) => attack({ make: builtApp, count: asks[name], seed }),
  planted: [
    {
      fault: 'a page that throws at letters above U+00FF',
      finds: /answers 500/,
      run: ({ seed }) => drawing(seed, throwingAtOddLetters),
    },
    {
      fault: 'letters of an alias that go into a header as they are',
      finds: /"\/health-plan\/mobile\/.*answers 500/,
      run: ({ seed }) => drawing(seed, headerOfOddLetters),
    },
    {
      fault: 'an answer of 500 that leaves no line',
      finds: /\d+ answers of 500, and 0 lines/,
      run: ({ seed }) => drawing(seed, throwingAtOddLetters, { isMute: true }),
    },
    {
      fault: 'a page that shows its address as it came',
      finds: /markup of the address/,
      run: ({ seed }) => drawing(seed, showingItsAddress),
    },
    {
      fault: 'a page that is not finished while anybody waits',
      finds: /is not answered/,
      run: ({ seed }) => drawing(seed, unfinishedAtOddLetters, { patienceMs: 300 }),
    },
    {
      fault: 'a route that no address leads to',
      finds: /GET \/sandbox\/pay\/:order is never reached/,
      run: ({ seed }) => drawing(seed, async () => ({}), { isWanted: (at) => !at.includes('/pay/') }),
    },
  ],
};

type Extent = {
  readonly make: (setting: TestSetting) => ReturnType<typeof testApp>;
  readonly count: number;
  readonly seed: number;
  readonly patienceMs?: number;
  readonly isMute?: boolean;
  readonly isWanted?: (template: string) => boolean;
};

type RenderedPage = Awaited<ReturnType<PageRenderer['renderPage']>>;
type Fault = (url: string) => Promise<Partial<RenderedPage>>;

/** Pages that need no build, with this fault in them. */
function drawing(seed: number, fault: Fault, extent: Partial<Extent> = {}): Promise<Report> {
  const renderPage: PageRenderer['renderPage'] = async (input) => ({
    ...(await plainRenderer.renderPage(input)),
    ...(await fault(input.url)),
  });
  const make: Extent['make'] = (setting) => testApp({ ...setting, renderer: { renderPage } });
  return attack({ make, count: few, seed, ...extent });
}

const hasOddLetters = (url: string) => /%[cde][\da-f]/i.test(url);

const throwingAtOddLetters: Fault = async (url) => {
  if (hasOddLetters(url)) throw new Error('planted');
  return {};
};

const headerOfOddLetters: Fault = async (url) =>
  url.startsWith('/health-plan/mobile/') && hasOddLetters(url)
    ? { status: 302, headers: { 'content-location': decodeURIComponent(url.split('?')[0] ?? '') } }
    : {};

const showingItsAddress: Fault = async (url) => ({
  body: url.replaceAll(encodeURIComponent(markup), markup),
});

/** Long after whoever asked has gone; what never ended would keep the server from closing. */
const unfinishedAtOddLetters: Fault = async (url) => {
  if (hasOddLetters(url)) await pass(1_500);
  return {};
};

type Line = Parameters<Journal['note']>;

async function attack(extent: Extent): Promise<Report> {
  const { make, count, seed, isMute = false, isWanted = () => true } = extent;
  const lines: Line[] = [];
  const note = (...line: Line) => {
    if (!(isMute && line[0] === 'answer-broke')) lines.push(line);
  };
  const served = new Set<string>();
  const setting: TestSetting = { env: { OPERATORS: 'yes' }, ports: () => ({ journal: { note } }) };
  const server = await listingRoutes(
    served,
    () => make(setting),
    () => true,
  );
  let roundsGoOn: NodeJS.Timeout | undefined;
  try {
    // No rounds run here, and a server without them is not ready.
    roundsGoOn = setInterval(() => server.readiness.rounds.ended({ tried: 0, failed: 0 }), 1_000);
    const reader = await openReader(server);
    // What opened the purchases is no strike.
    lines.length = 0;
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const client = askingOf(port, extent.patienceMs ?? patience);
    const targets = targetsOf(served).filter(isWanted);
    const requests = fc
      .sample(pageRecipes, { numRuns: count, seed })
      .map((each) => requestOf(each, targets, reader));
    const plain = [...targets, ...aliases].flatMap((target, at) =>
      straight(
        target,
        reader,
        count > few * 10 ? languages : languages.filter((_, nth) => nth === at % languages.length),
      ),
    );
    const struck = await strikeAll(client, [...plain, ...requests]);
    client.end();
    const all = [...struck.complaints, ...complaintsOver(lines, served, struck.statuses)];
    return {
      strikes: plain.length + requests.length,
      complaints: all.map((each) => `${each} (seed ${seed})`),
      figures: `${requests.length} made addresses of ${targets.length} pages and files, ${tallied(struck.statuses)}`,
    };
  } finally {
    clearInterval(roundsGoOn);
    await server.close();
  }
}

/** Old addresses with odd letters behind them, of which none is left to chance. */
const aliases = ['/health-plan/mobile/', '/health-plan/plan/topup/'].flatMap((alias) =>
  oddLetters.map((letters) => alias + letters),
);

/** As a visitor asks; in a short run each address in one language, in turn. */
function straight(
  template: string,
  { cookies, values }: Reader,
  languagesNow: readonly Language[],
): readonly PageRequest[] {
  return languagesNow.map((language) => ({
    method: 'GET',
    path: filled(template, values.issued),
    headers: { accept: 'text/html', 'accept-language': language, cookie: cookiesOf(cookies, 'own') },
  }));
}

function requestOf(recipe: PageRecipe, targets: readonly string[], { cookies, values }: Reader): PageRequest {
  const template = targets[recipe.target % targets.length] ?? '/';
  const path = bent(filled(template, values[recipe.ids]), recipe.bends);
  const cookie = cookiesOf(cookies, recipe.cookies);
  return {
    method: recipe.method,
    path: (path + queryOf(recipe)).replace(/[^\x21-\x7e\x80-\xff]/g, encodeURIComponent),
    headers: { ...recipe.headers, ...(cookie !== '' && { cookie }) },
  };
}

type Struck = { readonly complaints: readonly string[]; readonly statuses: ReadonlyMap<number, number> };

/** A few at once, as browsers do. */
async function strikeAll({ ask }: PageClient, requests: readonly PageRequest[]): Promise<Struck> {
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const waiting = requests.values();
  const row = async () => {
    for (const request of waiting) {
      const answer = await ask(request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const wrong = wrongWith(answer);
      if (wrong !== undefined) complaints.push(`${described(request)} ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, row));
  return { complaints, statuses };
}

function wrongWith({ status, location, setCookie, isPutOff, body }: PageResponse): string | undefined {
  if (status === 0) return `is not answered: ${body}`;
  if (status >= 500 && !(status === 503 && isPutOff)) return `answers ${status} ${body.slice(0, 120)}`;
  if (location !== undefined && !/^\/(?![/\\])[\x21-\x7e]*$/.test(location)) return `leads to ${location}`;
  if (setCookie.some((text) => text.includes('planted'))) return 'sets a cookie of the address';
  return body.includes(markup) ? 'shows markup of the address' : undefined;
}

function described({ method, path, headers }: PageRequest): string {
  const text = JSON.stringify({ ...headers, cookie: headers.cookie?.slice(0, 200) });
  return `${method} ${JSON.stringify(path.slice(0, 300))} with ${text}`;
}

const faults: readonly string[] = ['answer-broke', 'call-broke', 'page-broke'];

/** Every 500 has its line, which says why; nothing broke behind an answer that hides it; and every route was reached. */
function complaintsOver(
  lines: readonly Line[],
  served: ReadonlySet<string>,
  statuses: ReadonlyMap<number, number>,
): readonly string[] {
  const broken = statuses.get(500) ?? 0;
  const count = lines.filter(([event]) => event === 'answer-broke').length;
  const reached = new Set(
    lines.flatMap(([event, facts]) => (event === 'request' ? `GET ${facts?.route}` : [])),
  );
  const missed = [...served].filter((route) => route.startsWith('GET ') && !reached.has(route));
  return [
    ...(count === broken ? [] : [`${broken} answers of 500, and ${count} lines about them`]),
    ...lines.flatMap(([event, facts]) =>
      faults.includes(event) ? `${event}: ${JSON.stringify(facts)}` : [],
    ),
    ...missed.map((route) => `${route} is never reached`),
  ];
}

function tallied(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([one], [other]) => one - other);
  return sorted.map(([status, count]) => `${count} of ${status}`).join(', ');
}
