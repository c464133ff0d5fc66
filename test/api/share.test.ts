import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireShared } from '#contract/share/shapes.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { PaperDrawer } from '#server/threads/paper-drawer.ts';
import { leaveDevice } from '#usecases/leave-device.ts';
import type { Ports } from '#usecases/ports.ts';
import { saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
let browser: Browser;

const you = aWireMember({ diseases: [1], lifestyle: ['smoke'] });
const spouse = aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 });
const son = aWireMember({ id: 'son1', person: 'Son', type: 'kid', age: 4, gender: 'MALE' });
const family = [you, spouse, son];

let whileDecided: ((owner: VisitorId) => Promise<void>) | undefined;
const drawn: string[] = [];
const drawer: PaperDrawer = {
  draw: async () => Buffer.alloc(0),
  drawPicture: async ({ plan }) => {
    drawn.push(plan);
    await pass(20);
    return Buffer.from(plan);
  },
  close: async () => undefined,
};

function leavingAfterFinding({ store }: Ports): Ports['store'] {
  const findQuote: typeof store.findQuote = async (owner, id) => {
    const quote = await store.findQuote(owner, id);
    await whileDecided?.(owner);
    return quote;
  };
  return { ...store, findQuote };
}

beforeAll(async () => {
  server = await testApp({ drawer, ports: (real) => ({ store: leavingAfterFinding(real) }) });
});
afterAll(() => server.close());

/** The quote of a new visitor, and a plan of its list. */
async function chosenBy(
  members: readonly ReturnType<typeof aWireMember>[],
  conditions: number[],
  { app }: TestApp = server,
) {
  browser = await openBrowser(app);
  const { quote_id } = await saveQuote(browser, {
    members: [...members],
    medical_conditions: conditions,
    sum_assured: 1_000_000,
  });
  const list = await score(browser, quote_id);
  const block = list.score_data.find(({ block }) => block === 'family');
  const plan = block?.plans.find(({ premium_status }) => premium_status === 'quoted');
  if (!plan) throw new Error('No plan with a price');
  return { quote_id, plan };
}

