import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { HelpTopic } from '#domain/help/topics.ts';
import { fillProposal, readProposal } from '../purchase.ts';
import { openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Browser = Awaited<ReturnType<typeof openBrowser>>;
const ask = (
  browser: Browser,
  data: Partial<{ mobile: string; time: 'any'; consent: boolean; about: string; topic: HelpTopic }>,
) =>
  browser.call('askCallBack', {
    params: {},
    body: {
      data: { mobile: '98220 44170', time: 'any', consent: true, text_version: '2026-11-24', ...data },
    },
  });

test('somebody who buys is told whom to call by the number of the purchase, and is called by it', async () => {
  const browser = await openBrowser(server.app);
  const id = await fillProposal(browser);
  const { proposal_number: about, planData } = await readProposal(browser, id);
  const help = await browser.call('getHelp', { params: {}, body: { about } });
  expect(help.json()).toMatchObject({
    reference: about,
    insurer: { title: planData.insurerTitle, phone: planData.insurerPhone },
    is_sandbox: true,
    hours: 'Monday to Saturday, 9 am to 7 pm',
  });
  const stranger = await openBrowser(server.app);
  const theirs = await stranger.call('getHelp', { params: {}, body: { about } });
  expect(theirs.json()).toMatchObject({ reference: about, insurer: null });

  const answer = await ask(browser, { about, topic: 'relation' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { mobile_ends: '70', reference: about }]);
  const [waiting] = await server.ports.store.waitingCallBacks(10);
  expect(waiting).toMatchObject({
    mobile: '9822044170',
    reference: about,
    topic: 'relation',
    language: 'en',
    receipt: { purpose: 'call-back', language: 'en' },
  });
});

test('the text at the box is the one on the page of consents, where it is taken back', async () => {
  const browser = await openBrowser(server.app);
  const { consent } = (await browser.call('getHelp', { params: {}, body: {} })).json();
  await ask(browser, { mobile: '9822044199' });
  const about = async () =>
    (await browser.call('getConsents', { params: {}, body: {} }))
      .json()
      .consents.find(({ purpose }: { purpose: string }) => purpose === 'call-back');
  expect(await about()).toMatchObject({ ...consent, answer: { given: true, ...textOf(consent) } });
  const no = { purpose: 'call-back', given: 'no', text_version: consent.text_version } as const;
  expect((await browser.call('recordConsent', { params: {}, body: no })).statusCode).toBe(200);
  expect(await about()).toMatchObject({ answer: { given: false } });
  const waiting = await server.ports.store.waitingCallBacks(10);
  expect(waiting.map(({ mobile }) => mobile)).not.toContain('9822044199');
});

const textOf = ({ text_version }: { readonly text_version: string }) => ({ text_version });

test('nobody is called who did not tick, nor at what is no number', async () => {
  const browser = await openBrowser(server.app);
  const before = await server.ports.store.waitingCallBacks(10);
  const refused = await ask(browser, { consent: false, mobile: '12345' });
  expect(refused.statusCode).toBe(422);
  expect(
    refused.json().error.fields.map(({ field, code }: { field: string; code: string }) => [field, code]),
  ).toEqual([
    ['mobile', 'MOBILE_INVALID'],
    ['consent', 'CONFIRMATION_REQUIRED'],
  ]);
  expect(await server.ports.store.waitingCallBacks(10)).toEqual(before);
});

test('one visitor leaves five numbers an hour', async () => {
  const limited = await testApp({ env: { RATE_PER_VISITOR: '1200' } });
  onTestFinished(() => limited.close());
  const browser = await openBrowser(limited.app);
  const codes = [];
  for (let count = 0; count < 6; count += 1)
    codes.push((await ask(browser, { mobile: `982204417${count}` })).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});
