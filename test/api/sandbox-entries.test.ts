import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { dueMessages } from '../ports/due-messages.ts';
import { aMessage } from '../ports/store-values.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { codeIn } from '../resume-link.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { buyPolicy, sendCode } from './issued-policies.ts';

type Buyer = { readonly browser: Browser; readonly id: string; readonly payUrl: string };

let server: TestApp;
let asha: Buyer;
let balu: Buyer;
beforeAll(async () => {
  server = await testApp();
  asha = await buyer('asha@example.in');
  balu = await buyer('balu@example.in');
});
afterAll(() => server.close());

/** Somebody who stands before the gateway's page. */
async function buyer(email: string, { app }: TestApp = server): Promise<Buyer> {
  const browser = await openBrowser(app);
  const { quote_id } = await saveQuote(browser);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  await passKyc(browser, await fillForms(browser, id, { proposerDetails: { email } }), 'ABCPS1234F');
  return { browser, id, payUrl: await agreeAndPay(browser, id) };
}

const orderAt = (payUrl: string) => server.sandboxConsole.gateway?.describe(payUrl.split('/').at(-1) ?? '');
const stateAt = (payUrl: string) => orderAt(payUrl)?.state;

function postFrom(
  { browser, payUrl }: Buyer,
  headers: Readonly<Record<string, string>>,
  { app }: TestApp = server,
) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return app.inject({
    method: 'POST',
    url: payUrl,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'outcome=success&method=upi',
  });
}

const page = { accept: 'text/html' };

type Pressed = {
  readonly cookies?: 'cleared';
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
};

/** Sends the form as a browser does that shows what comes. */
function pressIn({ browser, payUrl }: Buyer, { cookies, headers, payload }: Pressed) {
  const form = { ...page, 'content-type': 'application/x-www-form-urlencoded' };
  const cookie = [...(cookies === 'cleared' ? [] : browser.cookies)].map((pair) => pair.join('=')).join('; ');
  return server.app.inject({
    method: 'POST',
    url: payUrl,
    headers: { ...form, ...headers, cookie },
    payload: payload ?? 'outcome=success&method=upi',
  });
}

