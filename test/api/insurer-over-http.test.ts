import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { InsurerDouble } from '#test/doubles/insurer/insurer-double.ts';
import { settleProposal } from '#usecases/paying/settle-payment.ts';
import {
  agree,
  buy,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  saveQuote,
  score,
} from '../purchase.ts';
import { aWireMember, type Browser, openBrowser } from '../wire.ts';
import type { TestApp } from './app.ts';
import { openInsurerApp } from './insurer-app.ts';

let double: InsurerDouble;
let server: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ double, server, close } = await openInsurerApp());
});
afterAll(() => close());

let calls: number;
beforeEach(() => {
  calls = double.requests.length;
});

type PurchaseInput = { readonly age?: number; readonly product?: string; readonly mobile?: string };

/** Takes one person, for ten lakh, to the terms. */
async function toTerms({ age = 34, product = 'sahyadri-poorna', mobile = '9822044170' }: PurchaseInput = {}) {
  const browser = await openBrowser(server.app);
  const quote = { members: [aWireMember({ age })], sum_assured: 1_000_000, parents_pincode: undefined };
  const { quote_id } = await saveQuote(browser, quote);
  const scored = await score(browser, quote_id);
  const [block] = scored.score_data;
  if (!block) throw new Error('No block');
  const plan = planOf(scored, block.type, product);
  const id = await buy(browser, quote_id, plan);
  await passKyc(browser, await fillForms(browser, id, { proposerDetails: { mobile } }), 'ABCPS1234F');
  await agree(browser, id);
  return { browser, id, premium: plan.plan.premium };
}

const pay = (browser: Browser, payUrl: string) => browser.post(payUrl, 'outcome=success&method=upi');

/** What the insurer was asked in this test, call by call. */
const callsOf = (call: string): readonly { readonly [field: string]: unknown }[] =>
  double.requests
    .slice(calls)
    .filter(({ path }) => path === `/v1/${call}`)
    .map(({ body }) => JSON.parse(body));

describe('an insurer over HTTP', () => {
  test('accepts before any money moves, and issues the policy that the buyer reads, at the price of the list', async () => {
    const { browser, id, premium } = await toTerms();
    expect(callsOf('propose')).toEqual([]);
    const payUrl = await handOver(browser, id);
    expect(callsOf('propose')).toMatchObject([{ insurer: 'sahyadri', total: premium }]);
    expect(callsOf('issue')).toEqual([]);
    await pay(browser, payUrl);
    const { outcome, policy_number } = await readOutcome(browser, id);
    expect(outcome).toBe('issued');
    expect(double.office.policies.at(-1)?.policyNumber).toBe(policy_number);
  });

  test('that declines is quoted, and nobody is led to a gateway', async () => {
    const { browser, id } = await toTerms({ mobile: '9822040001' });
    const answer = await browser.call('toProcess', { params: { id }, body: {} });
    expect(answer.statusCode).not.toBe(200);
    const declined = await readOutcome(browser, id);
    expect(declined).toMatchObject({ outcome: 'declined', policy_number: null });
    expect(JSON.stringify(declined)).toContain('Not under our rules');
    expect(callsOf('issue')).toEqual([]);
  });

  test('whose answer to the issue is lost has issued one policy, and that is the buyer’s', async () => {
    const { browser, id } = await toTerms();
    const payUrl = await handOver(browser, id);
    const before = double.office.policies.length;
    double.befall(/issue$/, { kind: 'answer-lost' }, 1);
    await pay(browser, payUrl);
    server.wait({ seconds: 60 });
    await settleProposal(server.ports, asId<ProposalId>(id));
    const { outcome, policy_number } = await readOutcome(browser, id);
    expect(outcome).toBe('issued');
    expect(double.office.policies.slice(before).map(({ policyNumber }) => policyNumber)).toEqual([
      policy_number,
    ]);
  });

  test('that looks at a case first has the money blocked, and its policy follows its decision', async () => {
    const { browser, id } = await toTerms({ age: 57, product: 'narmada-nishchint' });
    await pay(browser, await handOver(browser, id));
    expect((await readOutcome(browser, id)).outcome).toBe('blocked');
    server.wait({ seconds: 60 });
    await settleProposal(server.ports, asId<ProposalId>(id));
    expect((await readOutcome(browser, id)).outcome).toBe('issued');
  });

  test('that is away takes nobody’s money', async () => {
    const { browser, id } = await toTerms();
    double.befall(/propose$/, { kind: 'status', status: 503 }, 10);
    const answer = await browser.call('toProcess', { params: { id }, body: {} });
    expect(answer.statusCode).not.toBe(200);
    expect(answer.body).not.toContain('redirect_url');
  });
});
