import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { csrfCookie } from '#contract/call/encoding.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { buy, planOf, saveQuote, score } from '../purchase.ts';
import { type Browser, browserOver, openBrowser } from '../wire.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp;
const start = async (setting?: TestSetting) => {
  server = await testApp(setting);
  return server;
};
afterEach(() => server.close());

/** A browser that has these cookies and no others. */
const copyOf = ({ cookies }: Browser) =>
  browserOver((request) => server.app.inject(withoutNewSession(request)), new Map(cookies));

function withoutNewSession(request: InjectOptions): InjectOptions {
  return { ...request, headers: { ...request.headers, accept: 'application/json' } };
}

async function reads(browser: Browser, quote_id: string): Promise<number> {
  return (await browser.call('getScore', { params: { quote_id }, body: {} })).statusCode;
}

async function aBuyer() {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const plan = planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna');
  return { browser, quote_id, chosen: plan };
}

describe('a visit', () => {
  test.each([
    ['invented in the form of old', 'A'.repeat(43)],
    ['invented in the form of today', `${'A'.repeat(43)}.${'A'.repeat(16)}.t0.t0..${'A'.repeat(43)}`],
  ])('that was %s is a stranger’s, who gets one of our making', async (_, invented) => {
    const { app } = await start();
    const answer = await app.inject({ url: '/', headers: { cookie: `sid=${invented}` } });
    const cookie = answer.cookies.find(({ name }) => name === 'sid');
    expect(cookie?.value).not.toContain(invented.slice(0, 43));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  test('ends after 30 days without use', async () => {
    const { wait } = await start();
    const { browser, quote_id } = await aBuyer();
    wait({ days: 29 });
    expect(await reads(browser, quote_id)).toBe(200);
    wait({ days: 29 });
    expect(await reads(browser, quote_id)).toBe(200);
    wait({ days: 30 });
    expect(await reads(browser, quote_id)).toBe(403);
    await browser.get('/');
    expect(await reads(browser, quote_id)).toBe(404);
  });

  test('ends after 90 days of daily use', async () => {
    const { wait } = await start();
    const { browser, quote_id } = await aBuyer();
    for (let day = 0; day < 88; day += 11) {
      wait({ days: 11 });
      expect(await reads(browser, quote_id)).toBe(200);
    }
    wait({ days: 2 });
    expect(await reads(browser, quote_id)).toBe(403);
  });

  test('on https is tied to the host, and nothing of it travels in the open', async () => {
    const { app } = await start({ env: { PUBLIC_ORIGIN: 'https://www.example.in', ALLOW_SANDBOX: 'yes' } });
    const entry = await app.inject({ url: '/?channel=pos&partner=TRY-101' });
    const sid = entry.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const page = await app.inject({ url: '/', headers: { cookie: sid } });
    const cookies = [...entry.cookies, ...page.cookies];
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      '__Host-channel',
      `__Host-${csrfCookie}`,
      '__Host-sid',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, path: '/' });
      expect(cookie.domain).toBeUndefined();
    }
  });
});

