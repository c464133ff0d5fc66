import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { remindOfRenewals } from '#usecases/telling/remind-of-renewal.ts';
import { buy, fillForms, handOver, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { codeIn } from '../resume-link.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { openWith, sendCode } from './issued-policies.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    start: Date.parse('2026-11-20T06:00:00.000Z'),
    env: { SESSION_IDLE_DAYS: '365', SESSION_DAYS: '365' },
  });
});
afterAll(() => server.close());

const identity = { date_of_birth: '1990-12-15', pincode: '411038' };

/** A policy whose buyer ticks every box of the terms but WhatsApp's, or that one too. */
async function buyPolicy(mobile: string, whatsApp: boolean) {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser, { members: [aWireMember({ age: 35 })], pincode: '411038' });
  const plan = planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const insuredMembers = { 'You.date_of_birth': identity.date_of_birth };
  const filled = await fillForms(browser, id, { proposerDetails: { ...identity, mobile }, insuredMembers });
  await passKyc(browser, filled, 'ABCPS1234F');
  await agree(browser, id, whatsApp);
  await browser.post(await handOver(browser, id), 'outcome=success&method=upi');
  const { policy_number: number } = await readOutcome(browser, id);
  return { browser, id, number: number ?? '', mobile };
}

async function agree(browser: Browser, id: string, whatsApp: boolean): Promise<void> {
  const read = await browser.call('getTerms', { params: { id }, body: {} });
  const terms: CallAnswer<'getTerms'> = read.json();
  const consents = Object.fromEntries(
    terms.consents.map(({ purpose, required }) => [
      purpose,
      required || (whatsApp && purpose === 'whatsapp'),
    ]),
  );
  const data = { total: terms.price.total, consents, terms_version: terms.terms_version };
  const agreed = await browser.call('agreePremium', { params: { id }, body: { data } });
  expect(agreed.json()).toMatchObject({ success: true });
}

type WayTo = { readonly id: string };
const waysOf = ({ id }: WayTo, after = 0) =>
  (server.sandboxConsole.outbox?.() ?? [])
    .filter(({ proposalId }) => proposalId === id)
    .toReversed()
    .slice(after)
    .map(({ channel }) => channel)
    .toSorted();

async function rounds(): Promise<void> {
  await remindOfRenewals(server.ports, 50);
  await sendMessages(server.ports, 50, noPapers);
}

/** The ways on which the next letter goes, ten months later. */
async function waysOfReminder(policy: WayTo): Promise<readonly string[]> {
  const before = waysOf(policy).length;
  server.wait({ days: 325 });
  for (let turn = 0; turn < 2; turn += 1) await rounds();
  return waysOf(policy, before);
}

const answerOf = async (browser: Browser) => {
  const { consents }: CallAnswer<'getConsents'> = (
    await browser.call('getConsents', { params: {}, body: {} })
  ).json();
  return consents.find(({ purpose }) => purpose === 'whatsapp');
};

async function takeBack(browser: Browser): Promise<void> {
  const { text_version = '' } = (await answerOf(browser)) ?? {};
  const body = { purpose: 'whatsapp', given: 'no', text_version } as const;
  expect((await browser.call('recordConsent', { params: {}, body })).statusCode).toBe(200);
}

const everyWay = ['mail', 'sms', 'whatsapp'];

test('a letter goes by WhatsApp to whoever said yes to it in the purchase, and to nobody else', async () => {
  const [yes, no] = [await buyPolicy('9822044101', true), await buyPolicy('9822044102', false)];
  await rounds();
  expect([waysOf(yes), waysOf(no)]).toEqual([everyWay, ['mail', 'sms']]);
  expect(await waysOfReminder(yes)).toEqual(everyWay);
});

test('a no in the browser in which it was bought ends it from the next letter on', async () => {
  const policy = await buyPolicy('9822044103', true);
  await rounds();
  expect(waysOf(policy)).toEqual(everyWay);
  await takeBack(policy.browser);
  expect(await waysOfReminder(policy)).toEqual(['mail', 'sms']);
});

test('a no counts also for a letter that waits already', async () => {
  const policy = await buyPolicy('9822044104', true);
  await takeBack(policy.browser);
  await rounds();
  expect(waysOf(policy)).toEqual(['mail', 'sms']);
});

test('its holder reads the yes in another browser, by a code, and takes it back there', async () => {
  const policy = await buyPolicy('9822044105', true);
  await rounds();
  const other = await openBrowser(server.app);
  expect((await answerOf(other))?.answer).toBeNull();
  await sendCode(other, policy.number);
  const text = server.sandboxConsole.outbox?.().find(({ to }) => to === policy.mobile)?.text;
  expect((await openWith(other, policy.number, codeIn(text))).json()).toMatchObject({ opened: true });
  expect((await answerOf(other))?.answer).toMatchObject({ given: true });
  await takeBack(other);
  for (const browser of [other, policy.browser])
    expect((await answerOf(browser))?.answer).toMatchObject({ given: false });
  expect(await waysOfReminder(policy)).toEqual(['mail', 'sms']);
});
