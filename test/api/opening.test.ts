import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireOpening, WireWhoOpens } from '#contract/opening/shapes.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import type { PaperFile } from '#server/drawing/papers/paper-file.ts';
import { paperFinders } from '#server/drawing/papers/policy/find-paper.ts';
import { openPaperDrawer } from '#server/drawing/threads/paper-drawer.ts';
import { changeNumber } from '#usecases/serving/change/change-number.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import {
  buyPolicy,
  type IssuedPolicy,
  likePolicies,
  newestCode,
  openWith,
  purchasesIn,
  sendCode,
  sentTo as sentIn,
} from './issued-policies.ts';

let server: TestApp;
let purchase: IssuedPolicy & { readonly browser: Browser };
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  purchase = await buyPolicy(server, '9822044170');
});
afterAll(() => server.close());

const aBrowser = () => openBrowser(server.app);
const sentTo = (to: string) => sentIn(server, to);
const codeOf = (to: string) => newestCode(server, to);

/** In a browser that has nothing of it: a number, a code. */
async function opened(number: string, mobile: string, browser?: Browser): Promise<Browser> {
  const here = browser ?? (await aBrowser());
  await sendCode(here, number);
  const answer = await openWith(here, number, codeOf(mobile));
  expect(answer.json()).toMatchObject({ opened: true });
  return here;
}

const statusOf = async (browser: Browser, { id }: IssuedPolicy, file = 'policy.pdf') =>
  (await browser.get(`/health-plan/proposals/${id}/${file}`)).statusCode;
const whoOpens = async (browser: Browser, { id }: IssuedPolicy): Promise<WireWhoOpens> =>
  (await browser.call('getWhoOpens', { params: { id }, body: {} })).json();

test('a policy opens in any number of browsers, by mobile and by its number, beside the one in which it was bought', async () => {
  const byMobile = await opened('+91 98220 44170', purchase.mobile);
  const byNumber = await opened(purchase.number.toLowerCase(), purchase.mobile);
  for (const browser of [purchase.browser, byMobile, byNumber]) {
    expect(await purchasesIn(browser)).toEqual([purchase.id]);
    expect(await statusOf(browser, purchase)).toBe(200);
    const { id } = purchase;
    for (const call of ['getSuccess', 'getRenewal'] as const)
      expect((await browser.call(call, { params: { id }, body: {} })).statusCode).toBe(200);
  }
  expect(await purchasesIn(await aBrowser())).toEqual([]);
});

test('the cookie from before a code opens nothing once it was typed', async () => {
  const browser = await aBrowser();
  const before = browser.cookies.get('sid');
  await opened(purchase.number, purchase.mobile, browser);
  expect(browser.cookies.get('sid')).not.toBe(before);
});

test('a number that opens nothing is answered as one that opens a policy, code by code', async () => {
  const [one, other] = [await aBrowser(), await aBrowser()];
  const [ours, others] = ['SHY-KNOWN-1', 'SHY-UNKNOWN-1'];
  // Another policy, so that nobody else has asked with its number.
  const [policy] = await likePolicies(server.ports, purchase, 1);
  const pairs = [
    [policy?.mobile ?? ours, '9100000001'] as const,
    [policy?.number ?? others, 'SHY-00-1'] as const,
  ];
  for (const [first, second] of pairs) {
    const bodies = (number: string) => async (browser: Browser) => {
      const answers = [await sendCode(browser, number), await sendCode(browser, number)];
      for (let guess = 0; guess < 6; guess += 1) answers.push(await openWith(browser, number, '000000'));
      answers.push(await openWith(browser, number, 'abc'));
      return answers.map(({ statusCode, body }) => [statusCode, body]);
    };
    expect(await bodies(first)(one)).toEqual(await bodies(second)(other));
  }
});

test('a wrong code leaves tries, then a time; what is no number is told beside its field', async () => {
  const browser = await aBrowser();
  server.wait({ days: 1 });
  await sendCode(browser, purchase.number);
  const guesses: WireOpening[] = [];
  for (let at = 0; at < 5; at += 1) guesses.push((await openWith(browser, purchase.number, '000000')).json());
  expect(guesses.map(({ code }) => code?.tries_left ?? 0)).toEqual([4, 3, 2, 1, 0]);
  expect(guesses.at(-1)).toMatchObject({ guessed_out: true, next_code_in: 1800 });
  expect((await openWith(browser, purchase.number, codeOf(purchase.mobile))).json()).toMatchObject({
    opened: false,
  });
  const wrong = await sendCode(browser, 'hello');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([422, 'OPENING_NUMBER_INVALID']);
});

test('a press closes what is open here, and a code opens it again', async () => {
  server.wait({ days: 1 });
  const browser = await opened(purchase.number, purchase.mobile);
  const answer = await browser.call('closePolicies', { params: {}, body: {} });
  expect(answer.json()).toEqual({ closed: 1 });
  expect([await purchasesIn(browser), await statusOf(browser, purchase)]).toEqual([[], 404]);
  expect(await purchasesIn(purchase.browser)).toEqual([purchase.id]);
});

type Refused = {
  readonly error: { readonly fields: readonly { readonly field: string; readonly code: string }[] };
};
const refusedFields = (answer: { readonly json: () => unknown }) =>
  (answer.json() as Refused).error.fields.map(({ field, code }) => [field, code]); // as every refusal is written

