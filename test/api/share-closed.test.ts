import { afterEach, expect, test } from 'vitest';
import type { WireShared } from '#contract/share/shapes.ts';
import { minutesAfter } from '#domain/date.ts';
import { asId, type ShareId, type VisitorId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { DecidedPlan } from '#domain/share/decision.ts';
import { formerReferenceOf } from '#domain/share/reference.ts';
import { buy, fillForms, type ChosenPlan as PurchaseChosen, saveQuote, score } from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, type TestSetting, testApp } from './app.ts';

let server: TestApp;
const start = async (setting?: TestSetting) => {
  server = await testApp({
    drawer: {
      draw: async () => Buffer.alloc(0),
      drawPicture: async (picture) => Buffer.from(JSON.stringify(picture)),
      close: async () => undefined,
    },
    ...setting,
  });
  return server.app;
};
afterEach(() => server.close());

const body = { quote_id: 'nobody-has-it', block: 'family' as const, slab_id: 'none' };
const make = (browser: Browser) => browser.call('share', { params: {}, body: { data: body } });

test('a visitor makes 30 pages an hour, and ten visitors behind one address 300', async () => {
  const app = await start({
    env: { RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' },
    handlers: { share: async () => ok({ shorturl: 'https://chhatri.example/s/x' }) },
  });
  const makeMany = async (browser: Browser, pages: number) => {
    for (let page = 0; page < pages; page += 1) expect((await make(browser)).statusCode).toBe(200);
    const refused = await make(browser);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_TRIES']);
  };
  for (let visitor = 0; visitor < 10; visitor += 1) await makeMany(await openBrowser(app), 30);
  await makeMany(await openBrowser(app), 0);
});

const planted = ['Ananya Sharma', 'Asthma', '9822044170', 'ananya.sharma@example.in'] as const;
const mayBeTyped = ['name', 'displayName'] as const;

type SharedChoice = { readonly browser: Browser; readonly quote_id: string; readonly chosen: PurchaseChosen };

/** A quote whose maker typed something in everything that takes words, in it and where a purchase is begun. */
async function chosenBy(app: TestApp['app'], words?: (typeof planted)[number]): Promise<SharedChoice> {
  const browser = await openBrowser(app);
  const texts = words === undefined ? {} : Object.fromEntries(mayBeTyped.map((field) => [field, words]));
  const { quote_id } = await saveQuote(browser, {
    members: [aWireMember({ diseases: [1], lifestyle: ['smoke'], ...texts })],
    medical_conditions: [1],
    sum_assured: 1_000_000,
    parents_pincode: undefined,
  });
  const { score_data: blocks } = await score(browser, quote_id);
  const block = blocks.find(({ plans }) => plans.length > 0);
  const plan = block?.plans.find(
    ({ premium_status, sale }) => premium_status === 'quoted' && sale === 'online',
  );
  if (!block || !plan) throw new Error('No plan with a price');
  if (words !== undefined) {
    const { slab_id, cpt_id } = plan;
    const place = { id: '560001', label: words, pincode: '560001' };
    const places = { familyCity: place, parentCity: place };
    const opening = {
      quoteID: quote_id,
      plan: { slab_id, cpt_id, plan_type: block.type },
      members: ['you'],
      ...places,
    };
    const opened = await browser.call('openProposal', { params: {}, body: opening });
    expect([opened.statusCode, opened.body]).toEqual([200, expect.any(String)]);
  }
  return { browser, quote_id, chosen: { block, plan } };
}

async function pageOf({ browser, quote_id, chosen: { block, plan } }: SharedChoice): Promise<string> {
  const data = { quote_id, block: block.block, slab_id: plan.slab_id };
  const answer = await browser.call('share', { params: {}, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json().shorturl;
}

const pathOf = async (app: TestApp['app']): Promise<string> => pageOf(await chosenBy(app));

/** All that the address gives to somebody else, in small letters: the answer, the page and the picture. */
async function textsAt(app: TestApp['app'], path: string): Promise<readonly string[]> {
  const reader = await openBrowser(app);
  const answers = [
    await reader.call('getShared', { params: { id: path.slice('/s/'.length) }, body: {} }),
    await reader.get(path),
    await reader.get(`${path}/picture.png`),
  ];
  return answers.map(({ statusCode, headers, body }) => {
    expect(statusCode).toBe(200);
    return (JSON.stringify(headers) + body).toLowerCase();
  });
}

test.each(planted)(
  '%s, wherever it is typed, is in neither the answer, the page nor the picture',
  async (word) => {
    const app = await start();
    for (const text of await textsAt(app, await pageOf(await chosenBy(app, word))))
      expect(text).not.toContain(word.toLowerCase());
  },
);

/** Questions that take words or numbers of one's own. */
const typedKinds = [
  'name',
  'text',
  'long-text',
  'mobile',
  'email',
  'pan',
  'pincode',
  'ifsc',
  'account-number',
];

test('what is typed in the forms of a purchase is in none of them either', async () => {
  const app = await start();
  const choice = await chosenBy(app);
  const id = await buy(choice.browser, choice.quote_id, choice.chosen);
  const { formConfig, savedForm, familyCity } = await fillForms(choice.browser, id);
  const fields = Object.values(formConfig).flatMap(({ name, sections }) =>
    sections.flatMap((section) => section.fields.map((field) => ({ ...field, form: name }))),
  );
  const word = fields
    .filter(({ kind }) => typedKinds.includes(kind))
    .map(({ form, name }) => String(savedForm.formData[form]?.[name] ?? '').toLowerCase())
    .filter((answer) => answer !== '' && answer !== familyCity.label.toLowerCase());
  expect(word).toEqual(expect.arrayContaining(['ananya', '9822044170', '14 prabhat road']));
  // An answer masks what was typed here.
  const account = '00123456789012';
  for (const text of await textsAt(app, await pageOf(choice)))
    for (const answer of [...word, account]) expect(text).not.toContain(answer);
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

test('the picture of a super top-up says what comes before its cover', async () => {
  const app = await start();
  const browser = await openBrowser(app);
  const topUp = { product_type: 'SUPER_TOPUP', existing_sa: 500_000 } as const;
  const { quote_id } = await saveQuote(browser, {
    members: [aWireMember()],
    parents_pincode: undefined,
    ...topUp,
  });
  const data = { quote_id, block: 'individual' as const, slab_id: 'narmada-kosh-10l-d5l' };
  const answer = await browser.call('share', { params: {}, body: { data } });
  const { body } = await app.inject({ url: `${answer.json().shorturl}/picture.png` });
  expect(body).toContain('Cover ₹10 lakh above ₹5 lakh a year');
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

test('a copy from before opens without what it does not hold, called as on its print', async () => {
  const app = await start();
  const { store, clock } = server.ports;
  const path = await pathOf(app);
  const whole = await store.readShare(asId<ShareId>(path.slice('/s/'.length)), clock.now());
  if (!whole) throw new Error('The page is not there');
  const { chosen, runnersUp, leftOut, mayHaveBirth, reference, ...decision } = whole.decision;
  expect([leftOut, mayHaveBirth, reference]).toEqual([[], true, expect.stringMatching(/^CH-/)]);
  const older = <Plan extends DecidedPlan>({ later, network, ...plan }: Plan) => {
    expect([later, network]).toEqual([expect.anything(), expect.anything()]);
    return plan;
  };
  const id = asId<ShareId>('kept-before');
  await store.insertShare({
    id,
    owner: asId<VisitorId>('somebody'),
    contentKey: 'kept-before',
    createdAt: clock.now(),
    expiresAt: minutesAfter(clock.now(), 60),
    decision: { ...decision, chosen: older(chosen), runnersUp: runnersUp.map(older) },
  });
  const answer = await (await openBrowser(app)).call('getShared', { params: { id }, body: {} });
  expect(answer.statusCode).toBe(200);
  const text: WireShared = answer.json();
  expect(text.runners_up).toHaveLength(2);
  for (const plan of [text.chosen, ...text.runners_up])
    expect(plan).toMatchObject({ at_61: null, to_70: null, network: null });
  expect([text.left_out, text.births, text.reference]).toEqual([[], true, formerReferenceOf(id)]);
  const page = await app.inject({ url: '/s/kept-before', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
});
