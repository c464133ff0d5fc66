import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import type { WireEvent } from '#contract/event/shapes.ts';
import { mostEventsAtOnce } from '#domain/event/admission.ts';
import type { SentEvent } from '#usecases/ports/event-sink.ts';
import { forwardEvents } from '#usecases/telling/forward-events.ts';
import type { PageEvent, ShownPage } from '#web/browser/pending-events.ts';
import { createCounter } from '#web/frame/events/counter.ts';
import { routes } from '#web/page/routes.ts';
import { paths } from '#web/paths.ts';
import {
  agreeAndPay,
  buy,
  fillForms,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const textVersion = '2026-11-24';
const answerUsage = (browser: Browser, answer: 'yes' | 'no', text_version = textVersion) =>
  browser.call('recordConsent', { params: {}, body: { purpose: 'usage', given: answer, text_version } });

let count = 0;
function anEvent(change: Partial<WireEvent> = {}): WireEvent {
  count += 1;
  const usual = { name: 'offline-shown', fields: { type: 'offline' }, minutes_ago: 0 };
  return { id: `event-${count}-of-a-test`, ...usual, ...change };
}
const log = async (browser: Browser, events: WireEvent[]) => {
  const answer = await browser.call('logEvent', { params: {}, body: { events } });
  return [answer.statusCode, answer.json().error?.code ?? 'kept'];
};
const everything = () => server.ports.store.eventsAfter(0, ['usage', 'service'], 10_000);
const countEvents = async () => (await everything()).length;

test('one visit is one from the first page to the purchase, though buying renames the visitor, and opens nothing', async () => {
  const browser = await openBrowser(server.app);
  const after = (await everything()).at(-1)?.position ?? 0;
  await answerUsage(browser, 'yes');
  await log(browser, [anEvent()]);
  const { quote_id } = await saveQuote(browser);
  const takenEvents: SentEvent[] = [];
  const take = async (events: readonly SentEvent[]) => ({ isTaken: takenEvents.push(...events) > 0 });
  const sink = { name: 'one-visit', takes: ['usage', 'service'], take } as const;
  // What was sent before the purchase has to bear the same visit as what follows it.
  await forwardEvents(server.ports, sink, 10_000);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  await readProposal(browser, id);
  await log(browser, [anEvent()]);
  await forwardEvents(server.ports, sink, 10_000);
  const own = takenEvents.filter(({ position }) => position > after);
  expect(own.map(({ name }) => name)).toEqual([
    'offline-shown',
    'quote-begun',
    'quote-saved',
    'buy-pressed',
    'proposal-begun',
    'offline-shown',
  ]);
  expect(new Set(own.map(({ visit }) => visit)).size).toBe(1);
  expect([...browser.cookies.values()].join()).not.toContain(own[0]?.visit);
});

describe('a step that the server sees', () => {
  const stepsOf = async (from: number) =>
    (await everything()).flatMap(({ position, step }) => (position > from && step ? [step] : []));
  const lastPosition = async () => (await everything()).at(-1)?.position ?? 0;
  const readList = (browser: Browser, quote_id: string) =>
    browser.call('getCards', { params: { quote_id }, body: { data: { block: 'family' } } });

  test('is counted once a day, however often a list is read', async () => {
    const browser = await openBrowser(server.app);
    await answerUsage(browser, 'yes');
    const from = await lastPosition();
    const { quote_id } = await saveQuote(browser);
    for (let read = 0; read < 3; read += 1) await readList(browser, quote_id);
    const filtered = { data: { block: 'family' as const }, filters: { copay: true } };
    await browser.call('getCards', { params: { quote_id }, body: filtered });
    expect(await stepsOf(from)).toEqual(['quote-begun', 'quote-saved', 'results-seen']);
  });

  test('is counted from the yes on, also where the list is answered from memory, with the quotes that stand', async () => {
    const browser = await openBrowser(server.app);
    const from = await lastPosition();
    const { quote_id } = await saveQuote(browser);
    await readList(browser, quote_id);
    expect(await stepsOf(from)).toEqual([]);
    await answerUsage(browser, 'yes');
    expect(await stepsOf(from)).toEqual(['quote-begun', 'quote-saved']);
    await readList(browser, quote_id);
    expect(await stepsOf(from)).toEqual(['quote-begun', 'quote-saved', 'results-seen']);
  });

  test('is none of whoever asks for somebody else’s quote', async () => {
    const { quote_id } = await saveQuote(await openBrowser(server.app));
    const stranger = await openBrowser(server.app);
    await answerUsage(stranger, 'yes');
    const from = await lastPosition();
    expect((await readList(stranger, quote_id)).statusCode).toBe(404);
    expect(await stepsOf(from)).toEqual([]);
  });

  test.each<[string, (browser: Browser) => Promise<unknown>]>([
    ['ages', (browser) => browser.call('getEntryAges', { params: {}, body: {} })],
    ['place', (browser) => browser.call('getPlace', { params: { pincode: '560034' }, body: {} })],
    [
      'first-price',
      (browser) =>
        browser.call('getFirstPrice', {
          params: {},
          body: { data: { members: [aWireMember()], pincode: '560034' } },
        }),
    ],
  ])('is the beginning of a quote by %s', async (by, answer) => {
    const browser = await openBrowser(server.app);
    await answerUsage(browser, 'yes');
    const from = await lastPosition();
    await answer(browser);
    const own = (await everything()).filter(({ position }) => position > from);
    expect(own.map(({ name, fields }) => [name, fields])).toEqual([['quote-begun', { by }]]);
  });
});

describe('consents', () => {
  test('are asked by a versioned text in the language of the visitor, and kept with it', async () => {
    const browser = await openBrowser(server.app);
    const before: CallAnswer<'getConsents'> = (
      await browser.call('getConsents', { params: {}, body: {} })
    ).json();
    expect(before.consents.find(({ purpose }) => purpose === 'usage')).toEqual({
      purpose: 'usage',
      text_version: textVersion,
      text: expect.stringContaining('count'),
      answer: null,
      may_be_given: true,
      may_be_withdrawn: true,
    });
    await browser.get('/?lang=hi');
    const answer: CallAnswer<'recordConsent'> = (await answerUsage(browser, 'yes')).json();
    const usage = answer.consents.find(({ purpose }) => purpose === 'usage');
    expect(usage?.text).toContain('गिन');
    expect(usage?.answer).toMatchObject({ given: true, text_version: textVersion, language: 'hi' });
  });

  test('are refused to an older text, and for what nobody asks', async () => {
    const browser = await openBrowser(server.app);
    const old = await answerUsage(browser, 'yes', '2020-01-01');
    expect([old.statusCode, old.json().error.code]).toEqual([409, 'TERMS_CHANGED']);
    const body = { purpose: 'terms', given: 'no' as const, text_version: textVersion };
    const other = await browser.call('recordConsent', { params: {}, body });
    expect([other.statusCode, other.json().error.fields[0].field]).toEqual([422, 'purpose']);
  });
});

describe('POST /log-event/', () => {
  test('keeps what is of the catalogue, once, after a yes alone, and until a no', async () => {
    const browser = await openBrowser(server.app);
    const before = await countEvents();
    const event = anEvent();
    expect(await log(browser, [event])).toEqual([403, 'CONSENT_REQUIRED']);
    await answerUsage(browser, 'yes');
    expect(await log(browser, [event, anEvent()])).toEqual([200, 'kept']);
    expect(await log(browser, [event])).toEqual([200, 'kept']);
    expect(await countEvents()).toBe(before + 2);
    await answerUsage(browser, 'no');
    expect(await log(browser, [event])).toEqual([403, 'CONSENT_REQUIRED']);
    expect(await countEvents()).toBe(before);
  });

  test.each<[string, () => unknown[], string]>([
    ['an unknown name', () => [anEvent({ name: 'plan-liked' })], 'EVENT_REFUSED'],
    ['an unknown field', () => [anEvent({ fields: { type: 'offline', age: 34 } })], 'EVENT_REFUSED'],
    ['an event of the server', () => [anEvent({ name: 'premium-agreed', fields: {} })], 'EVENT_REFUSED'],
    [
      'a step that the server sees',
      () => [anEvent({ name: 'quote-saved', fields: { product_type: 'INDEMNITY' } })],
      'EVENT_REFUSED',
    ],
    ['a good one beside a bad one', () => [anEvent(), anEvent({ name: 'x' })], 'EVENT_REFUSED'],
    ['a name of the visitor', () => [anEvent({ fields: { type: 'Ananya Sharma' } })], 'EVENT_REFUSED'],
    ['a long text', () => [anEvent({ fields: { type: 'a'.repeat(3000) } })], 'MALFORMED_REQUEST'],
    ['a list in a field', () => [{ ...anEvent(), fields: { type: ['offline'] } }], 'MALFORMED_REQUEST'],
    ['a field beside the four', () => [{ ...anEvent(), mobile: '9822044170' }], 'MALFORMED_REQUEST'],
    [
      'many fields',
      () => [anEvent({ fields: Object.fromEntries([...'abcdefghi'].map((key) => [key, 1])) })],
      'MALFORMED_REQUEST',
    ],
    ['an id that is a sentence', () => [anEvent({ id: 'Ananya Sharma' })], 'MALFORMED_REQUEST'],
    ['a time to come', () => [anEvent({ minutes_ago: -1 })], 'MALFORMED_REQUEST'],
    ['no event', () => [], 'MALFORMED_REQUEST'],
    ['too many', () => Array.from({ length: mostEventsAtOnce + 1 }, () => anEvent()), 'MALFORMED_REQUEST'],
  ])('refuses %s, and keeps nothing', async (_what, events, code) => {
    const browser = await openBrowser(server.app);
    await answerUsage(browser, 'yes');
    const before = await countEvents();
    const answer = await browser.call('logEvent', {
      params: {},
      body: { events: events() as WireEvent[] }, // wrong on purpose
    });
    expect(answer.json().error.code).toBe(code);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/Ananya|9822044170|aaa/);
    expect(await countEvents()).toBe(before);
  });

  test('names a visitor’s own visit alone, and passes on with it', async () => {
    const [one, other] = [await openBrowser(server.app), await openBrowser(server.app)];
    await answerUsage(one, 'yes');
    await answerUsage(other, 'yes');
    const event = anEvent();
    const before = await countEvents();
    await log(one, [event]);
    await log(other, [event]);
    expect(await countEvents()).toBe(before + 2);
  });
});