describe('the page of an order', () => {
  test('is the same nothing to another buyer, to a stranger and for an order that never was', async () => {
    const none = await balu.browser.get('/sandbox/pay/order_none');
    expect(none.statusCode).toBe(404);
    const plain = (body: string) => body.replace(/nonce="[^"]*"/g, '');
    for (const answer of [
      await balu.browser.get(asha.payUrl),
      await server.app.inject({ url: asha.payUrl, headers: page }),
    ]) {
      expect([answer.statusCode, plain(answer.body)]).toEqual([404, plain(none.body)]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('cannot be played by anybody else', async () => {
    const played = 'outcome=success&method=upi';
    const answers = [
      await balu.browser.post(asha.payUrl, played),
      await postFrom({ ...asha, browser: { ...asha.browser, cookies: new Map() } }, {}),
      await balu.browser.post('/sandbox/pay/order_none', played),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect(stateAt(asha.payUrl)).toBe('created');
  });

  test.each([
    ['another site, by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['another site, by its origin', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port of this host', { origin: 'http://localhost:1' }],
  ])('is not played from %s, with the buyer’s own cookies', async (_from, headers) => {
    const answer = await postFrom(asha, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CSRF_FAILED']);
    expect(stateAt(asha.payUrl)).toBe('created');
  });

  test.each<[string, Pressed, number, string]>([
    ['cookies that were cleared', { cookies: 'cleared' }, 404, 'This cannot be opened here'],
    [
      'cookies that were cleared, in Hindi',
      { cookies: 'cleared', headers: { 'accept-language': 'hi' } },
      404,
      'यह यहाँ नहीं खुल सकता',
    ],
    ['another site', { headers: { origin: 'null' } }, 403, 'Sorry, there is a problem'],
    ['no choice', { payload: 'method=upi' }, 400, 'Sorry, there is a problem'],
    ['a form without an end', { payload: 'x'.repeat(2_000_000) }, 413, 'Sorry, there is a problem'],
  ])('answers a browser that presses with %s by a page', async (_with, pressed, status, title) => {
    const answer = await pressIn(asha, pressed);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(stateAt(asha.payUrl)).toBe('created');
  });

  test.each([
    ['a call that takes no form of this kind', '/health-plan/save-details/results/'],
    ['a call that is only read', '/health-plan/proposal/none/failure/'],
  ])('answers a browser that sends a form to %s by a page as well', async (_where, url) => {
    const { headers, body } = await pressIn({ ...asha, payUrl: url }, {});
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('nothing was charged by it');
  });

  test('at the limit of a minute says that nothing was charged, and comes back by itself for another press', async () => {
    const busy = await testApp({ env: { RATE_PER_ADDRESS: '1' } });
    const press = () => busy.app.inject({ method: 'POST', url: '/sandbox/pay/order_none', headers: page });
    await press();
    const { statusCode, headers, body } = await press();
    expect(statusCode).toBe(429);
    expect(body).toContain('nothing was charged by it');
    expect(body).toContain(`<meta http-equiv="refresh" content="${headers['retry-after']}">`);
    await busy.close();
  });

  test('says that it is closed to a buyer who walked away and presses after all', async () => {
    const chitra = await buyer('chitra@example.in');
    server.sandboxConsole.gateway?.choose(chitra.payUrl.split('/').at(-1) ?? '', 'cancelled', 'UPI');
    const pressed = await pressIn(chitra, {});
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, chitra.payUrl]);
    const page = await chitra.browser.get(chitra.payUrl);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('This order is closed')]);
  });

  test.each([
    ['to fail', 'upi-limit', 'failed', 1],
    ['to walk away', 'cancelled', 'cancelled', 1],
    ['to pay', 'success', 'captured', 1],
  ])('pressed twice %s is pressed once, and both lead back', async (_press, outcome, state, tries) => {
    const deepa = await buyer('deepa@example.in');
    const page = await deepa.browser.get(deepa.payUrl);
    const seenTries = /name="tries" value="(\d+)"/.exec(page.body)?.[1];
    const press = () => pressIn(deepa, { payload: `outcome=${outcome}&method=upi&tries=${seenTries}` });
    for (const answer of [await press(), await press()]) {
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        expect.stringContaining(`/health-plan/payment/return/${deepa.id}/`),
      ]);
    }
    expect(orderAt(deepa.payUrl)).toMatchObject({ state, tries });
  });

  test('shows its buyer the amount, plays the choice and sends the browser back', async () => {
    const page = await asha.browser.get(asha.payUrl);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringMatching(/Pay ₹[\d,]+<\/button>/)]);
    const played = await postFrom(asha, {
      host: 'shop.example:8080',
      origin: 'http://shop.example:8080',
      'sec-fetch-site': 'same-origin',
    });
    expect(played.statusCode).toBe(303);
    expect(played.headers.location).toContain(`/health-plan/payment/return/${asha.id}/`);
    expect(stateAt(asha.payUrl)).toBe('captured');
    expect((await asha.browser.get(asha.payUrl)).body).toContain('takes no more tries');
    expect((await readOutcome(asha.browser, asha.id)).outcome).toBe('issued');
  });

  test('behind https is played from the public origin alone', async () => {
    const secure = await testApp({ env: { PUBLIC_ORIGIN: 'https://chhatri.example', ALLOW_SANDBOX: 'yes' } });
    const usha = await buyer('usha@example.in', secure);
    const statuses: number[] = [];
    for (const origin of ['http://chhatri.example', 'https://www.chhatri.example', 'https://chhatri.example'])
      statuses.push((await postFrom(usha, { origin, host: 'chhatri.example' }, secure)).statusCode);
    expect(statuses).toEqual([403, 403, 303]);
    await secure.close();
  });
});

