import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { claimsOf } from '#usecases/serving/claim/tell-claim.ts';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { buyPolicy, type IssuedPolicy, openedByMobile } from './issued-policies.ts';

type Purchase = IssuedPolicy & { readonly browser: Browser };

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-28T09:00:00.000Z') });
});
afterAll(() => server.close());

const bills = { what: 'bills', who: 'You', treatment: 'Dengue fever', at: 'other', on: '2026-11-29' };
const wholeForm = { ...bills, hospital: 'Kedige, Tumakuru', amount: '42,600', form: 'a-form-of-this-page' };
const pathOf = ({ id }: IssuedPolicy, more = '') => `/health-plan/proposals/${id}/claim${more}`;
const post = (
  purchase: Purchase,
  path: string,
  fields: Readonly<Record<string, string>> = {},
  of = purchase.browser,
) => of.post(pathOf(purchase, path), new URLSearchParams(fields).toString(), { 'accept-language': 'en' });
const page = async (purchase: Purchase) =>
  (await purchase.browser.get(pathOf(purchase), { 'accept-language': 'en' })).body;
const claimOf = async ({ id }: IssuedPolicy) => {
  const [claim] = await claimsOf(server.ports, asId<ProposalId>(id));
  if (!claim) throw new Error('A claim was told');
  return claim;
};
async function rounds(): Promise<void> {
  for (const seconds of [6, 6, 6, 6]) {
    server.wait({ seconds });
    await settleRequests(server.ports, 50);
  }
}

/** A policy that covers since yesterday. */
async function aPurchase(mobile: string): Promise<Purchase> {
  const purchase = await buyPolicy(server, mobile);
  server.wait({ days: 2 });
  return purchase;
}

const typesCode = (purchase: Purchase) => openedByMobile(server, purchase.browser, purchase);

const covered = () => {
  const today = new Date(Date.parse(server.ports.clock.now()));
  return { ...wholeForm, on: today.toISOString().slice(0, 10) };
};

describe('a claim is told and ends', () => {
  test.each([
    ['in full', '9822044171', ['has paid ₹42,600<']],
    [
      'in part',
      '9822040016',
      ['has paid ₹34,080 of ₹42,600', 'Clause of the policy: 3.1 (b)', '/complaint"'],
    ],
    ['refused', '9822040011', ['does not pay this claim', 'Clause of the policy: 4.2', '/complaint"']],
    ['after its first answer was lost', '9822040012', ['has paid ₹42,600<']],
  ] as const)('a claim ends %s', async (_how, mobile, texts) => {
    const purchase = await aPurchase(mobile);
    const answer = await post(purchase, '', covered());
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pathOf(purchase)]);
    expect(await page(purchase)).toMatch(/CH \d{4} \d{4}/);
    await rounds();
    const body = await page(purchase);
    for (const text of texts) expect(body).toContain(text);
    expect(body).not.toContain('<script');
  });

  test('more is needed, is given, and then it is paid', async () => {
    const purchase = await aPurchase('9822040013');
    await post(purchase, '', covered());
    await rounds();
    expect(await page(purchase)).toContain('needs something more');
    const { id } = await claimOf(purchase);
    expect((await post(purchase, `/${id}/addition`)).statusCode).toBe(303);
    await rounds();
    expect(await page(purchase)).toContain('has paid ₹42,600<');
  });

  test('it is taken back while the insurer decides, with a code', async () => {
    const purchase = await aPurchase('9822040014');
    await post(purchase, '', covered());
    const { id } = await claimOf(purchase);
    expect(await page(purchase)).not.toContain('/withdrawal"');
    expect((await post(purchase, `/${id}/withdrawal`)).statusCode).toBe(303);
    expect(await page(purchase)).toContain('/who-opens">To take the claim back, first type a code');
    await typesCode(purchase);
    expect(await page(purchase)).toContain('/withdrawal"');
    expect((await post(purchase, `/${id}/withdrawal`)).statusCode).toBe(303);
    expect(await page(purchase)).toContain('This claim is taken back');
  });
});

describe('what a paid claim leaves', () => {
  test('is less cover in the next estimate, and nothing to come back by a cancellation', async () => {
    const purchase = await aPurchase('9822044172');
    await post(purchase, '', { ...covered(), amount: '9,90,000' });
    await rounds();
    const stay = { who: 'You', stay: 'bypass', why: 'accident', 'in-room': 'single-ac', at: 'network' };
    const form = new URLSearchParams({ ...stay, on: covered().on }).toString();
    const estimate = await purchase.browser.post(`/health-plan/proposals/${purchase.id}/estimate`, form, {
      'accept-language': 'en',
    });
    expect(estimate.body).toContain('have used ₹9,90,000 of this policy year');
    const ending = await purchase.browser.call('getEnding', { params: { id: purchase.id }, body: {} });
    expect(ending.json()).toMatchObject({ offer: { is_claimed: true, comes_back: 0 } });
  });
});

