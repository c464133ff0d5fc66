import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import { pathOf } from '#contract/call/encoding.ts';
import { laneRules } from '#server/turns/lanes.ts';
import { buy, planOf, saveQuote, score } from '../purchase.ts';
import { aWireQuote, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp;
const start = async (setting?: TestSetting) => {
  server = await testApp(setting);
  return server;
};
afterEach(() => server.close());

describe('a limit', () => {
  test.each([
    '/sandbox/../health-plan/choose-member',
    '/healthz/../health-plan/choose-member',
    '/assets/../health-plan/choose-member',
    '/assets/..%2fhealth-plan/choose-member',
    '//healthz',
    '/healthz/',
    '/health-plan/payment/webhook/x',
  ])('is not passed by writing the address %s', async (url) => {
    const { app } = await start({ env: { RATE_PER_ADDRESS: '2' } });
    const codes: number[] = [];
    for (let count = 0; count < 3; count += 1) codes.push((await app.inject({ url })).statusCode);
    expect(codes[2]).toBe(429);
  });

  test.each([
    ['no proxy', {}],
    ['one proxy', { TRUST_PROXY: '1' }],
    ['a proxy by its address', { TRUST_PROXY: '127.0.0.1' }],
  ])('is not passed by an invented forwarded address, with %s before us', async (_, env) => {
    const { app } = await start({ env: { RATE_PER_ADDRESS: '2', ...env } });
    const codes: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      // The proxy adds whom it heard; what stands before was written by whoever asks.
      const headers = { 'x-forwarded-for': `10.9.8.${count}, 192.0.2.1` };
      codes.push((await app.inject({ url: '/', headers })).statusCode);
    }
    expect(codes).toEqual([200, 200, 429]);
  });

  test('is of each address that a trusted proxy heard', async () => {
    const { app } = await start({ env: { RATE_PER_ADDRESS: '1', TRUST_PROXY: '1' } });
    const ask = (address: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
    expect((await ask('192.0.2.1')).statusCode).toBe(429);
  });

  test('is never used up by posts of another site, nor for a visit by strangers of its address', async () => {
    const { app } = await start({ env: { RATE_PER_ADDRESS: '3' } });
    const browser = await openBrowser(app);
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    for (let count = 0; count < 9; count += 1) {
      expect((await app.inject({ url: '/', headers: foreign })).statusCode).toBe(403);
      expect((await app.inject({ method: 'POST', url: '/health-plan/resume/' })).statusCode).toBe(403);
    }
    const strangers = async () => (await app.inject({ url: '/' })).statusCode;
    expect([await strangers(), await strangers(), await strangers()]).toEqual([200, 200, 429]);
    expect((await browser.get('/')).statusCode).toBe(200);
  });

  const inFrame = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'iframe',
  };
  test.each<[string, Readonly<Record<string, string>>]>([
    ['frames of another site', inFrame],
    ['pictures of another site in a browser that does not say so', {}],
  ])('is never used up for a newcomer by %s', async (_, headers) => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '1000', RATE_PER_ADDRESS: '1000' } });
    const paths = ['/health-plan/payment/to-gateway/x/', '/health-plan/identity/to-registry/x/'];
    const papers = ['/health-plan/proposals/x/policy.pdf', '/health-plan/proposals/x/receipt'];
    const back = ['/health-plan/identity/return/', '/health-plan/payment/return/x/'];
    const tokens = new Set<string>();
    for (const url of [...paths, ...back, ...papers])
      for (let count = 0; count < 310; count += 1) {
        const { cookies } = await app.inject({ url, headers });
        for (const { name } of cookies) tokens.add(name);
      }
    expect([...tokens]).toEqual([]);
    const newcomer = await openBrowser(app);
    for (const url of paths) expect([404, 303]).toContain((await newcomer.get(url)).statusCode);
    expect(newcomer.cookies.get('sid')).not.toContain('.crowd');
  });

  test.each(['iframe', 'frame', 'object', 'embed'])(
    'is begun anew by no page that another site loads as %s',
    async (dest) => {
      const { app } = await start();
      const ask = (headers: Readonly<Record<string, string>>) =>
        app.inject({ url: '/', headers: { ...inFrame, 'sec-fetch-dest': dest, ...headers } });
      const refused = await ask({});
      expect([refused.statusCode, refused.cookies]).toEqual([403, []]);
      expect((await ask({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
      expect((await ask({ 'sec-fetch-dest': 'document' })).statusCode).toBe(200);
    },
  );

  test('never holds for the way back from paying', async () => {
    const { app } = await start({ env: { RATE_PER_ADDRESS: '1', RATE_PER_VISITOR: '1' } });
    const url = '/health-plan/payment/return/nobody/';
    for (let count = 0; count < 5; count += 1) {
      expect((await app.inject({ url })).statusCode).toBe(404);
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(303);
    }
  });

  test('of quotes an hour ends a flood of one visitor and nobody else', async () => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '100000' } });
    const browser = await openBrowser(app);
    const save = () => browser.call('saveDetails', { params: {}, body: { data: aWireQuote() } });
    for (let count = 0; count < 60; count += 1) expect((await save()).statusCode).toBe(200);
    const refused = await save();
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await openBrowser(app).then((other) => saveQuote(other))).quote_id).toBeTruthy();
  });

  test('holds for what opens everything that a visitor began, and ends nobody else’s', async () => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '100000' } });
    const [browser, other] = [await openBrowser(app), await openBrowser(app)];
    const asks = (one = browser) => [
      () => one.call('getConsents', { params: {}, body: {} }),
      () => one.call('getHelp', { params: {}, body: {} }),
      () => one.call('getPurchases', { params: {}, body: {} }),
      () => one.get('/your-data'),
    ];
    for (const [at, ask] of asks().entries()) {
      for (let count = 0; count < 300; count += 1) expect((await ask()).statusCode).toBe(200);
      expect([(await ask()).statusCode, (await asks(other)[at]?.())?.statusCode]).toEqual([429, 200]);
    }
  });

  test('of events an hour goes by their number, not by that of requests', async () => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '100000' } });
    const [browser, other] = [await openBrowser(app), await openBrowser(app)];
    const log = async (one: typeof browser, of: number) => {
      const events = Array.from({ length: 25 }, (_, at) => ({
        id: `event-${of}-${at}-of-a-flood`,
        name: 'decision-shared',
        fields: {},
        minutes_ago: 0,
      }));
      return one.call('logEvent', { params: {}, body: { events } });
    };
    // Nobody said yes to being counted: what is not kept takes room too, or a flood of it would be free.
    for (let count = 0; count < 1_500; count += 25) expect((await log(browser, count)).statusCode).toBe(403);
    const refused = await log(browser, 1_500);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await log(other, 0)).statusCode).toBe(403);
  });

  test.each<[string, number, (browser: Browser, count: number) => Promise<{ readonly statusCode: number }>]>([
    [
      'events',
      6_000 / 25,
      (browser, count) => {
        const events = Array.from({ length: 25 }, (_, at) => ({
          ...{ id: `event-${count}-${at}-of-many-visits`, name: 'decision-shared', fields: {} },
          minutes_ago: 0,
        }));
        return browser.call('logEvent', { params: {}, body: { events } });
      },
    ],
    [
      'calls back',
      60,
      (browser, count) => {
        const data = { mobile: `98220${10_000 + count}`, time: 'any', consent: true } as const;
        const body = { data: { ...data, text_version: '2026-11-24' } };
        return browser.call('askCallBack', { params: {}, body });
      },
    ],
  ])('of %s an hour is one of the address, however many visits it begins', async (_, most, write) => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
    const codes: number[] = [];
    let browser = await openBrowser(app);
    for (let count = 0; count <= most; count += 1) {
      if (count % 4 === 0) browser = await openBrowser(app);
      codes.push((await write(browser, count)).statusCode);
    }
    expect(codes.indexOf(429)).toBe(most);
  });

  const nobodys = { quote_id: 'x', id: 'x', insurer: 'sahyadri', pincode: '560001', product_slug: 'x' };
  const empty = (name: CallName) => (browser: Browser) => browser.post(pathOf(name, nobodys), '');
  test.each<[string, number, number, (browser: Browser) => Promise<{ readonly statusCode: number }>]>([
    ['quotes', 11, 60, empty('saveDetails')],
    ['purchases', 6, 60, empty('createTransaction')],
    ['calls back', 13, 5, empty('askCallBack')],
    ['identity checks', 21, 20, empty('kycSearch')],
    [
      'codes',
      8,
      10,
      (browser) => browser.call('sendResumeCode', { params: {}, body: { secret: 'A'.repeat(43) } }),
    ],
  ])(
    'of %s is not used up for a visit by junk of %d neighbours, %d times each, that comes to nothing',
    async (_, neighbours, each, junk) => {
      const { app } = await start({ env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
      const asha = await openBrowser(app);
      const codes = new Set<number>();
      for (let at = 0; at < neighbours; at += 1) {
        const neighbour = await openBrowser(app);
        for (let count = 0; count < each; count += 1) codes.add((await junk(neighbour)).statusCode);
      }
      for (let count = 0; count < 4; count += 1) codes.add((await junk(asha)).statusCode);
      expect([...codes].filter((code) => code === 429 || code < 400 || code >= 500)).toEqual([]);
    },
  );

  test('of quotes has five of its own for a visit that did not begin just now', async () => {
    const { app, wait } = await start({ env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
    const asha = await openBrowser(app);
    const save = (one: Browser) => one.call('saveDetails', { params: {}, body: { data: aWireQuote() } });
    wait({ seconds: 60 });
    let neighbour = asha;
    for (let count = 0; count < 660; count += 1) {
      if (count % 60 === 0) neighbour = await openBrowser(app);
      await save(neighbour);
    }
    expect((await save(neighbour)).statusCode).toBe(429);
    for (let count = 0; count < 5; count += 1) expect((await save(asha)).statusCode).toBe(200);
    expect((await save(asha)).statusCode).toBe(429);
  });

  test('of identity checks holds nobody up by ways to the registry that lead nowhere', async () => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
    let neighbour = await openBrowser(app);
    const send = (browser: Browser) => browser.get('/health-plan/identity/to-registry/x/');
    for (let count = 0; count < 420; count += 1) {
      if (count % 10 === 0) neighbour = await openBrowser(app);
      expect((await send(neighbour)).statusCode).toBe(303);
    }
    expect((await send(await openBrowser(app))).statusCode).toBe(303);
  });

  test('of identity tries holds over all purchases of a visitor', async () => {
    const { app } = await start({ env: { RATE_PER_VISITOR: '100000' } });
    const browser = await openBrowser(app);
    const { quote_id } = await saveQuote(browser);
    const id = await buy(
      browser,
      quote_id,
      planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
    );
    const search = (proposal: string) =>
      browser.post(`/kyc/ckyc-search/health/sahyadri/${proposal}/`, 'certificate_type=PAN');
    const codes = new Set<number>();
    for (let count = 0; count < 20; count += 1)
      codes.add((await search(count % 2 ? id : 'another')).statusCode);
    expect(codes).not.toContain(429);
    expect((await search(id)).statusCode).toBe(429);
  });
});

describe('overload', () => {
  const tight = { atOnce: 1, waiting: 0, patienceMs: 50 };

  test('turns pages and scores away with a time to come again, and never money, identity or health', async () => {
    const never = Promise.withResolvers<never>();
    const { app } = await start({
      laneRules: { ...laneRules, score: tight, page: tight },
      handlers: { getScore: () => never.promise },
    });
    const browser = await openBrowser(app);
    const { quote_id } = await saveQuote(browser);
    const ask = () => browser.call('getScore', { params: { quote_id }, body: {} });
    void ask();
    const refused = await ask();
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'OVERLOADED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await saveQuote(browser)).quote_id).toBeTruthy();
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toMatch(/^work_under_way\{kind="score"\} 1$/m);
    expect(body).toMatch(/^work_turned_away_total\{kind="score"\} 1$/m);
    for (let count = 0; count < 50; count += 1) {
      const { statusCode } = await browser.call('toProcess', { params: { id: 'nobody' }, body: {} });
      expect(statusCode).toBe(404);
    }
  });

  test('is not made by bodies that never come', async () => {
    const { app } = await start({ laneRules: { ...laneRules, score: tight } });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = await openBrowser(app);
    const { quote_id } = await saveQuote(browser);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = `POST /health-plan/get-score/${quote_id}/ HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncookie: ${cookie}`;
    const sockets = Array.from({ length: 5 }, () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(
        `${head}\r\ncontent-type: application/x-www-form-urlencoded\r\nexpect: 100-continue\r\ncontent-length: 90\r\n\r\n`,
      );
      return socket;
    });
    // The server says "100 Continue" once it has read the head.
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    const scored = await browser.call('getScore', { params: { quote_id }, body: {} });
    expect(scored.statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test('frees the place of a visitor who has gone away', async () => {
    const { app } = await start({ laneRules: { ...laneRules, page: { ...tight, waiting: 1 } } });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let count = 0; count < 10; count += 1) {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await new Promise((next) => socket.once('connect', next));
      socket.destroy();
    }
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
  });
});

test('a connection whose answers nobody reads is ended', async () => {
  const { app } = await start();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /health-plan/docs HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(30));
  let read = 0;
  socket.on('data', ({ length }) => {
    read += length;
  });
  await once(socket, 'close');
  const whole = (await app.inject({ url: '/health-plan/docs' })).rawPayload.length;
  expect(read).toBeLessThan(whole * 30);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

describe('a request that no browser sends', () => {
  async function say(text: string): Promise<string> {
    const { app } = await start();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(text);
    let lineText = '';
    for await (const chunk of socket) lineText += String(chunk);
    return lineText;
  }

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['headers beyond all measure', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', '400'],
    ...['/s/a%00/picture.png', '/health-plan/proposals/a%00/policy.pdf', '/health-plan/buy/a%00/'].map(
      (path): [string, string, string] => [
        `a NUL in ${path}`,
        `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
        '404',
      ],
    ),
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', '400'],
    ['a wish that we do not know', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n\r\n', '417'],
    ['a wish to be led on', 'CONNECT b:443 HTTP/1.1\r\nhost: a\r\n\r\n', '400'],
    [
      'the address of another server',
      'GET http://b/x HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      '400',
    ],
    [
      'a compressed body',
      'POST /health-plan/leave/ HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-encoding: gzip\r\ncontent-length: 0\r\n\r\n',
      '415',
    ],
  ])('with %s is refused in the shape and under the headers of every failure', async (_, text, status) => {
    const lineText = await say(text);
    expect(lineText).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(lineText).toContain("content-security-policy: default-src 'none'");
    expect(lineText).toContain('x-content-type-options: nosniff');
    expect(
      JSON.parse(lineText.slice(lineText.indexOf('{'), lineText.lastIndexOf('}') + 1)).error.code,
    ).toMatch(/^[A-Z_]+$/);
  });
});