describe('the outbox', () => {
  const empty = 'Nothing was sent to you yet';

  test('shows each buyer what was sent to them and nobody else’s', async () => {
    await sendMessages(server.ports, 100, noPapers);
    const { policy_number } = await readOutcome(asha.browser, asha.id);
    const own = await asha.browser.get('/sandbox/outbox');
    expect(own.body).toContain('asha@example.in');
    expect(own.body).toContain(policy_number);
    const others = await balu.browser.get('/sandbox/outbox');
    expect(others.body).toContain(empty);
    expect(others.body).not.toMatch(/asha@example\.in|Ananya/);

    await balu.browser.post(balu.payUrl, 'outcome=success&method=upi');
    await readOutcome(balu.browser, balu.id);
    await sendMessages(server.ports, 100, noPapers);
    const both = [await asha.browser.get('/sandbox/outbox'), await balu.browser.get('/sandbox/outbox')];
    expect(both.map(({ body }) => body.match(/asha@|balu@/g))).toEqual([['asha@'], ['balu@']]);
  });

  test('shows the code that opens a policy to its buyer, and to nobody who asks for it elsewhere', async () => {
    const own = await testApp();
    const { browser, number } = await buyPolicy(own, '9822044170');
    const stranger = await openBrowser(own.app);
    await sendCode(stranger, number);
    const outboxOf = async (reader: Browser) => (await reader.get('/sandbox/outbox')).body;
    expect(await outboxOf(stranger)).toContain(empty);
    expect(await outboxOf(browser)).toContain(codeIn(own.sandboxConsole.outbox?.()[0]?.text));
    await own.close();
  });

  test('shows nobody a code that opens the policies of two buyers, whoever asks and by whatever number', async () => {
    const own = await testApp();
    const mobile = '9822044170';
    const [victim, other] = [await buyPolicy(own, mobile), await buyPolicy(own, mobile)];
    for (const number of [mobile, other.number]) await sendCode(other.browser, number);
    await sendCode(victim.browser, mobile);
    const codes = (own.sandboxConsole.outbox?.() ?? []).slice(0, 3).map(({ text }) => codeIn(text));
    expect(codes.every((code) => /^\d{6}$/.test(code ?? ''))).toBe(true);
    for (const { browser } of [victim, other]) {
      const { body } = await browser.get('/sandbox/outbox');
      expect(codes.filter((code) => body.includes(code ?? ''))).toEqual([]);
    }
    await own.close();
  });

  test.each([
    ['a stranger', {}],
    ['a cookie that nobody was given', { cookie: `sid=${'A'.repeat(43)}` }],
    ['a cookie of no shape', { cookie: 'sid=x' }],
  ])('is empty for %s, who is given no session', async (_who, headers) => {
    const answer = await server.app.inject({
      url: '/sandbox/outbox',
      headers: { ...page, ...headers },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(empty)]);
    expect(answer.cookies).toEqual([]);
  });

  test('sends a message that was queued before messages named their proposal, and shows it to nobody', async () => {
    const { proposalId: _unnamed, ...old } = aMessage({
      to: { email: 'old@example.in', mobile: '9876500000' },
    });
    await server.ports.store.queueMessage({ ...old, proposalId: undefined });
    await sendMessages(server.ports, 100, noPapers);
    expect(await dueMessages(server.ports.store, 100)).toEqual([]);
    expect(server.sandboxConsole.outbox?.().map(({ to }) => to)).toContain('old@example.in');
    expect((await asha.browser.get('/sandbox/outbox')).body).not.toContain('old@example.in');
  });
});

describe('where a company is real', () => {
  test.each([
    ['a gateway', { gateway: undefined }, '/sandbox/pay/order_none', '/sandbox/outbox'],
    ['a mailbox', { outbox: undefined }, '/sandbox/outbox', '/sandbox/'],
  ] as const)('the pages that play %s do not exist', async (_company, real, path, there) => {
    const own = await testApp({ sandbox: (whole) => ({ ...whole, ...real }) });
    // What nothing else answers is the web app's, which has no page there.
    expect((await own.app.inject({ url: path })).body).toContain('<title>page</title>');
    expect((await own.app.inject({ method: 'POST', url: path })).json().error.code).toBe('UNKNOWN_CALL');
    expect((await own.app.inject({ url: there })).body).toContain('<title>Sandbox');
    await own.close();
  });

  test('the guide leads to no outbox that is not there', async () => {
    const own = await testApp({ sandbox: (whole) => ({ ...whole, outbox: undefined }) });
    expect((await own.app.inject({ url: '/sandbox/' })).body).not.toContain('/sandbox/outbox');
    expect((await server.app.inject({ url: '/sandbox/' })).body).toContain('/sandbox/outbox');
    await own.close();
  });
});