async function shared(who: Browser, quote_id: string, slab_id: string): Promise<string> {
  const data = { quote_id, block: 'family' as const, slab_id };
  const answer = await who.call('share', { params: {}, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json().shorturl;
}

const idOf = (shorturl: string) => new URL(shorturl, 'http://localhost').pathname.slice('/s/'.length);

async function read(who: Browser, id: string): Promise<WireShared> {
  const answer = await who.call('getShared', { params: { id }, body: {} });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('anybody with the link reads the decision, and only it', async () => {
  const { quote_id, plan } = await chosenBy(family, [1]);
  const shorturl = await shared(browser, quote_id, plan.slab_id);
  expect(idOf(shorturl)).toMatch(/^[\w-]{32}$/);
  const other = await openBrowser(server.app);
  const decision = await read(other, idOf(shorturl));
  expect(decision.chosen).toMatchObject({
    product_title: plan.product_title,
    insurer_title: plan.insurer_title,
    sum_assured: plan.sum_assured,
  });
  expect(decision.ages).toEqual([36, 34, 4]);
  expect(decision.runners_up).toHaveLength(2);
  const foreign = await other.call('getScore', { params: { quote_id }, body: {} });
  expect(foreign.statusCode).toBe(404);
});

test.each([
  ['without an origin of ours', {}, '/s/'],
  [
    'with one',
    { PUBLIC_ORIGIN: 'https://chhatri.example', ALLOW_SANDBOX: 'yes' },
    'https://chhatri.example/s/',
  ],
])('%s the link leads to nobody whom a request names as its host', async (_name, env, start) => {
  const settled = await testApp({ env, drawer });
  const { quote_id, plan } = await chosenBy(family, [], settled);
  const shorturl = await shared(browser, quote_id, plan.slab_id);
  expect(shorturl).toBe(start + idOf(shorturl));
  const headers = { accept: 'text/html', host: 'elsewhere.example' };
  const page = await settled.app.inject({ url: `/s/${idOf(shorturl)}`, headers });
  expect([page.statusCode, page.body]).toEqual([200, expect.not.stringContaining('elsewhere.example')]);
  await settled.close();
});

test('it tells nothing of anybody’s health: with and without illnesses and habits it is the same', async () => {
  const ill = await chosenBy(family, [1]);
  const told = await read(browser, idOf(await shared(browser, ill.quote_id, ill.plan.slab_id)));
  await chosenBy([{ ...you, diseases: [], lifestyle: [] }, spouse, son], []).then(async ({ quote_id }) => {
    const bare = await read(browser, idOf(await shared(browser, quote_id, ill.plan.slab_id)));
    const { shorturl: _ours, reference: _our, ...facts } = told;
    const { shorturl: _theirs, reference: _their, ...bareFacts } = bare;
    expect(facts).toEqual(bareFacts);
  });
});

test('neither answer nor page holds a quote’s id, a relation, a pincode or a planted word', async () => {
  const { quote_id, plan } = await chosenBy(family, [1]);
  const id = idOf(await shared(browser, quote_id, plan.slab_id));
  const page = await server.app.inject({ url: `/s/${id}`, headers: { accept: 'text/html' } });
  const answer = JSON.stringify(await read(browser, id));
  for (const planted of [quote_id, 'smoke', 'Spouse', 'son1', '"diseases"', '"members"', '560001']) {
    expect(answer).not.toContain(planted);
    expect(page.body).not.toContain(planted);
  }
});

test('asked again it is the same link; of another plan another', async () => {
  const { quote_id, plan } = await chosenBy(family, []);
  const first = await shared(browser, quote_id, plan.slab_id);
  expect(await shared(browser, quote_id, plan.slab_id)).toBe(first);
  const list = await score(browser, quote_id);
  const other = list.score_data
    .flatMap(({ plans }) => plans)
    .find(({ slab_id, premium_status }) => slab_id !== plan.slab_id && premium_status === 'quoted');
  expect(await shared(browser, quote_id, other?.slab_id ?? '')).not.toBe(first);
});

test.each([
  ['a foreign quote', async () => ({ quote_id: (await chosenBy(family, [])).quote_id }), 404],
  ['a plan that is not there', async () => ({ slab_id: 'none' }), 409],
])('%s is not shared', async (_name, change, status) => {
  const foreign = await change();
  const { quote_id, plan } = await chosenBy(family, []);
  const data = { quote_id, block: 'family' as const, slab_id: plan.slab_id, ...foreign };
  const answer = await browser.call('share', { params: {}, body: { data } });
  expect(answer.statusCode).toBe(status);
});

test('leaving the device erases what was shared', async () => {
  const { quote_id, plan } = await chosenBy(family, []);
  const id = idOf(await shared(browser, quote_id, plan.slab_id));
  await browser.call('leaveDevice', { params: {}, body: {} });
  const other = await openBrowser(server.app);
  expect((await other.call('getShared', { params: { id }, body: {} })).statusCode).toBe(404);
});

test('who leaves the device while a decision is shared leaves nothing of it', async () => {
  const { quote_id, plan } = await chosenBy(family, []);
  whileDecided = (owner) => leaveDevice(server.ports, owner);
  const data = { quote_id, block: 'family' as const, slab_id: plan.slab_id };
  const answer = await browser.call('share', { params: {}, body: { data } });
  whileDecided = undefined;
  expect(answer.statusCode).toBe(404);
});

test('a plan is held against others, each once', async () => {
  const { quote_id, plan } = await chosenBy(family, []);
  const list = await score(browser, quote_id);
  const other = list.score_data
    .find(({ block }) => block === 'family')
    ?.plans.find(({ slab_id, premium_status }) => slab_id !== plan.slab_id && premium_status === 'quoted');
  if (!other) throw new Error('No second plan with a price');
  const beside = [plan.slab_id, other.slab_id, other.slab_id, 'none'];
  const data = { quote_id, block: 'family' as const, slab_id: plan.slab_id, beside };
  const answer = await browser.call('share', { params: {}, body: { data } });
  const { runners_up } = await read(browser, idOf(answer.json().shorturl));
  expect(runners_up.map(({ product_title }) => product_title)).toEqual([other.product_title]);
});

test('a picture that all of a group ask for at once is drawn once, and is not given after its link', async () => {
  const { quote_id, plan } = await chosenBy(family, []);
  const picture = `/s/${idOf(await shared(browser, quote_id, plan.slab_id))}/picture.png`;
  const asked = Array.from({ length: 20 }, () => server.app.inject({ url: picture }));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect([new Set(statuses), drawn]).toEqual([new Set([200]), [plan.product_title]]);
  await browser.call('leaveDevice', { params: {}, body: {} });
  expect((await server.app.inject({ url: picture })).statusCode).toBe(404);
});

test('the page is for whoever has its address: not indexed, not kept, and tells nobody where it is', async () => {
  const { headers } = await server.app.inject({ url: '/s/none', headers: { accept: 'text/html' } });
  expect(headers).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
});
