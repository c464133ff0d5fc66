import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asId, type ProposalId } from '#domain/ids.ts';
import { accounts, type Person, personOf } from '../doubles/digilocker/digilocker-accounts.ts';
import {
  type DigilockerDouble,
  digilockerClient,
  openDigilockerDouble,
} from '../doubles/digilocker/digilocker-double.ts';
import { fillProposal } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const publicOrigin = 'http://localhost:8440';
let double: DigilockerDouble;
let server: TestApp;
let buyer: Buyer;
let other: Buyer;

type Buyer = { readonly browser: Browser; readonly id: string };

beforeAll(async () => {
  double = await openDigilockerDouble();
  server = await testApp({
    env: {
      KYC_PROVIDER: 'digilocker',
      DIGILOCKER_CLIENT_ID: digilockerClient.clientId,
      DIGILOCKER_CLIENT_SECRET: digilockerClient.clientSecret,
      DIGILOCKER_ORIGIN: double.origin,
      PUBLIC_ORIGIN: publicOrigin,
    },
  });
  other = await aBuyer();
});
afterAll(async () => {
  await server.close();
  await double.close();
});

beforeEach(async () => {
  buyer = await aBuyer();
});

/** Somebody whose forms are filled in. */
async function aBuyer(): Promise<Buyer> {
  const browser = await openBrowser(server.app);
  return { browser, id: await fillProposal(browser) };
}

const stored = async ({ id } = buyer) => {
  const proposal = await server.ports.store.getProposal(asId<ProposalId>(id));
  if (!proposal) throw new Error('The proposal is lost');
  return proposal;
};

/** The check, with its tries at DigiLocker. */
const checked = async () => {
  const { kyc } = await stored();
  return { ...kyc, tries: kyc.tries?.registry?.count ?? 0 };
};

/** An account of the very person that the proposal names. */
async function ofProposer(): Promise<Person> {
  return personOf((await stored()).forms.proposerDetails ?? {});
}

const toRegistry = ({ browser, id } = buyer) =>
  browser.get(`/health-plan/identity/to-registry/${id}/?pep=no`);
const locationOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(headers.location);
const page = async (who = buyer) => locationOf(await toRegistry(who));
/** The address without our origin, as the browser of the tests asks for it. */
const pathOf = (url: string) => url.replace(publicOrigin, '');
const backIn = async (url: string, who = buyer) => who.browser.get(pathOf(url));
const at = (screen: string, { id } = buyer) => `/health-plan/proposals/${id}/${screen}`;

describe('sent to DigiLocker and back', () => {
  test('the proposer is verified, by the last four digits and no more', async () => {
    const response = await toRegistry();
    expect(response.statusCode).toBe(303);
    const address = new URL(locationOf(response));
    expect(address.origin + address.pathname).toBe(`${double.origin}/public/oauth2/1/authorize`);
    expect(address.searchParams.get('redirect_uri')).toBe(`${publicOrigin}/health-plan/identity/return/`);
    const back = await backIn(double.agree(address.href, await ofProposer()));
    expect([back.statusCode, locationOf(back)]).toEqual([303, at('kyc-success')]);
    const kyc = await checked();
    expect(kyc).toMatchObject({
      stage: 'VERIFIED',
      proof: 'AADHAAR',
      maskedNumber: 'XXXX XXXX 9527',
      tries: 0,
    });
    expect(kyc.consent).toBeUndefined();
  });

  test('somebody else is a mismatch, costs a try, and leaves nothing of them', async () => {
    expect(locationOf(await backIn(double.agree(await page(), accounts.balu)))).toBe(at('kyc-failure'));
    const kyc = await checked();
    expect(kyc).toMatchObject({ stage: 'MISMATCH', tries: 1 });
    expect(JSON.stringify(kyc)).not.toMatch(/Balu|1034/);
  });

  test.each<[string, () => Promise<string>, object]>([
    [
      'no Aadhaar there',
      async () => double.agree(await page(), accounts.ofNoAadhaar),
      { stage: 'NOT_FOUND', tries: 1 },
    ],
    ['a refused consent', async () => double.refuse(await page()), { stage: 'NOT_STARTED', tries: 0 }],
    [
      'a code that it never gave',
      async () => double.agree(await page()).replace(/code=\w+/, 'code=of-nobody'),
      { stage: 'NOT_STARTED', tries: 0 },
    ],
    [
      'a registry that has trouble',
      async () => {
        double.befall(/^POST .*token$/, { kind: 'status', status: 500 }, 1);
        return double.agree(await page());
      },
      { stage: 'FAILED', tries: 0 },
    ],
    [
      'a registry that says something else',
      async () => {
        double.befall(/^POST .*token$/, { kind: 'answer-no-json' }, 1);
        return double.agree(await page());
      },
      { stage: 'FAILED', tries: 0 },
    ],
  ])('%s ends on the page that says so', async (_what, returning, kyc) => {
    const back = await backIn(await returning());
    expect([back.statusCode, locationOf(back)]).toEqual([303, at('kyc-failure')]);
    expect(await checked()).toMatchObject(kyc);
  });
});

