import { afterEach, expect, test } from 'vitest';
import { minutesAfter } from '#domain/date.ts';
import { asId, type ShareId, type VisitorId } from '#domain/ids.ts';
import { saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp;
const start = async (setting?: TestSetting) => {
  server = await testApp({
    drawer: {
      draw: async () => Buffer.alloc(0),
      drawPicture: async (said) => Buffer.from(JSON.stringify(said)),
      close: async () => undefined,
    },
    ...setting,
  });
  return server.app;
};
afterEach(() => server.close());

const asked = { quote_id: 'nobody-has-it', block: 'family' as const, slab_id: 'none' };
const make = (browser: Browser) => browser.call('share', { params: {}, body: { data: asked } });

test('a visitor makes 30 pages an hour, an address 300', async () => {
  const app = await start({ env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' } });
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const browser = await openBrowser(app);
    for (let page = 0; page < 30; page += 1) expect((await make(browser)).statusCode).toBe(404);
    const refused = await make(browser);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_TRIES']);
  }
  const newcomer = await make(await openBrowser(app));
  expect([newcomer.statusCode, newcomer.json().error.code]).toEqual([429, 'TOO_MANY_TRIES']);
});

const planted = ['Ananya Sharma', 'Asthma', '9822044170', 'ananya.sharma@example.in'] as const;
const mayBeTyped = ['name', 'displayName'] as const;

/** The address of a page whose maker typed something in everything that takes words before. */
async function pathOf(app: TestApp['app'], typed?: (typeof planted)[number]): Promise<string> {
  const browser = await openBrowser(app);
  const texts = typed === undefined ? {} : Object.fromEntries(mayBeTyped.map((field) => [field, typed]));
  const { quote_id } = await saveQuote(browser, {
    members: [aWireMember({ diseases: [1], lifestyle: ['smoke'], ...texts })],
    medical_conditions: [1],
    sum_assured: 1_000_000,
    parents_pincode: undefined,
  });
  const list = await score(browser, quote_id);
  const block = list.score_data.find(({ plans }) => plans.length > 0);
  const plan = block?.plans.find(({ premium_status }) => premium_status === 'quoted');
  if (!block || !plan) throw new Error('No plan with a price');
  const data = { quote_id, block: block.block, slab_id: plan.slab_id };
  const answer = await browser.call('share', { params: {}, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json().shorturl;
}

test.each(planted)('%s, wherever it is typed, is in neither the answer nor the picture', async (typed) => {
  const app = await start();
  const path = await pathOf(app, typed);
  const reader = await openBrowser(app);
  const params = { id: path.slice('/s/'.length) };
  const told = [
    await reader.call('getShared', { params, body: {} }),
    await reader.get(`${path}/picture.png`),
  ];
  for (const { statusCode, headers, body } of told) {
    expect(statusCode).toBe(200);
    expect((JSON.stringify(headers) + body).toLowerCase()).not.toContain(typed.toLowerCase());
  }
});

test('the picture is a PNG that no cache and no robot keeps, and that is taken for nothing else', async () => {
  const app = await start();
  const { statusCode, headers } = await app.inject({ url: `${await pathOf(app)}/picture.png` });
  expect([statusCode, headers]).toEqual([
    200,
    expect.objectContaining({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': expect.stringContaining('noindex'),
      'x-content-type-options': 'nosniff',
    }),
  ]);
});

test('a page ends after 30 days, and its picture with it', async () => {
  const app = await start();
  const path = await pathOf(app);
  server.wait({ days: 29 });
  expect((await app.inject({ url: `${path}/picture.png` })).statusCode).toBe(200);
  server.wait({ days: 1, seconds: 1 });
  expect((await app.inject({ url: `${path}/picture.png` })).statusCode).toBe(404);
  const params = { id: path.slice('/s/'.length) };
  expect((await (await openBrowser(app)).call('getShared', { params, body: {} })).statusCode).toBe(404);
});

test('a copy that holds neither later premiums nor hospitals opens, and says nothing of them', async () => {
  const app = await start();
  const { store, clock } = server.ports;
  const path = await pathOf(app);
  const whole = await store.readShare(asId<ShareId>(path.slice('/s/'.length)), clock.now());
  if (!whole) throw new Error('The page is not there');
  const { later, network, ...chosen } = whole.decision.chosen;
  expect([later, network]).toEqual([expect.anything(), expect.anything()]);
  const id = asId<ShareId>('kept-before');
  await store.insertShare({
    id,
    owner: asId<VisitorId>('somebody'),
    contentKey: 'kept-before',
    createdAt: clock.now(),
    expiresAt: minutesAfter(clock.now(), 60),
    decision: { ...whole.decision, chosen, runnersUp: [] },
  });
  const answer = await (await openBrowser(app)).call('getShared', { params: { id }, body: {} });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().chosen).toMatchObject({ at_61: null, to_70: null, network: null });
});