test('whoever the holder lets in reads by their own mobile, decides nothing, and can be ended', async () => {
  server.wait({ days: 1 });
  const holder = await opened(purchase.number, purchase.mobile);
  const { id } = purchase;
  const letIn = (browser: Browser, mobile = '9722044171', name = 'Ravi Rao') =>
    browser.call('letIn', { params: { id }, body: { name, mobile } });
  // The browser in which it was bought has typed no code.
  expect((await letIn(purchase.browser)).json().error.code).toBe('CODE_NEEDED');
  expect(refusedFields(await letIn(holder, purchase.mobile))).toEqual([['mobile', 'SECOND_IS_HOLDER']]);
  expect(refusedFields(await letIn(holder, '12', ' '))).toEqual([
    ['name', 'NAME_INVALID'],
    ['mobile', 'MOBILE_INVALID'],
  ]);
  expect((await letIn(holder)).json()).toMatchObject({ seconds: [{ name: 'Ravi Rao', opened_on: null }] });
  const second = await opened('9722044171', '9722044171');
  expect([await purchasesIn(second), await statusOf(second, purchase)]).toEqual([[id], 200]);
  const [row] = (await whoOpens(holder, purchase)).seconds;
  expect(row).toMatchObject({ opened_on: '2026-11-23', mobile_ends: '71' });
  const calls = [
    await second.call('getWhoOpens', { params: { id }, body: {} }),
    await letIn(second, '9722044172'),
    await second.call('endSecond', { params: { id }, body: { second: row?.id ?? '' } }),
  ];
  expect(calls.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  server.wait({ seconds: 601 });
  expect((await letIn(holder, '9722044173')).json().error.code).toBe('CODE_NEEDED');
  await holder.call('endSecond', { params: { id }, body: { second: row?.id ?? '' } });
  expect([await purchasesIn(second), await statusOf(second, purchase)]).toEqual([[], 404]);
});

test('a lost number is changed by an operator: the old one hears of it, can object, and opens nothing once the new one does', async () => {
  server.wait({ days: 1 });
  const id = asId<ProposalId>(purchase.id);
  const operator = { who: 'meera', via: 'command', reason: 'passport seen', reference: 'x' } as const;
  const [old, fresh] = [purchase.mobile, '9722044199'];
  const change = () => changeNumber(server.ports, { id, mobile: fresh }, operator);
  expect(await change()).toEqual({ ok: true, value: '2026-11-27T09:10:01.000Z' });
  const before = await aBrowser();
  await sendCode(before, fresh);
  expect(sentTo(fresh)).toEqual([]);
  const holder = await opened(old, old);
  expect((await whoOpens(holder, purchase)).change).toEqual({ mobile_ends: '99', on: '2026-11-27' });
  await holder.call('objectToChange', { params: { id }, body: {} });
  expect((await whoOpens(holder, purchase)).change).toBeNull();

  await change();
  server.wait({ days: 3 });
  expect(await purchasesIn(holder)).toEqual([]);
  const oldAgain = await aBrowser();
  const count = sentTo(old).length;
  await sendCode(oldAgain, old);
  expect(sentTo(old)).toHaveLength(count);
  expect(await purchasesIn(await opened(fresh, fresh))).toEqual([purchase.id]);
  expect(await purchasesIn(await opened(purchase.number, fresh))).toEqual([purchase.id]);
  // The code of a link comes to the mobile by which the policy opens, too.
  const link = { params: { id: purchase.id }, body: { mail: 'no' } } as const;
  expect((await purchase.browser.call('makeResumeLink', link)).json()).toMatchObject({ mobile_ends: '99' });
});

test('a holder on another device renews: it passes to them, and whoever had it goes on reading it', async () => {
  const policy = await buyPolicy(server, '9822044188');
  const first = await opened(policy.mobile, policy.mobile);
  server.wait({ days: 330 });
  const second = await opened(policy.mobile, policy.mobile);
  const { id } = policy;
  const answer = await second.call('beginRenewal', { params: { id }, body: {} });
  expect(answer.statusCode).toBe(200);
  const renewal = answer.json().proposalID;
  expect((await second.call('getProposal', { params: { id: renewal }, body: {} })).statusCode).toBe(200);
  server.wait({ days: 1 });
  const third = await opened(policy.number, policy.mobile);
  expect((await third.call('beginRenewal', { params: { id }, body: {} })).json().proposalID).toBe(renewal);
  expect([await statusOf(second, policy), await statusOf(third, policy)]).toEqual([200, 200]);
  expect(first.cookies.size).toBeGreaterThan(0);
});

test('a year after buying, 100 wiped browsers have 100 policies and all their papers back in three steps', async () => {
  // Each paper is made whole; what draws it into a file is looked at elsewhere, and takes minutes for so many.
  const real = openPaperDrawer();
  const papers: string[] = [];
  const draw = async ({ paper }: PaperFile) => {
    papers.push(JSON.stringify(paper));
    return Buffer.from('%PDF');
  };
  const drawer = { ...real, draw };
  const own = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z'), drawer });
  const policies = await likePolicies(own.ports, await buyPolicy(own, '9822044170'), 100);
  own.wait({ days: 365 });
  const files = Object.keys(paperFinders).map((file) => `${file}.pdf`);
  let back = 0;
  for (const [at, { id, mobile, number: policyNumber }] of policies.entries()) {
    const browser = await openBrowser(own.app);
    const number = at % 2 === 0 ? mobile : policyNumber;
    await sendCode(browser, number);
    await openWith(browser, number, newestCode(own, mobile));
    if ((await purchasesIn(browser)).join() !== id) continue;
    const paths = [...files, 'policy.ics', 'receipt'].map((file) => `/health-plan/proposals/${id}/${file}`);
    const answers = await Promise.all(paths.map((path) => browser.get(path)));
    if (answers.every(({ statusCode }) => statusCode === 200)) back += 1;
  }
  expect([back, papers.length]).toEqual([100, 100 * files.length]);
  await own.close();
});