describe('a state', () => {
  const tokenCalls = () => double.calls.filter((name) => name.startsWith('POST')).length;
  /** Where it leads, and whether DigiLocker was asked. */
  async function comeBackBy(url: string, who = buyer) {
    const before = tokenCalls();
    const back = await backIn(url, who);
    return { status: back.statusCode, to: locationOf(back), isAsked: tokenCalls() > before };
  }
  const nothing = () => ({ status: 303, to: at('kyc-failure'), isAsked: false });

  test('that is forged asks nobody', async () => {
    const url = double.agree(await page(), await ofProposer());
    expect(await comeBackBy(url.replace(/(state=[^&.]+\.)[^&]+/, '$1forged'))).toEqual(nothing());
    expect((await stored()).kyc.stage).toBe('NOT_STARTED');
  });

  test('that was brought already asks nobody again', async () => {
    const url = double.agree(await page(), accounts.balu);
    expect((await comeBackBy(url)).isAsked).toBe(true);
    expect(await comeBackBy(url)).toEqual(nothing());
    expect((await checked()).tries).toBe(1);
  });

  test('that is brought twice at once asks once', async () => {
    const url = double.agree(await page(), await ofProposer());
    const before = tokenCalls();
    await Promise.all([backIn(url), backIn(url), backIn(url)]);
    expect(tokenCalls() - before).toBe(1);
    expect((await stored()).kyc.stage).toBe('VERIFIED');
  });

  test('of a page that another one followed is over', async () => {
    const first = double.agree(await page(), await ofProposer());
    await page();
    expect(await comeBackBy(first)).toEqual(nothing());
  });

  test('that is older than a quarter of an hour is over', async () => {
    const url = double.agree(await page(), await ofProposer());
    server.wait({ seconds: 15 * 60 + 1 });
    expect(await comeBackBy(url)).toEqual(nothing());
  });

  test('of one buyer opens nothing to another, and stays good for the first', async () => {
    const url = double.agree(await page(), await ofProposer());
    expect(await comeBackBy(url, other)).toMatchObject({ status: 404, isAsked: false });
    expect(await comeBackBy(url)).toMatchObject({ to: at('kyc-success'), isAsked: true });
  });

  test.each([
    '',
    '?code=abc',
    '?state=.&code=abc',
    '?state=a&state=b&code=abc',
    `?state=${'a'.repeat(600)}.b&code=c`,
    '?state=%00.%00&code=%00',
    '?state=..%2F..%2Fx.y&code=c',
  ])('that is none (%s) is refused', async (query) => {
    expect((await buyer.browser.get(`/health-plan/identity/return/${query}`)).statusCode).toBe(404);
  });
});

test('the way there is the owner’s alone, and asks first whom it may not take for granted', async () => {
  const { id } = buyer;
  expect((await toRegistry({ browser: other.browser, id })).statusCode).toBe(404);
  const response = await buyer.browser.get(`/health-plan/identity/to-registry/${id}/`);
  expect(locationOf(response)).toBe(at('kyc'));
  expect((await stored()).kyc.consent).toBeUndefined();
});

test('another site sends nobody there, and voids nothing of a check', async () => {
  const back = await backIn(double.agree(await page(), accounts.balu));
  expect(locationOf(back)).toBe(at('kyc-failure'));
  const { browser, id } = buyer;
  const response = await server.app.inject({
    url: `/health-plan/identity/to-registry/${id}/?pep=yes`,
    headers: {
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      'sec-fetch-site': 'cross-site',
    },
  });
  expect(locationOf(response)).toBe(at('kyc'));
  const { kyc } = await stored();
  expect(kyc).toMatchObject({ stage: 'MISMATCH', pep: false });
  expect(kyc.consent).toBeUndefined();
});

test('whoever is verified is not sent there again', async () => {
  await backIn(double.agree(await page(), await ofProposer()));
  expect(await page()).toBe(at('kyc'));
});

test('no number is searched: the page is told to send the buyer there', async () => {
  const { insurerSlug: insurer, id } = await stored();
  const init = await buyer.browser.call('kycInit', { params: { insurer, id }, body: {} });
  expect(init.json()).toMatchObject({ kyc_mode: 'REDIRECT', opens_in_new_tab: false });
});

test('with tries used up nobody is sent there', async () => {
  for (let tried = 0; tried < 5; tried += 1) await backIn(double.agree(await page(), accounts.balu));
  expect(await page()).toBe(at('kyc'));
  expect((await checked()).tries).toBe(5);
});

test('neither verifier nor state is readable in the store', async () => {
  const address = new URL(await page());
  const state = address.searchParams.get('state') ?? '';
  const { consent } = (await stored()).kyc;
  expect(address.href).not.toContain(consent?.secret);
  expect(JSON.stringify(consent)).not.toContain(state.split('.').at(-1));
});
