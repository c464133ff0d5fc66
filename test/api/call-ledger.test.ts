import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { CallLedgerLine } from '#domain/outside/call-ledger.ts';
import { type InsurerDouble, openInsurerDouble } from '#test/doubles/insurer/insurer-double.ts';
import { insurerKey } from '#test/doubles/insurer/signatures.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import type { WireAnswers } from '../answers.ts';
import { personOf } from '../doubles/digilocker/digilocker-accounts.ts';
import {
  type DigilockerDouble,
  digilockerClient,
  openDigilockerDouble,
} from '../doubles/digilocker/digilocker-double.ts';
import {
  agree,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const publicOrigin = 'http://localhost:8440';
let insurers: InsurerDouble;
let digilocker: DigilockerDouble;
/** One server has sandboxes, the other has companies over HTTP. */
let played: TestApp;
let real: TestApp;

beforeAll(async () => {
  const now = () => real?.ports.clock.now() ?? (new Date().toISOString() as Instant); // an instant's shape
  [insurers, digilocker] = await Promise.all([openInsurerDouble({ now }), openDigilockerDouble()]);
  played = await testApp();
  real = await testApp({
    env: {
      INSURER_GATEWAY: 'http',
      INSURER_URLS: `all=${insurers.origin}`,
      INSURER_KEYS: `all:${insurerKey.id}:${insurerKey.secret}`,
      KYC_PROVIDER: 'digilocker',
      DIGILOCKER_CLIENT_ID: digilockerClient.clientId,
      DIGILOCKER_CLIENT_SECRET: digilockerClient.clientSecret,
      DIGILOCKER_ORIGIN: digilocker.origin,
      PUBLIC_ORIGIN: publicOrigin,
    },
  });
});
afterAll(async () => {
  await Promise.all([played.close(), real.close()]);
  await Promise.all([insurers.close(), digilocker.close()]);
});

type Buyer = { readonly server: TestApp; readonly browser: Browser; readonly id: string };
type PurchaseInput = {
  readonly answers?: WireAnswers;
  readonly age?: number;
  readonly product?: string;
  readonly pan?: string;
};

/** Somebody whose forms are filled in and whose identity was asked about. */
async function aBuyer(server: TestApp, input: PurchaseInput = {}): Promise<Buyer> {
  const { answers = {}, age = 34, product = 'sahyadri-poorna', pan = 'ABCPS1234F' } = input;
  const browser = await openBrowser(server.app);
  const quote = { members: [aWireMember({ age })], sum_assured: 1_000_000, parents_pincode: undefined };
  const { quote_id } = await saveQuote(browser, quote);
  const scored = await score(browser, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  const id = await buy(browser, quote_id, planOf(scored, block.type, product));
  const filled = await fillForms(browser, id, { proposerDetails: { mobile: '9822044170', ...answers } });
  const buyer = { server, browser, id };
  await (server === real ? consents(buyer) : passKyc(browser, filled, pan));
  return buyer;
}

async function stored({ server, id }: Buyer) {
  const proposal = await server.ports.store.getProposal(asId<ProposalId>(id));
  if (!proposal) throw new Error('The proposal is lost');
  return proposal;
}

async function ledTo({ browser, id }: Buyer): Promise<string> {
  const response = await browser.get(`/health-plan/identity/to-registry/${id}/?pep=no`);
  return String(response.headers.location);
}

/** Lets DigiLocker tell who they are. */
async function consents(buyer: Buyer): Promise<void> {
  const { forms } = await stored(buyer);
  const back = digilocker.agree(await ledTo(buyer), personOf(forms.proposerDetails ?? {}));
  await buyer.browser.get(back.replace(publicOrigin, ''));
}

const wordsOf = ({ company, question, ending, times }: CallLedgerLine) =>
  `${company} ${question} ${ending}${times > 1 ? ` x${times}` : ''}`;

const linesOf = async (buyer: Buyer) =>
  buyer.server.ports.store.lastOutsideCalls({
    limit: 100,
    reference: (await stored(buyer)).number,
    failedOnly: false,
  });

/** Exactly these lines, in whatever order: some were written in the same moment. */
async function expectCalls(buyer: Buyer, ...lines: readonly string[]): Promise<void> {
  const words = async () => (await linesOf(buyer)).map(wordsOf).toSorted();
  await expect.poll(words, { timeout: 10_000 }).toEqual(lines.toSorted());
}

async function pay(buyer: Buyer): Promise<void> {
  const { browser, id } = buyer;
  await agree(browser, id);
  await browser.post(await handOver(browser, id), 'outcome=success&method=upi');
}

const settle = ({ server, id }: Buyer) => settleProposal(server.ports, asId<ProposalId>(id));
const toGateway = ({ browser, id }: Buyer) => browser.call('toProcess', { params: { id }, body: {} });

describe('a purchase leaves a line for each question', () => {
  test('when the insurer accepts and issues', async () => {
    const buyer = await aBuyer(played);
    await pay(buyer);
    expect((await readOutcome(buyer.browser, buyer.id)).outcome).toBe('issued');
    await expectCalls(buyer, 'sandbox search verified', 'sahyadri propose accepted', 'sahyadri issue issued');
    const { createdAt } = await stored(buyer);
    for (const { firstAt, lastAt } of await linesOf(buyer)) {
      expect(firstAt >= createdAt).toBe(true);
      expect(lastAt <= played.ports.clock.now()).toBe(true);
    }
  });

  test('when the insurer declines', async () => {
    const buyer = await aBuyer(played, { answers: { mobile: '9822040001' } });
    await agree(buyer.browser, buyer.id);
    await toGateway(buyer);
    expect((await readOutcome(buyer.browser, buyer.id)).outcome).toBe('declined');
    await expectCalls(buyer, 'sandbox search verified', 'sahyadri propose declined');
  });

  test('when the registry needs time', async () => {
    const buyer = await aBuyer(played, { pan: 'ABCPS0407F' });
    await expectCalls(buyer, 'sandbox search pending');
    await passKyc(buyer.browser, await readProposal(buyer.browser, buyer.id), 'ABCPS0407F');
    await expectCalls(buyer, 'sandbox search pending', 'sandbox search verified');
  });

  test('when the insurer decides later, in one line however often it is asked', async () => {
    const buyer = await aBuyer(played, { age: 57, product: 'narmada-nishchint' });
    await pay(buyer);
    for (let round = 0; round < 4; round += 1) await settle(buyer);
    played.wait({ seconds: 60 });
    await settle(buyer);
    expect((await readOutcome(buyer.browser, buyer.id)).outcome).toBe('issued');
    const lines = async () => (await linesOf(buyer)).map(wordsOf);
    await expect.poll(lines, { timeout: 10_000 }).toContain('narmada issue issued');
    const decisions = (await linesOf(buyer)).filter(({ question }) => question === 'decision');
    expect(decisions.map(({ ending }) => ending).toSorted()).toEqual(['accepted', 'under-review']);
    expect(decisions.find(({ ending }) => ending === 'under-review')?.times).toBeGreaterThanOrEqual(4);
  });

  test('when an answer to the issue is lost and the policy is looked up', async () => {
    const buyer = await aBuyer(real);
    insurers.befall(/issue$/, { kind: 'answer-lost' }, 1);
    await pay(buyer);
    real.wait({ seconds: 60 });
    await settle(buyer);
    await expectCalls(
      buyer,
      'digilocker open-page opened',
      'digilocker redeem-consent verified',
      'sahyadri propose accepted',
      'sahyadri issue unavailable',
      'sahyadri look-up issued',
    );
  });

  test('when the insurer is away, also for those that it is spared', async () => {
    const buyer = await aBuyer(real);
    await agree(buyer.browser, buyer.id);
    insurers.befall(/propose$/, { kind: 'refused-connection' }, 20);
    for (let tried = 0; tried < 4; tried += 1) await toGateway(buyer);
    await expectCalls(
      buyer,
      'digilocker open-page opened',
      'digilocker redeem-consent verified',
      'sahyadri propose unavailable x3',
      'sahyadri propose spared',
    );
  });
});

test('nothing that a buyer typed, and no word of a company, is in any line', async () => {
  const planted = {
    first_name: 'Zebunissa',
    last_name: 'Plantedrao',
    mobile: '9811770001',
    email: 'zebunissa@planted.example',
  };
  const pan = 'ZZXPZ4711F';
  const buyer = await aBuyer(played, { answers: planted, pan });
  await agree(buyer.browser, buyer.id);
  await toGateway(buyer);
  await expectCalls(buyer, 'sandbox search verified', 'sahyadri propose declined');
  const { forms, declineReason, number } = await stored(buyer);
  const values = Object.values(forms).flatMap((form) => Object.values(form ?? {}).map(String));
  const all = await played.ports.store.lastOutsideCalls({
    limit: 1_000,
    reference: undefined,
    failedOnly: false,
  });
  const texts = all.flatMap((line) => Object.values(line)).filter((value) => typeof value === 'string');
  expect(texts).toContain(number);
  const secrets = [...Object.values(planted), pan, declineReason ?? '', ...values].filter(
    (word) => word.length > 3,
  );
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets)
    for (const text of texts) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});
