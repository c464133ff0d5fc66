import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireResume } from '#contract/resume/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { languages } from '#domain/local-text.ts';
import { noPapers } from '#test/usecase-ports.ts';
import { remindOfApplications } from '#usecases/owning/remind-of-application.ts';
import { settleUnsettled } from '#usecases/paying/settle-payment.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { remindOfRenewals } from '#usecases/telling/remind-of-renewal.ts';
import {
  agree,
  agreeAndPay,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '../purchase.ts';
import { codeIn } from '../resume-link.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
const origin = 'http://shop.example:8080';
beforeAll(async () => {
  server = await testApp({
    start: Date.parse('2026-11-20T06:00:00.000Z'),
    env: { PUBLIC_ORIGIN: origin, ALLOW_SANDBOX: 'yes', SESSION_IDLE_DAYS: '365', SESSION_DAYS: '365' },
  });
});
afterAll(() => server.close());

const outbox = () => server.sandboxConsole.outbox?.() ?? [];
const minute = 60;

async function rounds(): Promise<void> {
  await settleUnsettled(server.ports, 50);
  await remindOfRenewals(server.ports, 50);
  await remindOfApplications(server.ports, 50);
  await sendMessages(server.ports, 50, noPapers);
}

/** As long as the server goes on by itself. */
async function pass(time: { readonly days?: number; readonly seconds?: number }): Promise<void> {
  server.wait(time);
  for (let turn = 0; turn < 3; turn += 1) await rounds();
}

type Mail = ReturnType<typeof outbox>[number];
const mailsOf = (id: string): readonly Mail[] =>
  outbox().filter(({ proposalId, channel }) => proposalId === id && channel === 'mail');
const secretOf = ({ text }: Mail) => /http:\/\/shop\.example:8080\/resume\/([\w-]{43})/.exec(text)?.[1] ?? '';

/** Another browser, by the link of a letter and the code that comes to the mobile. */
async function cameBackBy(mail: Mail): Promise<WireResume['opened']> {
  const other = await openBrowser(server.app);
  const secret = secretOf(mail);
  server.wait({ seconds: 2 * 60 * minute });
  await other.call('sendResumeCode', { params: {}, body: { secret } });
  const code = codeIn(outbox().find(({ channel }) => channel === 'sms')?.text);
  const answer = await other.call('resume', { params: {}, body: { secret, code } });
  return (answer.json() as WireResume).opened; // the shape is what the contract's own test checks
}

const older = {
  members: [
    aWireMember({ age: 49 }),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 51 }),
  ],
  sum_assured: 1_000_000,
};

let buyers = 0;

/** A mobile that steers the insurer by its end, and that nobody else had codes sent to. */
function mobileEnding(end: string): string {
  buyers += 1;
  return `98${String(22_000_000 + buyers * 7_919).slice(0, 4)}${end}`;
}

async function filled(browser: Browser, end: string, route: 'online' | 'medical') {
  const { quote_id } = await saveQuote(browser, route === 'medical' ? older : {});
  const product = route === 'medical' ? 'narmada-nishchint' : 'sahyadri-poorna';
  const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), 'family', product));
  const proposerDetails = { mobile: mobileEnding(end), email: `buyer${buyers}@example.in` };
  await passKyc(browser, await fillForms(browser, id, { proposerDetails }), 'ABCPS1234F');
  return id;
}

async function begin(browser: Browser): Promise<string> {
  const { quote_id } = await saveQuote(browser);
  const id = await buy(
    browser,
    quote_id,
    planOf(await score(browser, quote_id), 'family', 'sahyadri-poorna'),
  );
  const proposerDetails = { mobile: mobileEnding('4170'), email: `buyer${buyers}@example.in` };
  await fillForms(browser, id, { proposerDetails }, ['proposerDetails']);
  return id;
}

async function buyAndPay(
  browser: Browser,
  end: string,
  route: 'online' | 'medical' = 'online',
): Promise<string> {
  const id = await filled(browser, end, route);
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  await readOutcome(browser, id);
  return id;
}

type Case = readonly [
  change: string,
  reach: (browser: Browser) => Promise<string>,
  letters: readonly string[],
  leadsTo: string,
];

const cases: readonly Case[] = [
  ['issued', (browser) => buyAndPay(browser, '4170'), ['policy-issued'], 'success'],
  [
    'declined when it was proposed',
    async (browser) => {
      const id = await filled(browser, '0001', 'online');
      await agree(browser, id);
      await browser.call('toProcess', { params: { id }, body: {} });
      return id;
    },
    ['purchase-closed'],
    'failure',
  ],
  [
    'accepted after a while, and issued',
    async (browser) => {
      const id = await buyAndPay(browser, '4170', 'medical');
      await pass({ seconds: 6 });
      return id;
    },
    ['policy-issued'],
    'success',
  ],
  [
    'declined after a while, and its money let go of',
    async (browser) => {
      const id = await buyAndPay(browser, '0005', 'medical');
      await pass({ seconds: 6 });
      return id;
    },
    ['purchase-closed', 'money-returned'],
    'failure',
  ],
  [
    'not decided in time, and its money let go of',
    async (browser) => {
      const id = await buyAndPay(browser, '0006', 'medical');
      await pass({ days: 15 });
      return id;
    },
    ['purchase-closed', 'money-returned'],
    'expired',
  ],
  [
    'paid and never issued, and its money given back',
    async (browser) => {
      const id = await buyAndPay(browser, '0004');
      for (let hours = 0; hours < 30; hours += 1) await pass({ seconds: 60 * minute });
      return id;
    },
    ['purchase-closed', 'money-returned'],
    'failure',
  ],
  [
    'begun and left alone',
    async (browser) => {
      const id = await begin(browser);
      for (let days = 0; days < 5; days += 1) await pass({ days: 1 });
      return id;
    },
    ['application-waits'],
    'insured-members',
  ],
  [
    'accepted and left unpaid, to its end',
    async (browser) => {
      const id = await filled(browser, '4170', 'online');
      await agree(browser, id);
      await handOver(browser, id);
      // Twice a day, as at night nobody is reminded.
      for (let halves = 0; halves < 34; halves += 1) await pass({ seconds: 12 * 60 * minute });
      return id;
    },
    ['application-expires', 'purchase-closed'],
    'expired',
  ],
];

describe.each(languages)('in %s', (language) => {
  test.each(cases)(
    'an application that is %s has its letters, and the last leads to it',
    async (_change, reach, letters, leadsTo) => {
      const browser = await openBrowser(server.app);
      await browser.get(`/?lang=${language}`);
      const id = await reach(browser);
      for (let turn = 0; turn < 3; turn += 1) await rounds();
      const mails = mailsOf(id);
      expect(mails.map(({ key }) => key.split(':')[0]).toReversed()).toEqual(letters);
      const isHindi = /[\u0900-\u097f]/;
      for (const { subject, text } of mails) {
        expect(isHindi.test(`${subject} ${text}`)).toBe(language === 'hi');
        expect(text).not.toMatch(/\bdiabet|hypertens|asthma|मधुमेह|शुगर/i);
      }
      const [last] = mails;
      if (!last) throw new Error('There is no letter');
      expect(await cameBackBy(last)).toEqual({ proposalID: id, screen: leadsTo });
      const proposal = await server.ports.store.getProposal(asId<ProposalId>(id));
      expect(proposal?.savedIn).toBe(language);
    },
    60_000,
  );
});
