import type { FastifyInstance } from 'fastify';
import type { PageRenderer } from '#server/drawing/page-renderer.ts';
import type { Store } from '#usecases/ports/store.ts';
import type { Ports } from '#usecases/ports.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { buy, planOf, saveQuote, score } from '../purchase.ts';
import { browserOver } from '../wire.ts';
import type { Attack, Report } from './attack.ts';
import { askWith, canaries, type OwnedIds, type Owner, openOwner, unknownIds } from './ground/owned.ts';
import { listingRoutes } from './routes.ts';
import { type Probe, probesOf, publicParams } from './tricks/foreign-probes.ts';

type Setting = {
  readonly ports?: (real: Ports) => Partial<Ports>;
  readonly knows?: (probe: Probe) => boolean;
};
type SessionVisitor = { readonly name: string; readonly cookies: ReadonlyMap<string, string> };
type Answer = Awaited<ReturnType<typeof askWith>>;

/** A fault is looked for where it shows: asking everywhere again would find nothing else. */
const at =
  (place: string) =>
  ({ route }: Probe) =>
    route.includes(place);

export const foreignIds: Attack = {
  name: 'ids of somebody else',
  run: () => attack({}),
  planted: [
    {
      fault: 'a store that finds proposals of anybody',
      finds: /form-config.*another buyer.*(?:another answer|tells)/,
      run: () =>
        attack({
          knows: at('/form-config/'),
          ports: ({ store }) => ({ store: { ...store, findProposal: (_, id) => store.getProposal(id) } }),
        }),
    },
    {
      fault: 'a store that finds quotes of anybody',
      finds: /get-score.*stranger.*another answer/,
      run: () =>
        attack({
          knows: at('/get-score/'),
          ports: ({ store }) => ({ store: ignoringOwners(store, new Set()) }),
        }),
    },
    {
      fault: 'a route that nobody probes',
      finds: /sandbox\/pay.*is not probed/,
      run: () => attack({ knows: at('policy.pdf') }),
    },
  ],
};

type Visitor = Parameters<Store['findQuote']>[0];

/** Asks in the name of everybody who ever saved something. */
function ignoringOwners(store: Store, owners: Set<Visitor>): Store {
  return {
    ...store,
    insertQuote: (quote) => {
      owners.add(quote.owner);
      return store.insertQuote(quote);
    },
    handOver: (from, to, at) => {
      owners.add(to);
      return store.handOver(from, to, at);
    },
    findQuote: async (_, id) => {
      const quotes = await Promise.all([...owners].map((owner) => store.findQuote(owner, id)));
      return quotes.find((quote) => quote !== undefined);
    },
    atomically: (work) => store.atomically((inner) => work(ignoringOwners(inner, owners))),
  };
}

async function attack({ ports, knows = () => true }: Setting): Promise<Report> {
  const routes = new Set<string>();
  const server = await listingRoutes(routes, () =>
    testApp({ renderer: telling, ...(ports ? { ports } : {}) }),
  );
  try {
    const owner = await openOwner(server.app);
    const probes = probesOf(owner).filter(knows);
    const complaints = [...routes].flatMap((route) => unprobed(route, probes));
    const askers = await askersOf(server, owner);
    for (const visitor of askers) {
      for (const probe of probes) complaints.push(...(await compare(server.app, visitor, probe, owner)));
    }
    complaints.push(
      ...(await outboxLeaks(server.app, askers)),
      ...(await asOwner(server.app, probes, owner)),
    );
    const strikes = askers.length * probes.length * 2;
    const figures = `${strikes} foreign asks by ${askers.length} visitors on ${new Set(probes.map(({ route }) => route)).size} routes, ${routes.size} routes in the app`;
    return { strikes, figures, complaints };
  } finally {
    await server.close();
  }
}

/** A page that shows what its visitor may read: the way of the drawn pages, without a build. */
const telling: PageRenderer = {
  renderPage: async ({ url, callApi }) => {
    const [, kind, id = ''] =
      /^\/health-plan\/(proposals|results|compare(?=\/family))\/(?:family\/)?([^/]+)/.exec(url) ?? [];
    const answer =
      kind === 'proposals'
        ? await callApi('getProposal', { params: { id }, body: {} })
        : await callApi('getScore', { params: { quote_id: id }, body: { result_type: 'family' } });
    const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'user-agent' };
    const body = answer.ok ? answer.json : JSON.stringify(answer);
    return { status: 200, headers, bugs: [], body: kind === undefined ? 'page' : body };
  },
};

