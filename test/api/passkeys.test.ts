import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { eraseVisitor } from '#usecases/keeping/erase-data.ts';
import { changeNumber } from '#usecases/serving/change/change-number.ts';
import { makePasskey, type SoftwareKey, signWithPasskey } from '../doubles/software-authenticator.ts';
import { dueMessages } from '../ports/due-messages.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import {
  addressOfBuyers,
  buyPolicy,
  type IssuedPolicy,
  likePolicies,
  openedByMobile,
  purchasesIn,
} from './issued-policies.ts';

let server: TestApp;
let policies: readonly IssuedPolicy[];
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  policies = await likePolicies(server.ports, await buyPolicy(server, '9822044170'), 8);
});
afterAll(() => server.close());

/** As injected requests reach the server. */
const origin = 'http://localhost';
const aBrowser = () => openBrowser(server.app);
const policyAt = (at: number): IssuedPolicy => {
  const policy = policies[at];
  if (!policy) throw new Error('No such policy');
  return policy;
};
const holderOf = async (policy: IssuedPolicy) => openedByMobile(server, await aBrowser(), policy);
const whoOpens = async (browser: Browser, { id }: IssuedPolicy): Promise<WireWhoOpens> =>
  (await browser.call('getWhoOpens', { params: { id }, body: {} })).json();

const questionOfNew = async (browser: Browser, { id }: IssuedPolicy): Promise<string> =>
  (await browser.call('beginPasskey', { params: { id }, body: {} })).json().options;
const add = (browser: Browser, { id }: IssuedPolicy, response: string) =>
  browser.call('addPasskey', { params: { id }, body: { response } });

/** In the browser of a holder who has typed a code. */
async function addedTo(policy: IssuedPolicy, browser?: Browser): Promise<SoftwareKey> {
  const holder = browser ?? (await holderOf(policy));
  const { key, response } = makePasskey(await questionOfNew(holder, policy), { origin });
  expect((await add(holder, policy, response)).statusCode).toBe(200);
  return key;
}

const questionOfUse = async (browser: Browser): Promise<string> =>
  (await browser.call('beginPasskeyOpening', { params: {}, body: {} })).json().options;
const openBy = (browser: Browser, response: string) =>
  browser.call('openByPasskey', { params: {}, body: { response } });

async function openedBy(key: SoftwareKey): Promise<Browser> {
  const browser = await aBrowser();
  const answer = await openBy(browser, signWithPasskey(key, await questionOfUse(browser), { origin }));
  expect(answer.json()).toEqual({ opened: true });
  return browser;
}

const refused = [422, 'PASSKEY_REFUSED'];
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof openBy>>) => [statusCode, json().error?.code];