test('a claim that waits for its answer keeps a policy from being cancelled until it is taken back', async () => {
  const purchase = await aPurchase('9822040014');
  await post(purchase, '', covered());
  const ending = async () =>
    (await purchase.browser.call('getEnding', { params: { id: purchase.id }, body: {} })).json();
  expect(await ending()).toMatchObject({ offer: null, no_offer: 'claim-open' });
  const { id } = await claimOf(purchase);
  await typesCode(purchase);
  await post(purchase, `/${id}/withdrawal`);
  expect(await ending()).toMatchObject({ offer: { is_claimed: false }, no_offer: null });
});

test('a policy that is being returned has no form for a claim, and a form from before says why', async () => {
  const purchase = await aPurchase('9822040014');
  const params = { id: purchase.id };
  const { offer } = (await purchase.browser.call('getEnding', { params, body: {} })).json();
  await typesCode(purchase);
  const body = { way: offer.way, comes_back: String(offer.comes_back), reason: '' } as const;
  expect((await purchase.browser.call('endPolicy', { params, body })).statusCode).toBe(200);
  const sorted = await purchase.browser.get(`${pathOf(purchase)}?what=bills`, { 'accept-language': 'en' });
  expect(sorted.body).not.toContain('<button');
  const answer = await post(purchase, '', covered());
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('Keep the policy first, then make the claim here');
  expect(answer.body).toContain(`/proposals/${purchase.id}/end-policy"`);
  expect(await claimsOf(server.ports, asId<ProposalId>(purchase.id))).toEqual([]);
});

test('whoever was let in to read the policy reads no claim on it', async () => {
  const purchase = await aPurchase('9822040014');
  await post(purchase, '', covered());
  expect(await page(purchase)).toContain('Dengue fever');
  await typesCode(purchase);
  const mobile = '9722044171';
  const params = { id: purchase.id };
  const letIn = await purchase.browser.call('letIn', { params, body: { name: 'Ravi Rao', mobile } });
  expect(letIn.statusCode).toBe(200);
  const reader = { ...purchase, mobile, browser: await openBrowser(server.app) };
  await typesCode({ ...reader, number: mobile });
  const read = await page(reader);
  expect(read).toContain('You may read this policy');
  expect(read).not.toMatch(/Dengue|Kedige|CH \d{4} \d{4}/);
});

describe('what is refused', () => {
  test('wrong answers come back with what was typed, and tell nobody anything', async () => {
    const purchase = await aPurchase('9822044173');
    const { statusCode, body } = await post(purchase, '', { ...covered(), hospital: '', amount: 'a lot' });
    expect(statusCode).toBe(422);
    expect(body).toContain('href="#amount"');
    expect(body).toContain('value="Dengue fever"');
    const far = await post(purchase, '', { ...covered(), on: '2030-01-01' });
    expect([far.statusCode, far.body.includes('href="#on"')]).toEqual([422, true]);
    expect(await claimsOf(server.ports, asId<ProposalId>(purchase.id))).toEqual([]);
    const unnamed = await post(purchase, '', { ...covered(), form: 'short' });
    expect(unnamed.statusCode).toBe(422);
  });

  test('a stranger finds neither the page nor a claim, and changes none', async () => {
    const purchase = await aPurchase('9822040014');
    await post(purchase, '', covered());
    const { id } = await claimOf(purchase);
    const stranger = await openBrowser(server.app);
    expect((await stranger.get(pathOf(purchase))).statusCode).toBe(404);
    for (const path of ['', `/${id}/addition`, `/${id}/withdrawal`])
      expect((await post(purchase, path, covered(), stranger)).statusCode).toBe(404);
    expect(await claimOf(purchase)).toMatchObject({ state: 'with-insurer' });
  });

  test('a form without its token tells nothing', async () => {
    const purchase = await aPurchase('9822044174');
    const payload = new URLSearchParams(covered()).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({ method: 'POST', url: pathOf(purchase), headers, payload });
    expect(answer.statusCode).toBe(403);
  });
});

test('letters on a claim name amounts, and nothing of what it is about', async () => {
  const purchase = await aPurchase('9822040016');
  await post(purchase, '', covered());
  await rounds();
  const at = server.ports.clock.now();
  const letters = (await server.ports.store.unsentMessages(1_000, at, at)).flatMap(({ message }) =>
    message?.letter.kind === 'service-news' && message.letter.policyNumber === purchase.number
      ? [message.letter]
      : [],
  );
  expect(letters.map(({ news }) => news)).toEqual(['begun', 'accepted', 'done']);
  expect(letters.at(-1)?.claim).toEqual({ amount: 42_600, pays: 34_080 });
  expect(JSON.stringify(letters)).not.toMatch(/Dengue|Kedige|Room/);
});
