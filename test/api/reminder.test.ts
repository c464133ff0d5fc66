import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireResume } from '#contract/resume/shapes.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { remindOfRenewals } from '#usecases/telling/remind-of-renewal.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { codeIn } from '../resume-link.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  // With the visits of the shipped settings: within a year they end.
  server = await testApp({
    start: Date.parse('2026-11-20T06:00:00.000Z'),
    env: { PUBLIC_ORIGIN: 'http://shop.example:8080', ALLOW_SANDBOX: 'yes' },
  });
});
afterAll(() => server.close());

const outbox = () => server.sandboxConsole.outbox?.() ?? [];

async function pay(browser: Browser, id: string): Promise<void> {
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  expect((await readOutcome(browser, id)).outcome).toBe('issued');
}

async function buyOne(browser: Browser): Promise<string> {
  const { quote_id } = await saveQuote(browser, {
    members: [aWireMember({ age: 35 })],
    pincode: '411038',
  });
  const plan = planOf(await score(browser, quote_id), 'individual', 'sahyadri-poorna');
  const id = await buy(browser, quote_id, plan);
  const birth = { 'You.date_of_birth': '1990-12-15' };
  const proposerDetails = { date_of_birth: '1990-12-15', pincode: '411038' };
  const filled = await fillForms(browser, id, { proposerDetails, insuredMembers: birth });
  await passKyc(browser, filled, 'ABCPS1234F');
  await pay(browser, id);
  return id;
}

/** What the server does in its rounds. */
async function rounds(): Promise<void> {
  await remindOfRenewals(server.ports, 10);
  await sendMessages(server.ports, 10, noPapers);
}

test('a year after the purchase the mailed link and a code lead another browser to the renewal, and it is renewed', async () => {
  const first = await openBrowser(server.app);
  const id = await buyOne(first);
  await rounds();
  server.wait({ days: 300 });
  await rounds();
  const before = outbox().length;

  server.wait({ days: 20 });
  await rounds();
  await rounds();
  const fresh = outbox().slice(0, outbox().length - before);
  expect(fresh.map(({ subject }) => subject === undefined).toSorted()).toEqual([false, true]);
  const mail = fresh.find(({ subject }) => subject !== undefined);
  const sms = fresh.find(({ subject }) => subject === undefined);
  expect(mail?.subject).toMatch(/^Renew your policy \S+ by 20 Nov 2027$/);
  const secret = /http:\/\/shop\.example:8080\/resume\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sms?.text).not.toMatch(/http|resume/);
  for (const word of ['Ananya', 'Sharma', '₹']) expect(`${mail?.text} ${sms?.text}`).not.toContain(word);

  const second = await openBrowser(server.app);
  await second.call('sendResumeCode', { params: {}, body: { secret } });
  const code = codeIn(outbox()[0]?.text);
  const resumed = await second.call('resume', { params: {}, body: { secret, code } });
  expect((resumed.json() as WireResume).opened).toEqual({ proposalID: id, screen: 'renewal' });

  const renewal = await second.call('getRenewal', { params: { id }, body: {} });
  expect(renewal.json()).toMatchObject({ stands: 'open', offer: { cover_from: '2027-11-21' } });
  const startedRenewal = await second.call('beginRenewal', { params: { id }, body: {} });
  const { proposalID } = startedRenewal.json() as CallAnswer<'beginRenewal'>;
  await pay(second, proposalID);
  const sentSoFar = outbox().length;
  for (let days = 0; days < 80; days += 1) {
    server.wait({ days: 1 });
    await remindOfRenewals(server.ports, 10);
  }
  await sendMessages(server.ports, 10, noPapers);
  const after = outbox().slice(0, outbox().length - sentSoFar);
  expect(after.filter(({ subject }) => subject?.startsWith('Renew'))).toEqual([]);
});