function unprobed(route: string, probes: readonly Probe[]): readonly string[] {
  const params = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (params.length > 0 && params.every((name) => publicParams.includes(name))) return [];
  return probes.some((probe) => probe.route === route) ? [] : [`${route} is not probed`];
}

async function askersOf({ app }: TestApp, owner: Owner): Promise<readonly SessionVisitor[]> {
  const other = new Map<string, string>();
  const browser = await browserOver((request) => app.inject(request), other);
  const { quote_id } = await saveQuote(browser);
  await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'));
  const fresh = new Map<string, string>();
  await browserOver((request) => app.inject(request), fresh);
  return [
    { name: 'another buyer', cookies: other },
    { name: 'the cookie from before the purchase', cookies: owner.before },
    { name: 'a stranger', cookies: fresh },
    { name: 'nobody', cookies: new Map() },
  ];
}

async function compare(
  app: FastifyInstance,
  { name, cookies }: SessionVisitor,
  { route, request }: Probe,
  { issued, payable }: Owner,
): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const ids of [issued, payable]) {
    const answer = await askWith(app, cookies, request(ids));
    const unknown = await askWith(app, cookies, request(unknownIds(ids)));
    const [ours, theirs] = [plain(answer, ids), plain(unknown, unknownIds(ids))];
    if (ours !== theirs)
      complaints.push(`${route} for ${name}: another answer than for an unknown id: ${ours.slice(0, 160)}`);
    complaints.push(...foreignWords(answer).map((what) => `${route} for ${name}: tells the ${what}`));
  }
  return complaints;
}

/** Without what is another one each time: the nonce, and the ids that were asked for. */
function plain(
  { statusCode, body, headers }: Answer,
  { id, quote_id, transaction, order }: OwnedIds,
): string {
  const own = [id, quote_id, transaction, order].reduce(
    (text, each) => text.replaceAll(each, '(id)'),
    `${statusCode} ${headers.location ?? ''} ${headers['retry-after'] ?? ''} ${body}`,
  );
  return own.replace(/nonce="[^"]*"/g, '');
}

/** Nonces, cookies and ids are drawn by chance, now and then with the letters of a canary in them. */
const randomPart = /nonce(?:-|=")[\w+/]+|[\w-]{21,}/g;

function foreignWords({ body, headers }: Answer): readonly string[] {
  const text = (body + JSON.stringify(headers)).replace(randomPart, '');
  return Object.entries(canaries).flatMap(([what, canary]) => (text.includes(canary) ? [what] : []));
}

async function outboxLeaks(
  app: FastifyInstance,
  askers: readonly SessionVisitor[],
): Promise<readonly string[]> {
  const leaks = askers.map(async ({ name, cookies }) => {
    const answer = await askWith(app, cookies, { url: '/sandbox/outbox', headers: { accept: 'text/html' } });
    return foreignWords(answer).map((what) => `GET /sandbox/outbox for ${name}: tells the ${what}`);
  });
  return (await Promise.all(leaks)).flat();
}

/** To the owner each of these addresses opens something, and every canary stands somewhere: else nothing is proven. */
async function asOwner(
  app: FastifyInstance,
  probes: readonly Probe[],
  owner: Owner,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  const closed: string[] = [];
  const cookies = new Map(owner.cookies);
  // A purchase makes its buyer another one, so it comes last.
  const last = (probe: Probe) => Number(probe.route.includes('/transaction/create/'));
  for (const { route, request, isBlind } of [...probes].sort((a, b) => last(a) - last(b))) {
    const [issued, payable, unknown] = [
      await askWith(app, cookies, request(owner.issued)),
      await askWith(app, cookies, request(owner.payable)),
      await askWith(app, cookies, request(unknownIds(owner.payable))),
    ];
    for (const what of [...foreignWords(issued), ...foreignWords(payable)]) ids.add(what);
    const nothing = plain(unknown, unknownIds(owner.payable));
    const isOpen = plain(issued, owner.issued) !== nothing || plain(payable, owner.payable) !== nothing;
    if (!isOpen && !isBlind)
      closed.push(`${route} opens nothing to its owner either: ${nothing.slice(0, 120)}`);
  }
  const unseen = Object.keys(canaries).filter((what) => !ids.has(what));
  return [...closed, ...unseen.map((what) => `The ${what} stands in no answer to its owner`)];
}
