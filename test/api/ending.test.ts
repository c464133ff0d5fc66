import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WirePurchase } from '#contract/purchase/purchases.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import type { WireEnding } from '#contract/service/ending-shapes.ts';
import { settleRequests } from '#usecases/serving/settle-requests.ts';
import { codeIn } from '../resume-link.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';
import { buyPolicy, type IssuedPolicy, openWith, sendCode } from './issued-policies.ts';

let server: TestApp;
let purchase: IssuedPolicy & { readonly browser: Browser };
beforeAll(async () => {
  server = await testApp({ start: Date.parse('2026-11-20T09:00:00.000Z') });
  purchase = await buyPolicy(server, '9822044170');
});
afterAll(() => server.close());

const read = async (browser = purchase.browser): Promise<WireEnding> =>
  (await browser.call('getEnding', { params: { id: purchase.id }, body: {} })).json();
const end = (offer: WireEnding['offer'], browser = purchase.browser) =>
  browser.call('endPolicy', {
    params: { id: purchase.id },
    body: { way: offer?.way ?? 'return', comes_back: String(offer?.comes_back ?? 0), reason: '' },
  });

async function typesCode(): Promise<void> {
  const { browser, number, mobile } = purchase;
  await sendCode(browser, number);
  const sms = (server.sandboxConsole.outbox?.() ?? []).find((message) => message.to === mobile);
  expect((await openWith(browser, number, codeIn(sms?.text))).json()).toMatchObject({ opened: true });
}

test('what comes back adds up before anything is asked, and a stranger reads nothing of it', async () => {
  const { offer, request, people, may_end: mayEnd } = await read();
  expect(request).toBeNull();
  expect([people.length, mayEnd]).toEqual([1, true]);
  if (!offer) throw new Error('a policy of today can be returned');
  expect(offer.way).toBe('return');
  expect(offer.comes_back).toBe(offer.paid - offer.days_cost - offer.tests_cost - offer.stamp_duty);
  const stranger = await openBrowser(server.app);
  expect((await stranger.call('getEnding', { params: { id: purchase.id }, body: {} })).statusCode).toBe(404);
  expect((await end(offer, stranger)).statusCode).toBe(404);
});

test('it is returned with a code and the sum that was seen, and everything says so once the money is back', async () => {
  const { offer } = await read();
  expect((await end(offer)).json().error.code).toBe('CODE_NEEDED');
  await typesCode();
  expect((await end(offer && { ...offer, comes_back: 1 })).json().error.code).toBe('ENDING_CHANGED');
  expect((await end(offer)).json()).toMatchObject({ offer: null, request: { state: 'with-insurer' } });
  for (const seconds of [6, 6, 6]) {
    server.wait({ seconds });
    await settleRequests(server.ports, 10);
  }
  const { request } = await read();
  expect(request).toMatchObject({ state: 'done', comes_back: offer?.comes_back, last_day: '2026-11-20' });
  expect(request?.refund?.reference).toMatch(/^rfnd_/);

  server.wait({ days: 1 });
  const { browser, id } = purchase;
  const after: WirePostPayment = (await browser.call('getSuccess', { params: { id }, body: {} })).json();
  expect(after).toMatchObject({ cover_until: '2026-11-20', next_renewal: null, policy: { phase: 'unused' } });
  const { purchases } = (await browser.call('getPurchases', { params: {}, body: {} })).json<{
    readonly purchases: readonly WirePurchase[];
  }>();
  expect(purchases).toMatchObject([{ cover_until: '2026-11-20', renewal: null, free_look: null }]);
  expect((await browser.call('beginRenewal', { params: { id }, body: {} })).statusCode).not.toBe(200);
  expect((await browser.call('keepPolicy', { params: { id }, body: {} })).json().error.code).toBe(
    'REQUEST_ENDED',
  );
});
