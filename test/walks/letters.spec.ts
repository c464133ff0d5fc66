import type { BrowserContext, Page } from '@playwright/test';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { paperPassword } from '#domain/message/paper-password.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { paperPdf } from '#server/drawing/papers/paper-pdf.ts';
import { createPolicyPapers } from '#server/drawing/papers/policy/policy-papers.ts';
import { remindOfApplications } from '#usecases/owning/remind-of-application.ts';
import { settleUnsettled } from '#usecases/paying/settle-payment.ts';
import type { OutgoingMessage } from '#usecases/ports/messages.ts';
import { sendMessages } from '#usecases/telling/messages.ts';
import { remindOfRenewals } from '#usecases/telling/remind-of-renewal.ts';
import { paths } from '#web/paths.ts';
import type { MessageId } from '#words/areas.ts';
import type { SentenceId } from '#words/sentences.ts';
import type { TestApp } from '../api/app.ts';
import { builtApp } from '../api/built-app.ts';
import { dearerCatalogue } from '../api/dearer-catalogue.ts';
import { copiedText, onOneLine } from '../copied-text.ts';
import { expect, test as plain } from '../e2e/fixtures.ts';
import { open, reload } from '../e2e/pages/opening.ts';
import { agreedBy, boughtBy, checkedBy, olderBuyer, wireOf } from '../e2e/set-up.ts';
import { freePort } from '../free-port.ts';
import { fillForms } from '../purchase.ts';
import { codeIn } from '../resume-link.ts';
import { aWireMember } from '../wire.ts';
import { payNow } from './purchase.ts';
import { requiredBoxes } from './questions.ts';
import { goOn, title } from './quote.ts';
import { type SpokenWords, spokenIn } from './words.ts';

const product = 'sahyadri-poorna';
const minute = 60;

type Server = TestApp & {
  readonly origin: string;
  /** Mails as they went out, with their papers. */
  readonly mails: readonly OutgoingMessage[];
  /** Every rate of the product is a tenth dearer from now on. */
  readonly raisePrices: () => void;
  /** Time goes on, and the server does by itself what it does in its rounds. */
  readonly pass: (time: Parameters<TestApp['wait']>[0]) => Promise<void>;
};

