import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { agreeAndPay, buy, fillForms, passKyc, planOf, readOutcome, saveQuote, score } from '../purchase.ts';
import { type Browser, openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');
let server: TestApp;
let browser: Browser;
beforeAll(async () => {
  server = await testApp({ start });
  browser = await openBrowser(server.app);
});
afterAll(() => server.close());

async function mine(of = browser): Promise<CallAnswer<'getPurchases'>['purchases']> {
  const answer = await of.call('getPurchases', { params: {}, body: {} });
  expect(answer.statusCode).toBe(200);
  return answer.json<CallAnswer<'getPurchases'>>().purchases;
}

/** A purchase with all its answers, sent and paid for. */
async function buyBlock(block: 'family' | 'parents', change: Parameters<typeof fillForms>[2] = {}) {
  const { quote_id } = await saveQuote(browser);
  const id = await buy(browser, quote_id, planOf(await score(browser, quote_id), block, 'sahyadri-poorna'));
  const filled = await fillForms(browser, id, change);
  expect((await mine()).map(({ proposalID }) => proposalID)).not.toContain(id);
  await passKyc(browser, filled, 'ABCPS1234F');
  await browser.post(await agreeAndPay(browser, id), 'outcome=success&method=upi');
  await readOutcome(browser, id);
  return id;
}

test('what was bought is found again by its buyer alone, each as it stands, the last begun first', async () => {
  expect(await mine()).toEqual([]);
  const family = await buyBlock('family');
  server.wait({ seconds: 60 });
  const parents = await buyBlock('parents');

  const purchases = await mine();
  expect(purchases.map(({ proposalID, outcome, screen }) => [proposalID, outcome, screen])).toEqual([
    [parents, 'blocked', 'success'],
    [family, 'issued', 'success'],
  ]);
  const [decided, issued] = purchases;
  expect(decided).toMatchObject({ policy_number: null, cover_from: null, free_look: null });
  expect(decided?.decision_by).toBe('2026-12-04');
  expect(issued).toMatchObject({
    policy_number: expect.stringMatching(/^SAH-/),
    product_title: 'Sahyadri Poorna',
    insurer_title: 'Sahyadri Health',
    cover_from: '2026-11-21',
    cover_until: '2027-11-20',
    free_look: { until: '2026-12-20', days_left: 30 },
    decision_by: null,
  });
  expect(issued?.members).toContain('Ananya Sharma');
  expect(await mine(await openBrowser(server.app))).toEqual([]);
});

test('the days to return a policy are counted down to the last one, and then are gone', async () => {
  const freeLook = async () => (await mine()).find(({ outcome }) => outcome === 'issued')?.free_look;
  // A visit ends that nobody comes back to for so long.
  server.wait({ days: 15 });
  expect(await freeLook()).toMatchObject({ days_left: 15 });
  server.wait({ days: 15 });
  expect(await freeLook()).toEqual({ until: '2026-12-20', days_left: 0 });
  server.wait({ days: 1 });
  expect(await freeLook()).toBeNull();
});

test('after leaving the device nothing is found any more', async () => {
  expect((await mine()).length).toBeGreaterThan(0);
  await browser.call('leaveDevice', { params: {}, body: {} });
  expect(await mine(browser)).toEqual([]);
});
