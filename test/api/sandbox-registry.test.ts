import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { fillProposal, passKyc, readProposal } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

type Buyer = { readonly browser: Browser; readonly id: string };

let server: TestApp;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  server = await testApp();
  other = await aBuyer();
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await aBuyer();
});

/** Somebody whose forms are filled in. */
async function aBuyer(): Promise<Buyer> {
  const browser = await openBrowser(server.app);
  return { browser, id: await fillProposal(browser) };
}

/** The check, with its tries at the registry's own page. */
const kycOf = async ({ id } = buyer) => {
  const { kyc } =
    (await server.ports.store.getProposal(asId<ProposalId>(id))) ?? expect.fail('The proposal is lost');
  return { ...kyc, tries: kyc.tries?.registry?.count ?? 0 };
};
const locationOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(headers.location);
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const at = (screen: string, { id } = buyer) => `/health-plan/proposals/${id}/${screen}`;

/** The address of the registry's page, to which the buyer is sent. */
const page = async ({ browser, id } = buyer) =>
  locationOf(await browser.get(`/health-plan/identity/to-registry/${id}/?pep=no`));

/** Presses a button of the page and follows where that leads. */
async function press(url: string, outcome: string, { browser } = buyer): Promise<string> {
  const pressed = await browser.post(url, `outcome=${outcome}`);
  expect(pressed.statusCode).toBe(303);
  return locationOf(await browser.get(pathOf(locationOf(pressed))));
}

const init = async ({ browser, id } = buyer) => {
  const { planData } = await readProposal(browser, id);
  const params = { insurer: planData.insurerSlug, id };
  return (await browser.call('kycInit', { params, body: {} })).json();
};

test('is offered beside the numbers, and takes none of them away', async () => {
  expect(await init()).toMatchObject({ kyc_mode: 'CKYC_OR_REDIRECT', kyc_stage: 'NOT_STARTED' });
  expect((await init()).certificate_types).toHaveLength(6);
  await page();
  await passKyc(buyer.browser, await readProposal(buyer.browser, buyer.id), 'ABCPS1234F');
  expect(await kycOf()).toMatchObject({ mode: 'CKYC', stage: 'VERIFIED', proof: 'PAN' });
});

test('says what is asked, for whom, and that it is pretended', async () => {
  const { body } = await buyer.browser.get(await page());
  const { proposal_number: number, savedForm } = await readProposal(buyer.browser, buyer.id);
  const { first_name: name } = savedForm.formData.proposerDetails ?? {};
  expect(body).toContain('This is a pretended registry.');
  expect(body).toContain(number);
  expect(body).toContain(String(name).toUpperCase());
  expect(body).toContain('<dd>1234</dd>');
  expect(body).not.toContain('<script');
});

describe('what is pressed on it', () => {
  test('to let it tell verifies the proposer, by four digits', async () => {
    expect(await press(await page(), 'tell')).toBe(at('kyc-success'));
    expect(await kycOf()).toMatchObject({
      mode: 'REDIRECT',
      stage: 'VERIFIED',
      proof: 'AADHAAR',
      maskedNumber: 'XXXX XXXX 1234',
      tries: 0,
    });
  });

  test.each([
    ['refuse', { stage: 'NOT_STARTED', tries: 0 }],
    ['somebody-else', { stage: 'MISMATCH', tries: 1 }],
    ['no-aadhaar', { stage: 'NOT_FOUND', tries: 1 }],
    ['away', { stage: 'FAILED', tries: 0 }],
  ])('%s ends on the page that says so, and the way is still open', async (outcome, kyc) => {
    expect(await press(await page(), outcome)).toBe(at('kyc-failure'));
    expect(await kycOf()).toMatchObject({ mode: 'REDIRECT', ...kyc });
    expect(JSON.stringify(await kycOf())).not.toMatch(/5678|BALU/);
    expect(await press(await page(), 'tell')).toBe(at('kyc-success'));
  });

  test('counts once: a page that was answered says how the check stands', async () => {
    const url = await page();
    await press(url, 'somebody-else');
    expect(await press(url, 'tell')).toBe(at('kyc-failure'));
    expect(await kycOf()).toMatchObject({ stage: 'MISMATCH', tries: 1 });
  });

  test('and is not offered is refused', async () => {
    expect((await buyer.browser.post(await page(), 'outcome=anything')).statusCode).toBe(400);
    expect((await buyer.browser.post(await page(), '')).statusCode).toBe(400);
  });
});

test('is its buyer’s alone: to another, to a stranger and where none was opened there is no such page', async () => {
  const url = await page();
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const statuses = [
    await other.browser.get(url),
    await other.browser.post(url, 'outcome=tell'),
    await server.app.inject({ url, headers }),
    await server.app.inject({ method: 'POST', url, headers, payload: 'outcome=tell' }),
    await buyer.browser.get('/sandbox/identity/none'),
    await buyer.browser.post('/sandbox/identity/none', 'outcome=tell'),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
});

test('is not pressed from another site', async () => {
  const cookie = [...buyer.browser.cookies].map((pair) => pair.join('=')).join('; ');
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: await page(),
    headers: {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'outcome=tell',
  });
  expect(statusCode).toBe(403);
  expect((await kycOf()).stage).toBe('NOT_STARTED');
});

test('the guide says each ending, and where the registry is real neither it nor the page is there', async () => {
  const choice = 'An account without Aadhaar';
  expect((await server.app.inject({ url: '/sandbox/' })).body).toContain(choice);
  const real = await testApp({ sandbox: (whole) => ({ ...whole, registry: undefined }) });
  expect((await real.app.inject({ url: '/sandbox/' })).body).not.toContain(choice);
  expect((await real.app.inject({ url: '/sandbox/identity/none' })).body).toContain('<title>page</title>');
  await real.close();
});