describe('a passkey', () => {
  test('opens in another browser what its holder’s mobile opens, without number and code, time and again', async () => {
    const policy = policyAt(0);
    const key = await addedTo(policy);
    const browser = await openedBy(key);
    expect(await purchasesIn(browser)).toEqual([policy.id]);
    expect((await browser.get(`/health-plan/proposals/${policy.id}/policy.pdf`)).statusCode).toBe(200);
    expect(await purchasesIn(await openedBy(key))).toEqual([policy.id]);
  });

  test('gives the visit another name, as a code does', async () => {
    server.wait({ seconds: 1 });
    const key = await addedTo(policyAt(0));
    const browser = await aBrowser();
    const before = browser.cookies.get('sid');
    await openBy(browser, signWithPasskey(key, await questionOfUse(browser), { origin }));
    expect(browser.cookies.get('sid')).not.toBe(before);
  });

  test('is told to mobile and mail of the policy', async () => {
    const { id, mobile } = policyAt(0);
    const letters = (await dueMessages(server.ports.store, 200)).filter(
      ({ proposalId, letter }) => proposalId === id && letter.kind === 'opener-added',
    );
    expect(letters).toHaveLength(2);
    expect(letters[0]).toMatchObject({ to: { mobile, email: addressOfBuyers }, letter: { way: 'passkey' } });
  });

  test('needs a code that was typed a moment ago, and is for nobody who reads a policy alone', async () => {
    const policy = policyAt(1);
    const params = { id: policy.id };
    const begin = async (browser: Browser) =>
      codeOf(await browser.call('beginPasskey', { params, body: {} }));
    expect(await begin(await aBrowser())).toEqual([404, 'NOT_FOUND']);
    const holder = await holderOf(policy);
    const second = { params, body: { name: 'Ravi', mobile: '9722044171' } };
    await holder.call('letIn', second);
    const reader = await openedByMobile(server, await aBrowser(), {
      ...policy,
      number: '9722044171',
      mobile: '9722044171',
    });
    expect(await purchasesIn(reader)).toEqual([policy.id]);
    expect(await begin(reader)).toEqual([404, 'NOT_FOUND']);
    server.wait({ seconds: 601 });
    expect(await begin(holder)).toEqual([422, 'CODE_NEEDED']);
  });

  test('changes nothing for which a code is asked anew', async () => {
    const policy = policyAt(2);
    const browser = await openedBy(await addedTo(policy));
    expect((await whoOpens(browser, policy)).is_fresh).toBe(false);
    const { id } = policy;
    const calls = [
      await browser.call('letIn', { params: { id }, body: { name: 'Ravi', mobile: '9722044172' } }),
      await browser.call('sendMailCode', { params: { id }, body: {} }),
      await browser.call('beginPasskey', { params: { id }, body: {} }),
    ];
    expect(calls.map(codeOf)).toEqual(Array.from({ length: 3 }, () => [422, 'CODE_NEEDED']));
  });

  test('takes nothing of a code that was typed in the same browser', async () => {
    const policy = policyAt(2);
    const holder = await holderOf(policy);
    const key = await addedTo(policy, holder);
    await openBy(holder, signWithPasskey(key, await questionOfUse(holder), { origin }));
    expect((await whoOpens(holder, policy)).is_fresh).toBe(true);
  });

  test('is listed with its days and ended by a press, with the browsers that it opened', async () => {
    const policy = policyAt(3);
    const holder = await holderOf(policy);
    const key = await addedTo(policy, holder);
    const browser = await openedBy(key);
    const { passkeys } = await whoOpens(holder, policy);
    expect(passkeys).toMatchObject([{ added_on: '2026-11-20', used_on: '2026-11-20' }]);
    const end = { params: { id: policy.id }, body: { opener: passkeys[0]?.id ?? '' } };
    expect((await (await aBrowser()).call('endOpener', end)).statusCode).toBe(404);
    const other = policyAt(4);
    const stranger = await holderOf(other);
    await stranger.call('endOpener', { ...end, params: { id: other.id } });
    expect(await purchasesIn(browser)).toEqual([policy.id]);
    expect((await holder.call('endOpener', end)).json().passkeys).toEqual([]);
    expect([await purchasesIn(browser), await purchasesIn(holder)]).toEqual([[], [policy.id]]);
    const again = await aBrowser();
    const response = signWithPasskey(key, await questionOfUse(again), { origin });
    expect(codeOf(await openBy(again, response))).toEqual(refused);
  });

  test('opens nothing any more once the mobile beside which it was added is changed', async () => {
    const policy = policyAt(4);
    const key = await addedTo(policy);
    const by = { who: 'meera', via: 'command', reason: 'lost', reference: 'x' } as const;
    await changeNumber(server.ports, { id: asId<ProposalId>(policy.id), mobile: '9722044199' }, by);
    expect(await purchasesIn(await openedBy(key))).toEqual([policy.id]);
    server.wait({ days: 3 });
    const browser = await aBrowser();
    const response = signWithPasskey(key, await questionOfUse(browser), { origin });
    expect(codeOf(await openBy(browser, response))).toEqual(refused);
    expect(await purchasesIn(browser)).toEqual([]);
  });

  test('goes with the erasure of what it opens', async () => {
    const policy = policyAt(5);
    const key = await addedTo(policy);
    const proposal = await server.ports.store.getProposal(asId<ProposalId>(policy.id));
    if (!proposal) throw new Error('There is a policy');
    const contacts = (await server.ports.store.policyContactsOf(proposal.id)).map(
      ({ contactId }) => contactId,
    );
    expect(await server.ports.store.passkeysOf(contacts)).toHaveLength(1);
    await eraseVisitor(server.ports, proposal.owner, { who: 'visitor', via: 'visitor', reason: '' });
    expect(await server.ports.store.passkeysOf(contacts)).toEqual([]);
    const browser = await aBrowser();
    const response = signWithPasskey(key, await questionOfUse(browser), { origin });
    expect(codeOf(await openBy(browser, response))).toEqual(refused);
  });
});

