import { afterEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireResume } from '#contract/resume/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { MessageChannel } from '#domain/message/channels.ts';
import { type LaneRules, laneRules } from '#server/turns/lanes.ts';
import { dueMessages } from '../ports/due-messages.ts';
import { buy, fillForms, planOf, saveQuote, score } from '../purchase.ts';
import { codeIn, secretIn } from '../resume-link.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

type SentMessage = { readonly to: string; readonly text: string };

let server: TestApp;
let lines: string[];

type Trouble = {
  readonly laneRules?: LaneRules;
  /** The way of which nobody hears until then. */
  readonly silent?: { readonly channel: MessageChannel; readonly until: Promise<never> };
};

async function start(env = {}, { laneRules: rules, silent }: Trouble = {}) {
  lines = [];
  server = await testApp({
    env,
    start: Date.parse('2026-11-20T09:00:00.000Z'),
    ...(rules && { laneRules: rules }),
    ports: ({ outbox }) => ({
      journal: { note: (...words) => void lines.push(JSON.stringify(words)) },
      outbox: { ...outbox, ...(silent && { [silent.channel]: { send: () => silent.until } }) },
    }),
  });
}

/** The newest comes first. */
const outbox = (): readonly SentMessage[] =>
  (server.sandboxConsole.outbox?.() ?? []).map(({ to, subject, text }) => ({
    to,
    text: `${subject ?? ''}\n${text}`,
  }));
const lastCode = () => codeIn(outbox()[0]?.text);

async function aBuyer(changes = {}) {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  await fillForms(browser, id, { proposerDetails: changes }, ['proposerDetails']);
  return { browser, id, quote_id };
}

async function makeLink(browser: Browser, id: string): Promise<CallAnswer<'makeResumeLink'>> {
  const answer = await browser.call('makeResumeLink', { params: { id }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const secretOf = ({ url }: Pick<CallAnswer<'makeResumeLink'>, 'url'>) => secretIn(url);
const read = (browser: Browser, id: string) => browser.call('getResume', { params: { id }, body: {} });
const ask = (browser: Browser, secret: string) =>
  browser.call('sendResumeCode', { params: {}, body: { secret } });
const type = (browser: Browser, secret: string, code: string) =>
  browser.call('resume', { params: {}, body: { secret, code } });
const opens = async (browser: Browser, id: string) =>
  (await browser.call('getProposal', { params: { id }, body: {} })).statusCode;

afterEach(() => server.close());

test('a buyer goes on on another device, where it stood, and the first device is closed', async () => {
  await start();
  const { browser: first, id, quote_id } = await aBuyer();
  const link = await makeLink(first, id);
  expect(link).toMatchObject({ ends_on: '2026-12-20', mobile_ends: '70' });
  expect(outbox()[0]?.text).toContain(link.url);

  const second = await openBrowser(server.app);
  const secret = secretOf(link);
  expect((await read(second, secret)).json()).toEqual({
    opened: null,
    mobile_ends: '70',
    code: null,
    next_code_in: 0,
    mobile_over: false,
  });
  expect((await ask(second, secret)).json()).toMatchObject({ code: { tries_left: 5 }, next_code_in: 90 });
  expect(outbox()[0]).toMatchObject({ to: '9822044170' });
  const before = second.cookies.get('sid');
  const answer: WireResume = (await type(second, secret, lastCode())).json();
  expect(answer.opened).toEqual({ proposalID: id, screen: 'insured-members' });

  // A purchase renames its buyer, and so does this: what was seen of the old cookie opens nothing.
  expect(second.cookies.get('sid')).not.toBe(before);
  const [proposal, forFirst] = [
    await second.call('getProposal', { params: { id }, body: {} }),
    await opens(first, id),
  ];
  expect([proposal.statusCode, forFirst]).toEqual([200, 404]);
  expect(proposal.json().quoteID).not.toBe(quote_id);
  await fillForms(second, id, {}, ['insuredMembers']);
  expect((await first.call('getScore', { params: { quote_id }, body: {} })).statusCode).toBe(200);
});

describe('nobody else', () => {
  test('learns anything by a link: unknown, replaced, spent and ended ones are answered alike', async () => {
    await start();
    const { browser, id } = await aBuyer();
    const replaced = secretOf(await makeLink(browser, id));
    const spent = secretOf(await makeLink(browser, id));
    const helper = await openBrowser(server.app);
    await ask(helper, spent);
    await type(helper, spent, lastCode());
    const ended = secretOf(await makeLink(helper, id));
    server.wait({ days: 30 });
    const stranger = await openBrowser(server.app);
    const bodies = new Set<string>();
    for (const secret of ['A'.repeat(43), replaced, spent, ended]) {
      for (const send of [read, ask, (who: Browser, link: string) => type(who, link, '123456')]) {
        const answer = await send(stranger, secret);
        expect(answer.statusCode).toBe(404);
        bodies.add(answer.body);
      }
    }
    expect(bodies.size).toBe(1);
  });

  test('learns a name, a number or a product before the code is right', async () => {
    await start();
    const { browser, id } = await aBuyer();
    const secret = secretOf(await makeLink(browser, id));
    const stranger = await openBrowser(server.app);
    for (const answer of [
      await read(stranger, secret),
      await ask(stranger, secret),
      await type(stranger, secret, '000000'),
    ]) {
      for (const word of ['Ananya', 'Sharma', '9822044170', 'example', 'Poorna', 'Sahyadri', id])
        expect(answer.body).not.toContain(word);
    }
  });

  test('guesses more than five times, however many at once, nor types in what was sent to another browser', async () => {
    await start();
    const { browser, id } = await aBuyer();
    const secret = secretOf(await makeLink(browser, id));
    const [thief, owner] = [await openBrowser(server.app), await openBrowser(server.app)];
    await ask(owner, secret);
    const code = lastCode();
    expect((await type(thief, secret, code)).json().opened).toBeNull();
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 12 }, () => type(owner, secret, wrong)));
    const tries = answers.map((answer) => (answer.json() as WireResume).code?.tries_left ?? 0);
    expect(tries.filter((tries) => tries > 0).toSorted()).toEqual([1, 2, 3, 4]);
    expect((await type(owner, secret, code)).json().opened).toBeNull();
    expect(await opens(browser, id)).toBe(200);
  });

  test('gets in by the same code a second time', async () => {
    await start();
    const { browser, id } = await aBuyer();
    const secret = secretOf(await makeLink(browser, id));
    const [owner, thief] = [await openBrowser(server.app), await openBrowser(server.app)];
    await ask(owner, secret);
    const code = lastCode();
    const both = await Promise.all([type(owner, secret, code), type(thief, secret, code)]);
    expect(both[0].json().opened).not.toBeNull();
    expect(both[1].statusCode === 404 || both[1].json().opened === null).toBe(true);
    expect((await type(thief, secret, code)).statusCode).toBe(404);
    expect(await opens(owner, id)).toBe(200);
  });

  test('has a link made, whatever id is named', async () => {
    await start();
    const { id } = await aBuyer();
    const stranger = await openBrowser(server.app);
    const answer = await stranger.call('makeResumeLink', { params: { id }, body: {} });
    expect(answer.statusCode).toBe(404);
  });

  test.each<[string, (who: Browser) => ReturnType<typeof read>]>([
    ['mails', (who) => who.call('makeResumeLink', { params: { id: 'A'.repeat(32) }, body: {} })],
    ['SMS', (who) => ask(who, 'A'.repeat(43))],
  ])('has %s sent without end: ten an hour by one browser', async (_, send) => {
    await start({ RATE_PER_VISITOR: '100000', RATE_PER_ADDRESS: '100000' });
    const stranger = await openBrowser(server.app);
    for (let tried = 0; tried < 10; tried += 1) expect((await send(stranger)).statusCode).toBe(404);
    const refused = await send(stranger);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_TRIES']);
  });
});

