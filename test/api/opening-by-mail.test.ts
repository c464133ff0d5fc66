import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { changeNumber } from '#usecases/serving/change/change-number.ts';
import { dueMessages } from '../ports/due-messages.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import {
  addressOfBuyers,
  buyPolicy,
  type IssuedPolicy,
  likePolicies,
  newestCode,
  openedByMobile,
  openWith,
  proveAddress,
  purchasesIn,
  sendCode,
  sentTo,
} from './issued-policies.ts';

let server: TestApp;
let policies: readonly IssuedPolicy[];
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  policies = await likePolicies(server.ports, await buyPolicy(server, '9822044170'), 6);
});
afterAll(() => server.close());

const aBrowser = () => openBrowser(server.app);
const policyAt = (at: number): IssuedPolicy => {
  const policy = policies[at];
  if (!policy) throw new Error('No such policy');
  return policy;
};
const holderOf = async (policy: IssuedPolicy) => openedByMobile(server, await aBrowser(), policy);
const whoOpens = async (browser: Browser, { id }: IssuedPolicy): Promise<WireWhoOpens> =>
  (await browser.call('getWhoOpens', { params: { id }, body: {} })).json();

/** With a code that went to the address. */
async function openedByMail({ number }: IssuedPolicy): Promise<Browser> {
  const browser = await aBrowser();
  await sendCode(browser, number, 'mail');
  await openWith(browser, number, newestCode(server, addressOfBuyers));
  return browser;
}

test('an address is sent no code before a code of its own has shown whose it is', async () => {
  const policy = policyAt(0);
  const answer = await sendCode(await aBrowser(), policy.mobile, 'mail');
  expect(answer.json()).toMatchObject({ code: { tries_left: 5 } });
  expect([sentTo(server, addressOfBuyers), sentTo(server, policy.mobile)]).toEqual([[], []]);
});

test('a proven address gets the code in place of the mobile, and it opens that policy alone', async () => {
  const policy = policyAt(1);
  const holder = await holderOf(policy);
  expect(await whoOpens(holder, policy)).toMatchObject({ mails: [], provable_mail: 'a…@example.in' });
  expect((await proveAddress(server, holder, policy)).json()).toMatchObject({ opened: true });
  expect(await whoOpens(holder, policy)).toMatchObject({
    mails: [{ shown: 'a…@example.in' }],
    provable_mail: null,
  });
  const toMobile = sentTo(server, policy.mobile).length;
  // All policies here have this address in their applications.
  expect(await purchasesIn(await openedByMail(policy))).toEqual([policy.id]);
  expect(sentTo(server, policy.mobile)).toHaveLength(toMobile);
  server.wait({ seconds: 1 });
  await sendCode(await aBrowser(), policy.number);
  expect(sentTo(server, policy.mobile)).toHaveLength(toMobile + 1);
});

test('the holder is told at once of a new way to open the policy, by mobile and by mail', async () => {
  const { id, mobile, number } = policyAt(1);
  const letters = (await dueMessages(server.ports.store, 200)).filter(({ proposalId }) => proposalId === id);
  expect(letters.filter(({ letter }) => letter.kind === 'opener-added')).toMatchObject([
    {
      to: { mobile, email: addressOfBuyers },
      letter: { policyNumber: number, way: 'mail', address: 'a…@example.in' },
    },
  ]);
});

test('whoever opened it by mail holds it: decides who else may, and can end the address', async () => {
  const policy = policyAt(1);
  const { id } = policy;
  // Codes of a day are counted for each number.
  server.wait({ days: 1 });
  const byMail = await openedByMail(policy);
  const letIn = { params: { id }, body: { name: 'Ravi', mobile: '9722044171' } };
  expect((await byMail.call('letIn', letIn)).statusCode).toBe(200);
  const [mail] = (await whoOpens(byMail, policy)).mails;
  const end = { params: { id }, body: { opener: mail?.id ?? '' } };
  const holder = await holderOf(policy);
  expect((await holder.call('endOpener', end)).json()).toMatchObject({
    mails: [],
    provable_mail: 'a…@example.in',
  });
  expect(await purchasesIn(byMail)).toEqual([]);
  const count = sentTo(server, addressOfBuyers).length;
  await sendCode(await aBrowser(), policy.number, 'mail');
  expect(sentTo(server, addressOfBuyers)).toHaveLength(count);
});

test('a code to the address is for a holder who has typed a code a moment ago, and is guessed at five times', async () => {
  const policy = policyAt(2);
  const params = { id: policy.id };
  const stranger = await aBrowser();
  const calls = [
    await stranger.call('sendMailCode', { params, body: {} }),
    await stranger.call('proveMail', { params, body: { code: '000000' } }),
    await stranger.call('endOpener', { params, body: { opener: 'x' } }),
  ];
  expect(calls.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  const holder = await holderOf(policy);
  server.wait({ seconds: 601 });
  expect((await holder.call('sendMailCode', { params, body: {} })).json().error.code).toBe('CODE_NEEDED');
  const fresh = await holderOf(policy);
  await fresh.call('sendMailCode', { params, body: {} });
  const code = newestCode(server, addressOfBuyers);
  // A code for one thing is none for another.
  await sendCode(fresh, policy.number);
  const ofMobile = newestCode(server, policy.mobile);
  const guesses = [ofMobile, '000001', '000002', '000003', '000004', code];
  const answers: boolean[] = [];
  for (const guess of guesses)
    answers.push((await fresh.call('proveMail', { params, body: { code: guess } })).json().opened);
  expect(answers).toEqual([false, false, false, false, false, false]);
});

test('what was proven beside a number that is lost ends with it, and goes on where the change is stopped', async () => {
  const policy = policyAt(3);
  const id = asId<ProposalId>(policy.id);
  await proveAddress(server, await holderOf(policy), policy);
  const by = { who: 'meera', via: 'command', reason: 'passport seen', reference: 'x' } as const;
  await changeNumber(server.ports, { id, mobile: '9722044199' }, by);
  const byMail = await openedByMail(policy);
  expect(await purchasesIn(byMail)).toEqual([policy.id]);
  await byMail.call('objectToChange', { params: { id: policy.id }, body: {} });
  server.wait({ days: 3 });
  expect(await purchasesIn(await openedByMail(policy))).toEqual([policy.id]);
  await changeNumber(server.ports, { id, mobile: '9722044199' }, by);
  server.wait({ days: 3 });
  expect(await purchasesIn(byMail)).toEqual([]);
  const count = sentTo(server, addressOfBuyers).length;
  await sendCode(await aBrowser(), policy.number, 'mail');
  expect(sentTo(server, addressOfBuyers)).toHaveLength(count);
});

test('where no mail can be sent nothing of it is offered, and asking for it is refused', async () => {
  const own = await testApp({
    start: Date.parse('2026-11-20T09:00:00.000Z'),
    ports: ({ outbox: { mail: _, ...outbox } }) => ({ outbox }),
  });
  const browser = await openBrowser(own.app);
  const policy = await buyPolicy(own, '9822044170');
  const holder = await openedByMobile(own, browser, policy);
  expect((await whoOpens(holder, policy)).provable_mail).toBeNull();
  expect((await sendCode(holder, policy.number, 'mail')).json().error.code).toBe('CODES_NOT_BY_MAIL');
  await own.close();
});