describe('an answer', () => {
  let holder: Browser;
  let key: SoftwareKey;
  beforeAll(async () => {
    holder = await holderOf(policyAt(6));
    key = await addedTo(policyAt(6), holder);
  });

  test('is good once, and only for the visit that was asked', async () => {
    const [one, other] = [await aBrowser(), await aBrowser()];
    const response = signWithPasskey(key, await questionOfUse(one), { origin });
    await questionOfUse(other);
    expect(codeOf(await openBy(other, response))).toEqual(refused);
    expect((await openBy(one, response)).statusCode).toBe(200);
    expect(codeOf(await openBy(one, response))).toEqual(refused);
    expect(codeOf(await openBy(await aBrowser(), response))).toEqual(refused);
  });

  test('is taken for five minutes', async () => {
    const browser = await aBrowser();
    const options = await questionOfUse(browser);
    server.wait({ seconds: 301 });
    expect(codeOf(await openBy(browser, signWithPasskey(key, options, { origin })))).toEqual(refused);
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:8080' }],
    ['to another challenge', { origin, challenge: 'AAAA' }],
    ['without the lock of the device', { origin, isVerified: false }],
  ])('%s opens nothing', async (_what, place) => {
    const browser = await aBrowser();
    const response = signWithPasskey(key, await questionOfUse(browser), place);
    expect(codeOf(await openBy(browser, response))).toEqual(refused);
    expect(await purchasesIn(browser)).toEqual([]);
  });

  test('signed by another key than the one that it names opens nothing', async () => {
    const other = await addedTo(policyAt(7));
    const browser = await aBrowser();
    const forged = { ...key, privateKey: other.privateKey };
    const response = signWithPasskey(forged, await questionOfUse(browser), { origin });
    expect(codeOf(await openBy(browser, response))).toEqual(refused);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an id alone', '{"id":"x"}'],
    ['a number as id', '{"id":7}'],
    ['a long id', `{"id":"${'A'.repeat(2_000)}"}`],
  ])('of %s is refused, and breaks nothing', async (_what, response) => {
    const browser = await aBrowser();
    await questionOfUse(browser);
    expect(codeOf(await openBy(browser, response))).toEqual(refused);
    await questionOfNew(holder, policyAt(6));
    expect(codeOf(await add(holder, policyAt(6), response))).toEqual(refused);
  });

  test('adds a key once, from here, and at most eight of them', async () => {
    const policy = policyAt(7);
    const other = await holderOf(policy);
    const { response } = makePasskey(await questionOfNew(other, policy), { origin: 'https://evil.example' });
    expect(codeOf(await add(other, policy, response))).toEqual(refused);
    const options = await questionOfNew(other, policy);
    const right = makePasskey(options, { origin }).response;
    expect((await add(other, policy, right)).statusCode).toBe(200);
    expect(codeOf(await add(other, policy, right))).toEqual(refused);
    const { passkeys } = await whoOpens(other, policy);
    for (let more = passkeys.length; more < 8; more += 1) await addedTo(policy, other);
    const begin = { params: { id: policy.id }, body: {} };
    expect(codeOf(await other.call('beginPasskey', begin))).toEqual([422, 'PASSKEYS_FULL']);
  });
});