test.each(['mail', 'sms'] as const)(
  'while nobody answers for the %s of some, what others type is saved',
  async (channel) => {
    const sending = Promise.withResolvers<never>();
    const save = { atOnce: 1, waiting: 1, patienceMs: 100 };
    await start({}, { laneRules: { ...laneRules, save }, silent: { channel, until: sending.promise } });
    const { browser, id } = await aBuyer();
    const secret = channel === 'sms' ? secretOf(await makeLink(browser, id)) : '';
    const helper = await openBrowser(server.app);
    const requestedSending = channel === 'sms' ? ask(helper, secret) : makeLink(browser, id);
    await fillForms(browser, id, { proposerDetails: { middle_name: 'Devi' } }, ['proposerDetails']);
    sending.reject(new Error('away'));
    await requestedSending.catch(() => undefined);
  },
);

test('without a mobile in the proposal it is said what is missing', async () => {
  await start();
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  const answer = await browser.call('makeResumeLink', { params: { id }, body: {} });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'RESUME_NEEDS_MOBILE']);
});

test('neither link nor code stands in what is kept, noted or told on, and the page tells no one its address', async () => {
  await start();
  const { browser, id } = await aBuyer();
  const secret = secretOf(await makeLink(browser, id));
  const second = await openBrowser(server.app);
  await ask(second, secret);
  const code = lastCode();
  const wrong = code === '000000' ? '000001' : '000000';
  await type(second, secret, wrong);
  const page = await second.get(`/resume/${secret}`);
  expect(page.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': expect.stringContaining('no-store'),
  });
  const link = await server.ports.store.resumeLinkOf(asId<ProposalId>(id));
  for (const text of [JSON.stringify(link), ...lines]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(code);
  }
  expect(await dueMessages(server.ports.store, 10)).toEqual([]);
  await type(second, secret, code);
  expect(lines.some((each) => each.includes('resumed'))).toBe(true);
});
