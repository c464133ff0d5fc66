import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireShared } from '#contract/share/shapes.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { PaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { leaveDevice } from '#usecases/keeping/leave-device.ts';
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
const grandparents = [aWireMember({ age: 60 }), aWireMember({ ...spouse, age: 58 })];

let whileDecided: ((owner: VisitorId) => Promise<void>) | undefined;
const pictures: string[] = [];
const drawer: PaperDrawer = {
  draw: async () => Buffer.alloc(0),
  drawPicture: async ({ plan }) => {
    pictures.push(plan);
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

/** While set, no insurer has said its price. */
let isWaiting = false;

function slowInsurer({ insurer }: Ports): Ports['insurer'] {
  const livePremium: typeof insurer.livePremium = async (question) =>
    isWaiting ? { kind: 'pending' } : insurer.livePremium(question);
  return { ...insurer, livePremium };
}

beforeAll(async () => {
  server = await testApp({
    drawer,
    ports: (real) => ({ store: leavingAfterFinding(real), insurer: slowInsurer(real) }),
  });
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

async function shared(
  who: Browser,
  quote_id: string,
  slab_id: string,
  riders: readonly string[] = [],
): Promise<string> {
  const choice = riders.length > 0 ? { chosen: [{ slab_id, riders: [...riders] }] } : {};
  const data = { quote_id, block: 'family' as const, slab_id, ...choice };
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

test('its price is that of the list, with the answers on health and habits', async () => {
  const ill = await chosenBy(family, [1]);
  const decision = await read(
    browser,
    idOf(await shared(browser, ill.quote_id, ill.plan.slab_id, ill.plan.riders)),
  );
  expect([decision.chosen.premium, decision.by_answers]).toEqual([ill.plan.premium, true]);
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

type NamedPlans = readonly { readonly product_title: string; readonly sum_assured: number }[];
const namesOf = (plans: NamedPlans) =>
  plans.map(({ product_title, sum_assured }) => `${product_title} ${sum_assured / 100_000}`);

/** The page of Sahyadri Poorna for 10 lakh beside these, or of another plan. */
async function besides(beside: string[], change: Parameters<typeof saveQuote>[1] = {}, slab_id = poorna) {
  browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, { members: family, sum_assured: 1_000_000, ...change });
  const data = { quote_id, block: 'family' as const, slab_id, beside };
  const answer = await browser.call('share', { params: {}, body: { data } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return read(browser, idOf(answer.json().shorturl));
}

const poorna = 'sahyadri-poorna-10l';
const live = 'dhauladhar-turant-10l';

test.each([
  ['another cover', ['dhauladhar-anant-25l'], ['Dhauladhar Anant 25'], []],
  ['another cover of the same plan', ['sahyadri-poorna-25l'], ['Sahyadri Poorna 25'], []],
  [
    'three, in their order',
    ['dhauladhar-anant-25l', 'narmada-sulabh-10l', 'deccan-shatak-15l'],
    ['Dhauladhar Anant 25', 'Narmada Sulabh 10', 'Deccan Shatak 15'],
    [],
  ],
  [
    'itself and one twice',
    [poorna, 'dhauladhar-anant-10l', 'dhauladhar-anant-10l'],
    ['Dhauladhar Anant 10'],
    [],
  ],
  [
    'one that is not sold to them',
    ['aravalli-varishtha-5l', 'dhauladhar-anant-10l'],
    ['Dhauladhar Anant 10'],
    ['Aravalli Varishtha 5'],
  ],
  ['nothing but that', ['aravalli-varishtha-5l'], [], ['Aravalli Varishtha 5']],
  ['one that nobody sells', ['none'], [], []],
])('beside %s stand those that were compared, and no other', async (_what, beside, titles, leftOut) => {
  const { chosen, runners_up, left_out } = await besides(beside);
  expect([namesOf([chosen]), namesOf(runners_up), namesOf(left_out)]).toEqual([
    ['Sahyadri Poorna 10'],
    titles,
    leftOut,
  ]);
});

test('what a compared plan costs is its price at its own cover', async () => {
  const { runners_up } = await besides(['dhauladhar-anant-25l']);
  const alone = await besides([], {}, 'dhauladhar-anant-25l');
  expect(runners_up[0]?.premium).toBe(alone.chosen.premium);
  expect(runners_up[0]?.years).toEqual(alone.chosen.years);
  // Prices that are asked live come in between two looks.
  const plansBeside = async (...beside: string[]) => (await besides(beside)).plans;
  await expect
    .poll(async () => (await plansBeside('dhauladhar-anant-25l')) - (await plansBeside()), {
      timeout: 10_000,
    })
    .toBe(0);
});

const topUp = { product_type: 'SUPER_TOPUP', existing_sa: 500_000 } as const;

test.each([
  [poorna, 'narmada-kosh-10l-d5l', [null, 500_000]],
  ['narmada-kosh-10l-d5l', poorna, [500_000, null]],
])('%s stands beside %s, which is of another kind', async (slab_id, other, deductibles) => {
  const { chosen, runners_up } = await besides([other], topUp, slab_id);
  expect([chosen, ...runners_up].map(({ deductible }) => deductible)).toEqual(deductibles);
  // Beside the policy that is held, a top-up leaves no deductible of a stay.
  for (const { own_share } of [chosen, ...runners_up]) expect(own_share).toBeLessThan(500_000);
});

test('a compared plan whose insurer still answers holds the page back', async () => {
  browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, { members: family, sum_assured: 1_000_000 });
  const data = { quote_id, block: 'family' as const, slab_id: poorna, beside: [live] };
  isWaiting = true;
  const answer = await browser.call('share', { params: {}, body: { data } });
  isWaiting = false;
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'PRICE_PENDING']);
});

test('more than a page holds are refused', async () => {
  browser = await openBrowser(server.app);
  const beside = [1, 2, 3, 4].map((count) => `slab-${count}`);
  const data = { quote_id: 'none', block: 'family' as const, slab_id: poorna, beside };
  expect((await browser.call('share', { params: {}, body: { data } })).statusCode).toBe(400);
});

test('a kind that the quote does not list is left out', async () => {
  const { runners_up, left_out } = await besides(['narmada-kosh-10l-d5l']);
  expect([namesOf(runners_up), namesOf(left_out)]).toEqual([[], ['Narmada Kosh 10']]);
});

test('where none was compared, two of the list stand beside it, at its cover', async () => {
  const { chosen, runners_up, left_out } = await besides([]);
  expect([runners_up.length, left_out]).toEqual([2, []]);
  for (const { sum_assured } of runners_up) expect(sum_assured).toBe(chosen.sum_assured);
});

test.each([
  ['a couple who may', family, true],
  ['grandparents and a child', [...grandparents, { ...son, age: 14 }], false],
])('whether a birth is anything to them is kept: %s', async (_who, members, births) => {
  expect((await besides([], { members: [...members] })).births).toBe(births);
});

test('a picture that all of a group ask for at once is drawn once, and is not given after its link', async () => {
  const { quote_id, plan } = await chosenBy(family, []);
  const picture = `/s/${idOf(await shared(browser, quote_id, plan.slab_id))}/picture.png`;
  const answers = Array.from({ length: 20 }, () => server.app.inject({ url: picture }));
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect([new Set(statuses), pictures]).toEqual([new Set([200]), [plan.product_title]]);
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

test('without a payload it is what the last quote’s list recommends; before a quote there is nothing', async () => {
  const visitor = await openBrowser(server.app);
  const without = () => visitor.call('share', { params: {}, body: {} });
  expect([(await without()).statusCode, (await without()).json().error.code]).toEqual([404, 'NOT_FOUND']);
  const { quote_id } = await saveQuote(visitor, { members: family, parents_pincode: undefined });
  const [block] = (await score(visitor, quote_id)).score_data;
  const answer = await without();
  expect(answer.statusCode).toBe(200);
  const decision = await read(visitor, idOf(answer.json().shorturl));
  expect(decision.chosen.product_title).toBe(
    block?.plans.find(({ recommended }) => recommended)?.product_title,
  );
});