async function openServer(): Promise<Server> {
  const first = await shippedCatalogue();
  let catalogue: Catalogue = first;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await builtApp({
    env: { PUBLIC_ORIGIN: origin, ALLOW_SANDBOX: 'yes', SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' },
    catalogue: { current: () => catalogue },
  });
  await server.app.listen({ host: '127.0.0.1', port });
  const { ports } = server;
  const mails: OutgoingMessage[] = [];
  const mail = {
    send: async (message: OutgoingMessage) => {
      mails.push(message);
      const answer = await ports.outbox.mail?.send(message);
      if (!answer) throw new Error('The sandbox takes every mail');
      return answer;
    },
  };
  const sending = { ...ports, outbox: { ...ports.outbox, mail } };
  const papers = createPolicyPapers(ports, paperPdf);
  const pass: Server['pass'] = async (time) => {
    server.wait(time);
    for (let turn = 0; turn < 3; turn += 1) {
      await settleUnsettled(ports, 50);
      await remindOfRenewals(ports, 50);
      await remindOfApplications(ports, 50);
      await sendMessages(sending, 50, papers);
    }
  };
  const raisePrices = () => {
    catalogue = dearerCatalogue(first, product, 'dearer');
  };
  return { ...server, origin, mails, raisePrices, pass };
}

const test = plain.extend<{ readonly server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  server: async ({}, use) => {
    const server = await openServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

type Scene = { readonly page: Page; readonly server: Server; readonly words: SpokenWords };

/** The buyer sees the page that says so, under this heading. */
const arrive = (page: Page, heading: string) => expect(title(page)).toHaveText(heading, { timeout: 20_000 });

async function payOn({ page, words: { t } }: Scene, payUrl: string, heading: MessageId): Promise<void> {
  await page.goto(payUrl);
  await payNow(page);
  if (heading !== 'outcome.blocked.title') await arrive(page, t(heading));
}

async function buy(scene: Scene): Promise<string> {
  const quote = { members: [aWireMember({ age: 35 })], parents_pincode: undefined };
  const { id, payUrl } = await agreedBy(scene.page, { quote });
  await payOn(scene, payUrl, 'outcome.issued.title');
  return id;
}

/** The amount is blocked while the insurer decides. */
async function askInsurer(scene: Scene, mobile: string): Promise<string> {
  const { id, payUrl } = await agreedBy(scene.page, { ...olderBuyer, mobile });
  await payOn(scene, payUrl, 'outcome.blocked.title');
  await expect(scene.page).toHaveURL(/transaction-success/);
  return id;
}

/** One form of the application, and then it is left alone. */
async function begin({ page }: Scene): Promise<string> {
  const id = await boughtBy(page);
  const proposerDetails = { mobile: '9822044170', email: 'ananya@example.in' };
  await fillForms(await wireOf(page), id, { proposerDetails }, ['proposerDetails']);
  await open(page, paths.proposal(id, 'insured-members'));
  return id;
}

async function pressTerms({ page, words: { t } }: Scene, id: string): Promise<void> {
  await open(page, paths.proposal(id, 't-and-c'));
  for (const box of await requiredBoxes(page, t).all()) await box.check();
  await goOn(page);
}

type State = {
  readonly reach: (scene: Scene) => Promise<string>;
  /** The kinds of the letters that it has, in their order. */
  readonly letters: readonly string[];
  /** What the button of the last one says, and the page to which its link leads. */
  readonly button: SentenceId;
  readonly leadsTo: MessageId;
};

const states: Readonly<Record<string, State>> = {
  issued: {
    reach: buy,
    letters: ['policy-issued'],
    button: 'letter.button.policy',
    leadsTo: 'outcome.issued.title',
  },
  'accepted, after the bank has let go of the money': {
    reach: async (scene) => {
      const { server } = scene;
      const id = await askInsurer(scene, '9822044170');
      const [order] = await server.ports.store.paymentsOf(asId<ProposalId>(id));
      await server.ports.payments.release(order?.gatewayOrderId ?? '');
      await server.pass({ seconds: 6 });
      return id;
    },
    letters: ['money-returned', 'insurer-accepted'],
    button: 'letter.button.pay',
    // The first order came to nothing: the page of it has the button that pays by another one.
    leadsTo: 'outcome.cancelled.title',
  },
  'declined at once': {
    reach: async (scene) => {
      const id = await checkedBy(scene.page, { mobile: '9822040001' });
      await pressTerms(scene, id);
      await arrive(scene.page, scene.words.t('outcome.declined.title'));
      return id;
    },
    letters: ['purchase-closed'],
    button: 'letter.button.next',
    leadsTo: 'outcome.declined.title',
  },
  'declined after a while': {
    reach: async (scene) => {
      const id = await askInsurer(scene, '9822040005');
      await scene.server.pass({ seconds: 6 });
      await reload(scene.page);
      await arrive(scene.page, scene.words.t('outcome.declined.title'));
      return id;
    },
    letters: ['purchase-closed', 'money-returned'],
    button: 'letter.button.application',
    leadsTo: 'outcome.declined.title',
  },
  refunded: {
    reach: async (scene) => {
      const { id, payUrl } = await agreedBy(scene.page, { mobile: '9822040004' });
      await payOn(scene, payUrl, 'outcome.paid.title');
      for (let hours = 0; hours < 30; hours += 1) await scene.server.pass({ seconds: 60 * minute });
      await reload(scene.page);
      await arrive(scene.page, scene.words.t('outcome.refunded.title'));
      return id;
    },
    letters: ['purchase-closed', 'money-returned'],
    button: 'letter.button.application',
    leadsTo: 'outcome.refunded.title',
  },
  'accepted, left unpaid and expired': {
    reach: async ({ page, server, words }) => {
      const { id } = await agreedBy(page, {});
      // Twice a day, as at night nobody is reminded.
      for (let halves = 0; halves < 34; halves += 1) await server.pass({ seconds: 12 * 60 * minute });
      await open(page, paths.proposal(id, 't-and-c'));
      await arrive(page, words.t('expired.title'));
      return id;
    },
    letters: ['application-expires', 'purchase-closed'],
    button: 'letter.button.next',
    leadsTo: 'expired.title',
  },
  waiting: {
    reach: async (scene) => {
      const id = await begin(scene);
      for (let days = 0; days < 5; days += 1) await scene.server.pass({ days: 1 });
      return id;
    },
    letters: ['application-waits'],
    button: 'letter.button.go-on',
    leadsTo: 'form.insured.title',
  },
  'of another price': {
    reach: async (scene) => {
      const id = await begin(scene);
      scene.server.raisePrices();
      await scene.server.pass({ seconds: 2 * 60 * minute });
      return id;
    },
    letters: ['price-changed'],
    button: 'letter.button.application',
    leadsTo: 'form.insured.title',
  },
  'to be renewed': {
    reach: async (scene) => {
      const id = await buy(scene);
      await scene.server.pass({});
      await scene.server.pass({ days: 320 });
      return id;
    },
    letters: ['policy-issued', 'renewal-due'],
    button: 'letter.button.renew',
    leadsTo: 'renew.title',
  },
};

const mailsTo = ({ mails }: Server, id: string) => mails.filter(({ proposalId }) => proposalId === id);

/** In the mailbox that the buyer's browser shows: every letter by its subject, and what its button says. */
async function expectInMailbox({ page, server, words }: Scene, id: string, button: SentenceId) {
  const outbox = server.sandboxConsole.outbox?.() ?? [];
  const mails = outbox.filter(({ proposalId, channel }) => proposalId === id && channel === 'mail');
  await page.goto('/sandbox/outbox');
  for (const { subject = '' } of mails)
    await expect(page.getByRole('heading', { name: subject, exact: true })).toBeVisible();
  const text = mails[0]?.text ?? '';
  expect(text).toContain(words.say(button));
  for (const each of mails) expect(/[\u0900-\u097f]/.test(each.text)).toBe(words.locale === 'hi');
  return { text, count: mails.length };
}

/** A browser that has nothing of it: the link of the letter, and the code that comes to the mobile. */
async function followLink({ server, words }: Scene, text: string, context: BrowserContext) {
  const { t } = words;
  const [link = ''] = /http:\/\/127\.0\.0\.1:\d+\/resume\/[\w-]{43}/.exec(text) ?? [];
  server.wait({ seconds: 2 * 60 * minute });
  const phone = await context.newPage();
  await open(phone, link);
  await phone.getByRole('button', { name: t('resume.ask.button') }).click();
  await expect(phone.getByRole('textbox', { name: t('resume.code') })).toBeVisible();
  const sms = server.sandboxConsole.outbox?.().find(({ channel }) => channel === 'sms');
  await phone.getByRole('textbox', { name: t('resume.code') }).fill(codeIn(sms?.text));
  await phone.getByRole('button', { name: t('resume.go-on'), exact: true }).click();
  return phone;
}

/** Each file asks for the birth date, opens with it and is of this policy. */
async function expectPapersOpen(server: Server, id: string): Promise<void> {
  const proposal = await server.ports.store.getProposal(asId<ProposalId>(id));
  const policy = await server.ports.store.policyOf(asId<ProposalId>(id));
  if (!proposal || !policy) throw new Error('No policy');
  const password = paperPassword(contactOf(proposal).dateOfBirth);
  const files = mailsTo(server, id).flatMap(({ attachments = [] }) => attachments);
  expect(files).toHaveLength(6);
  for (const { content, fileName } of files) {
    await expect(copiedText(content)).rejects.toThrow(/password/i);
    const text = onOneLine(await copiedText(content, password));
    if (!fileName.startsWith('information-sheet')) expect(text, fileName).toContain(policy.policyNumber);
  }
}

for (const [name, { reach, letters, button, leadsTo }] of Object.entries(states)) {
  test(`a purchase that is ${name}: its letters are in the mailbox, papers open, and the link leads on`, async ({
    page,
    server,
    another,
    expectedErrors,
  }, info) => {
    expectedErrors.push(/status of 409/);
    const words = await spokenIn(info);
    const language = { name: 'lang', value: words.locale, url: server.origin };
    await page.context().addCookies([language]);
    const scene = { page, server, words };
    const id = await reach(scene);
    await server.pass({});
    expect(mailsTo(server, id).map(({ letter }) => letter.kind)).toEqual(letters);
    const { text, count } = await expectInMailbox(scene, id, button);
    expect(count).toBe(letters.length);
    if (letters.includes('policy-issued')) await expectPapersOpen(server, id);
    const context = await another({ locale: `${words.locale}-IN` });
    await context.addCookies([language]);
    await arrive(await followLink(scene, text, context), words.t(leadsTo));
  });
}