/** What the buyer types and chooses, none of which is anybody's but theirs. */
const planted = {
  pincodes: ['560034', '416001'],
  ages: [47, 44, 83],
  conditions: [1],
  names: ['Ananya', 'Sharma', 'Rohan', 'Kulkarni', 'Kavita', 'Joshi'],
  numbers: ['9811122334', 'ABCPS1234F', '00123456789012', 'HDFC0000001'],
  texts: ['ananya.sharma@example.in', '14 Prabhat Road', 'Lane 9', '1990-05-05', 'FEMALE', 'smoke'],
};

/** A browser whose page is told of each call, as the app's own is. */
function withCount(browser: Browser) {
  const counter = createCounter(() => 'mobile');
  const events: WireEvent[] = [];
  const hear = (happened: PageEvent) => {
    for (const { name, fields } of counter.hear(happened)) events.push(anEvent({ name, fields }));
  };
  const call: Browser['call'] = async <Name extends CallName>(name: Name, input: CallInput<Name>) => {
    const answer = await browser.call(name, input);
    const value = answer.json();
    const ok = answer.statusCode === 200;
    const failure = { code: 'C', message: 'm', fields: [], ...value.error };
    hear(['call', name, input.body, ok ? { ok, value } : { ok, status: answer.statusCode, failure }]);
    return answer;
  };
  const show = (address: string, loaderData: unknown = null) => {
    const url = new URL(address, 'http://page.invalid');
    hear(['page', pageAt(url, loaderData)]);
  };
  return { browser: { ...browser, call }, hear, show, events };
}