describe('a purchase', () => {
  test('gives the visitor another name, which opens all as soon as it is shown; the old one opens nothing then', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const before = await copyOf(browser);
    const first = await buy(browser, quote_id, chosen);
    expect(browser.cookies.get('sid')).not.toBe(before.cookies.get('sid'));
    expect(await reads(browser, quote_id)).toBe(200);
    expect(await reads(before, quote_id)).toBe(404);

    const parents = planOf(await score(browser, quote_id), 'parents', 'sahyadri-poorna');
    const second = await buy(browser, quote_id, parents);
    for (const id of [first, second]) {
      expect(await opens(browser, id)).toBe(200);
      expect(await opens(before, id)).toBe(404);
    }
  });

  test('whose answer is lost loses nothing: the old name opens all, and the same press leads to the same purchase', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const earlier = await buy(
      browser,
      quote_id,
      planOf(await score(browser, quote_id), 'parents', 'sahyadri-poorna'),
    );
    const [unanswered, reloaded] = [await copyOf(browser), await copyOf(browser)];
    const lost = await press(unanswered, quote_id, chosen);
    expect(await opens(reloaded, earlier)).toBe(200);
    expect((await press(reloaded, quote_id, chosen)).json()).toEqual(lost.json());
    expect(await opens(reloaded, earlier)).toBe(200);
    expect(await reads(reloaded, quote_id)).toBe(200);
  });

  test('pressed twice at once is one purchase, whichever answer comes last', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const twin = await copyOf(browser);
    const [one, other] = await Promise.all([press(browser, quote_id, chosen), press(twin, quote_id, chosen)]);
    expect(one.json()).toEqual(other.json());
    expect(await reads(twin, quote_id)).toBe(200);
  });

  test('begun twice at once gives one new name, so that no answer makes the other one lose anything', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const parents = planOf(await score(browser, quote_id), 'parents', 'sahyadri-poorna');
    const twin = await copyOf(browser);
    const [one, other] = await Promise.all([
      press(browser, quote_id, chosen),
      press(twin, quote_id, parents),
    ]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(browser.cookies.get('sid')).toBe(twin.cookies.get('sid'));
    for (const each of [browser, twin, browser]) expect(await reads(each, quote_id)).toBe(200);
  });

  test('is not undone by a late answer that notes a use', async () => {
    const { wait } = await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const tab = await copyOf(browser);
    wait({ seconds: 3700 });
    await buy(browser, quote_id, chosen);
    const late = await tab.get('/health-plan/get-place/560001/');
    expect(String(late.headers['set-cookie'])).toMatch(/^used=/);
    expect(String(late.headers['set-cookie'])).not.toContain('sid=');
  });

  test('that is refused leaves the visitor as they were', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const sid = browser.cookies.get('sid');
    const changed = { ...chosen, plan: { ...chosen.plan, cpt_id: 'another' } };
    await expect(buy(browser, quote_id, changed)).rejects.toThrow('PRICE_CHANGED');
    expect(browser.cookies.get('sid')).toBe(sid);
    expect(await reads(browser, quote_id)).toBe(200);
  });

  test('counts its buyer on as the same visitor', async () => {
    await start({ env: { RATE_PER_VISITOR: '40' } });
    const { browser, quote_id, chosen } = await aBuyer();
    await buy(browser, quote_id, chosen);
    const codes: number[] = [];
    for (let count = 0; count < 40; count += 1) codes.push(await reads(browser, quote_id));
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
  });
});

async function opens(browser: Browser, id: string): Promise<number> {
  return (await browser.call('getProposal', { params: { id }, body: {} })).statusCode;
}

/** The press alone, without going where its answer leads. */
function press(browser: Browser, quote_id: string, { block, plan }: ReturnType<typeof planOf>) {
  const data = {
    members: block.uidata.members.map(({ id }) => id),
    gender: block.uidata.gender,
    pincode: block.uidata.pincode,
    city: block.uidata.city,
    slab_id: plan.slab_id,
    cpt_id: plan.cpt_id,
    quote_id,
    plan_type: block.type,
  };
  return browser.call('createTransaction', { params: {}, body: { data } });
}

describe('leaving the device', () => {
  test('takes the cookies, and a copy of them opens nothing', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const id = await buy(browser, quote_id, chosen);
    const copy = await copyOf(browser);
    const remainingAnswer = await browser.call('leaveDevice', { params: {}, body: {} });
    const answer: CallAnswer<'leaveDevice'> = remainingAnswer.json();
    expect(answer).toEqual({ success: true });
    expect(remainingAnswer.headers['clear-site-data']).toBe('"cookies", "storage"');
    expect([browser.cookies.get('sid'), browser.cookies.get(csrfCookie)]).toEqual(['', '']);
    expect(await reads(copy, quote_id)).toBe(404);
    expect(await opens(copy, id)).toBe(404);
  });

  test('closes also what a press that is under way begins', async () => {
    await start();
    const { browser, quote_id, chosen } = await aBuyer();
    const twin = await copyOf(browser);
    await Promise.all([press(browser, quote_id, chosen), twin.call('leaveDevice', { params: {}, body: {} })]);
    expect(await reads(browser, quote_id)).toBe(404);
  });
});
