import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import {
  agreeAndPay,
  buy,
  type ChosenPlan,
  fillForms,
  handOver,
  passKyc,
  planOf,
  readOutcome,
  readProposal,
  saveQuote,
  score,
} from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { dearerCatalogue, withProducts } from './dearer-catalogue.ts';

const productId = 'sahyadri-poorna';

let catalogue: Catalogue;
let first: Catalogue;
let server: TestApp;
let browser: Browser;

beforeEach(async () => {
  first = await shippedCatalogue();
  catalogue = first;
  server = await testApp({ catalogue: { current: () => catalogue } });
  browser = await openBrowser(server.app);
});

afterEach(() => server.close());

const dearer = (version: string) => dearerCatalogue(first, productId, version);
const withoutIt = (version: string) =>
  withProducts(first, version, (product) => (product.id === productId ? [] : [product]));
const renamed = (version: string) => withProducts(first, version, (product) => [product]);

async function quoteAndPlan(): Promise<{ readonly quoteId: string; readonly chosen: ChosenPlan }> {
  const { quote_id: quoteId } = await saveQuote(browser);
  return { quoteId, chosen: planOf(await score(browser, quoteId), 'family', productId) };
}

async function opened(): Promise<{ readonly id: string; readonly chosen: ChosenPlan }> {
  const { quoteId, chosen } = await quoteAndPlan();
  return { id: await buy(browser, quoteId, chosen), chosen };
}

async function readyToAgree(): Promise<string> {
  const { id } = await opened();
  expect((await passKyc(browser, await fillForms(browser, id), 'ABCPE1234F')).success).toBe(true);
  return id;
}

async function agree(id: string, total: number): Promise<CallAnswer<'agreePremium'>> {
  const terms: CallAnswer<'getTerms'> = (await browser.call('getTerms', { params: { id }, body: {} })).json();
  const consents = Object.fromEntries(terms.consents.map(({ purpose, required }) => [purpose, required]));
  const data = { total, consents, terms_version: terms.terms_version };
  return (await browser.call('agreePremium', { params: { id }, body: { data } })).json();
}

const totalOf = (plan: ChosenPlan) => plan.plan.premium;

describe('after a change of the catalogue', () => {
  test('a new quote is priced by the new one, and says so', async () => {
    const { quote_id: before } = await saveQuote(browser);
    expect((await score(browser, before)).catalogue_version).toBe(first.version);
    catalogue = dearer('2026-12-01-00000001');
    const { quote_id: after } = await saveQuote(browser);
    expect((await score(browser, after)).catalogue_version).toBe(catalogue.version);
    expect((await server.app.inject({ url: '/readyz' })).json()).toMatchObject({
      catalogue_version: catalogue.version,
    });
    expect((await server.app.inject({ url: '/metrics' })).body).toContain(
      `catalogue_info{version="${catalogue.version}"} 1`,
    );
  });

  test('an old quote is priced by the new one, and says so', async () => {
    const { quoteId, chosen } = await quoteAndPlan();
    catalogue = dearer('2026-12-01-00000001');
    const answer = await score(browser, quoteId);
    expect(answer.catalogue_version).toBe(catalogue.version);
    const now = planOf(answer, 'family', productId);
    expect((totalOf(now) ?? 0) / (totalOf(chosen) ?? 0)).toBeCloseTo(1.1, 2);
    expect(now.plan.cpt_id).not.toBe(chosen.plan.cpt_id);
  });

  test('a plan chosen on a page of before is not bought at another price', async () => {
    const { quoteId, chosen } = await quoteAndPlan();
    catalogue = dearer('2026-12-01-00000001');
    await expect(buy(browser, quoteId, chosen)).rejects.toThrow('PRICE_CHANGED');
  });
});

describe('a proposal that was priced by the old catalogue', () => {
  test('keeps its price until it is saved; then the new price names the catalogue and adds up', async () => {
    const { id, chosen } = await opened();
    catalogue = dearer('2026-12-01-00000001');
    expect((await readProposal(browser, id)).price.total).toBe(totalOf(chosen));
    const { price } = await fillForms(browser, id);
    expect(price.first.total).toBe(totalOf(chosen));
    expect(price.total).toBeGreaterThan(price.first.total);
    expect(price.accepted).toBe(false);
    const changes = price.ledger.slice(1);
    expect(changes.map(({ cause }) => cause)).toContain('catalogue');
    expect(price.first.total + changes.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
  });

  test('is agreed to at the new premium only', async () => {
    const id = await readyToAgree();
    const { total: old } = (await readProposal(browser, id)).price;
    catalogue = dearer('2026-12-01-00000001');
    expect(await agree(id, old)).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    const { total } = (await readProposal(browser, id)).price;
    expect(total).toBeGreaterThan(old);
    expect(await agree(id, total)).toMatchObject({ success: true });
  });

  test('is not paid for by an agreement to the old premium', async () => {
    const id = await readyToAgree();
    const { total: old } = (await readProposal(browser, id)).price;
    expect(await agree(id, old)).toMatchObject({ success: true });
    catalogue = dearer('2026-12-01-00000001');
    const answer = await browser.call('toProcess', { params: { id }, body: {} });
    expect([answer.statusCode, answer.json().error?.code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await readProposal(browser, id)).price.accepted).toBe(false);
  });

  test('is paid for as agreed when the new catalogue has the same premium', async () => {
    const id = await readyToAgree();
    const { total } = (await readProposal(browser, id)).price;
    expect(await agree(id, total)).toMatchObject({ success: true });
    catalogue = renamed('2026-12-01-00000002');
    expect(await handOver(browser, id)).toMatch(/^\/sandbox\/pay\/order_/);
  });
});

describe('a plan that the new catalogue does not have', () => {
  test('ends its open proposal, which still says what it was for', async () => {
    const { id } = await opened();
    const before = await readProposal(browser, id);
    catalogue = withoutIt('2026-12-01-00000003');
    const after = await readProposal(browser, id);
    expect(after).toMatchObject({ isExpired: true, expired_because: 'plan-withdrawn', screen: 'expired' });
    expect(after.planData).toEqual(before.planData);
  });

  test('leaves an issued policy as it was sold', async () => {
    const id = await readyToAgree();
    const payUrl = await agreeAndPay(browser, id);
    await browser.post(payUrl, 'outcome=success&method=upi');
    const before = await readOutcome(browser, id);
    expect(before.outcome).toBe('issued');
    const policy = `/health-plan/proposals/${id}/policy.pdf`;
    expect((await browser.get(policy)).statusCode).toBe(200);
    catalogue = withoutIt('2026-12-01-00000003');
    expect(await readOutcome(browser, id)).toEqual(before);
    expect((await browser.get(policy)).statusCode).toBe(200);
  });
});