/** As the router matches it. */
function pageAt(url: URL, loaderData: unknown): ShownPage {
  for (const row of routes) {
    const names = row.path.match(/(?<=\$)\w+/g) ?? [];
    const match = new RegExp(`^${row.path.replace(/\$\w+/g, '([^/]+)')}$`).exec(url.pathname);
    if (!match || !('screen' in row)) continue;
    const params = Object.fromEntries(
      names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]),
    );
    return {
      name: row.name,
      params,
      search: Object.fromEntries(url.searchParams),
      loaderData,
      failed: false,
    };
  }
  return { name: undefined, params: {}, search: {}, loaderData, failed: false };
}

test('a whole journey tells its steps to the end, and of the people nothing at all', async () => {
  const page = withCount(await openBrowser(server.app));
  const { browser } = page;
  const start = (await everything()).at(-1)?.position ?? 0;
  await answerUsage(browser, 'yes');
  const [pincode, parents_pincode] = planted.pincodes;
  const [mine = 0, theirs = 0, fathers = 0] = planted.ages;
  page.show(paths.chooseMember());
  const { quote_id } = await saveQuote(browser, {
    pincode: pincode ?? '',
    parents_pincode,
    members: [
      aWireMember({ age: mine, lifestyle: ['smoke'], diseases: planted.conditions }),
      aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: theirs }),
      aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: fathers }),
    ],
    medical_conditions: planted.conditions,
  });
  const scored = await score(browser, quote_id);
  const plan = planOf(scored, 'family', 'sahyadri-poorna');
  await browser.call('getCards', { params: { quote_id }, body: { data: { block: 'family' } } });
  page.show(paths.results('family', quote_id), scored);
  page.show(
    paths.results('family', quote_id, { copay: '0', sort: 'premium-low', max_premium: '30000' }),
    scored,
  );
  page.show(paths.planDetail('family', quote_id, plan.plan), scored);
  const id = await buy(browser, quote_id, plan);
  page.show(paths.proposal(id, 'proposer-detail'), await readProposal(browser, id));
  const filled = await fillForms(browser, id, { proposerDetails: { mobile: '9811122334' } });
  page.show(paths.proposal(id, 'review-detail'), filled);
  await passKyc(browser, filled, 'ABCPS1234F');
  const payUrl = await agreeAndPay(browser, id);
  const answer = await browser.post(payUrl, 'outcome=success&method=upi');
  const back = new URL(String(answer.headers.location)).pathname;
  await browser.get(back);
  expect((await readOutcome(browser, id)).outcome).toBe('issued');
  page.show(paths.proposal(id, 'transaction-success'), await readOutcome(browser, id));
  page.hear(['error', new Error('Ananya 9811122334 ABCPS1234F')]);
  while (page.events.length > 0)
    expect(await log(browser, page.events.splice(0, mostEventsAtOnce))).toEqual([200, 'kept']);

  const stored = (await everything()).filter(({ position }) => position > start);
  const steps = stored.flatMap(({ step }) => step ?? []);
  expect(new Set(steps)).toEqual(
    new Set([
      'quote-begun',
      'quote-saved',
      'results-seen',
      'plan-opened',
      'buy-pressed',
      'proposal-begun',
      'proposer-saved',
      'identity-verified',
      'premium-agreed',
      'payment-started',
      'paid',
      'issued',
    ]),
  );
  expect(stored.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['filter-changed', 'sort-changed', 'flag-seen', 'problem-shown', 'payment-moved']),
  );

  const takenEvents: SentEvent[] = [];
  const sink = {
    name: 'outside',
    takes: ['usage', 'service'],
    take: async (events: readonly SentEvent[]) => ({ isTaken: takenEvents.push(...events) > 0 }),
  } as const;
  await forwardEvents(server.ports, sink, 10_000);
  const text = JSON.stringify([stored.map(({ owner: _, ...event }) => event), takenEvents]).toLowerCase();
  const words = [planted.pincodes, planted.names, planted.numbers, planted.texts, [id, quote_id]].flat();
  expect(words.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
  const values = stored.flatMap(({ fields }) => Object.values(fields));
  expect(planted.ages.filter((age) => values.some((value) => value === age))).toEqual([]);
});

test('a version of a test is given to nobody who has no application', async () => {
  const browser = await openBrowser(server.app);
  const answer = await browser.call('getProposal', { params: { id: 'somebody-elses' }, body: {} });
  expect(answer.statusCode).toBe(404);
  await answerUsage(browser, 'yes');
  await log(browser, [anEvent()]);
  const owner = (await everything()).at(-1)?.owner;
  if (!owner) throw new Error('The visitor is known by their event');
  expect(await server.ports.store.flagsOf(owner)).toEqual([]);
});

test('the version of a test that a visitor sees stays, and comes with the form', async () => {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  const first = await readProposal(browser, id);
  expect(first.flags['mobile-field']).toMatch(/^v[12]\.0$/);
  expect((await readProposal(browser, id)).flags).toEqual(first.flags);
});
