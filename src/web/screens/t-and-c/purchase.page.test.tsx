import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreeAndPay, buy, fillForms, passKyc, planOf, saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  // A clock that is moved, so that a year can pass.
  site = await openSite({ start: Date.now(), env: { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' } });
});
afterAll(() => site.close());

/** An application that is filled in and of somebody whose identity is known. */
async function checked(): Promise<string> {
  const { quote_id } = await saveQuote(site.browser, {
    members: [aWireMember({ age: 35 })],
    pincode: '411038',
  });
  const plan = planOf(await score(site.browser, quote_id), 'individual', 'sahyadri-poorna');
  const id = await buy(site.browser, quote_id, plan);
  await passKyc(site.browser, await fillForms(site.browser, id), 'ABCPS1234F');
  return id;
}

const open = (id: string, screen: ProposalScreen, manner = {}) =>
  site.open(paths.proposal(id, screen), manner);
const required = (names: readonly string[]) => names.filter((name) => name.includes('(required)'));

describe('Accept and pay', () => {
  test('leads nowhere until each required box is ticked, and names those that are not', async () => {
    const page = await open(await checked(), 't-and-c');
    const [first = '', ...others] = required(page.names('checkbox'));
    await page.press('checkbox', first);
    await page.press('button', /^Accept and pay/);
    expect(page.leftFor()).toBeUndefined();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(others.length);
    expect(site.calls.filter((call) => call.includes('agree'))).toEqual([]);
  });

  test('leads to the gateway once, with the price that was shown', async () => {
    const page = await open(await checked(), 't-and-c');
    for (const name of required(page.names('checkbox'))) await page.press('checkbox', name);
    await page.press('button', /^Accept and pay/);
    await page.pass(300);
    expect(page.leftFor()).toMatch(/^\/sandbox\/pay\//);
    const again = await site.open(page.address());
    expect(again.names('checkbox')).toEqual([]);
    expect(again.names('button').some((name) => name.startsWith('Pay ₹'))).toBe(true);
  });

  test('that was not heard of says so and pays nothing', async () => {
    const page = await open(await checked(), 't-and-c');
    for (const name of required(page.names('checkbox'))) await page.press('checkbox', name);
    site.befall(/agree/, 409);
    await page.press('button', /^Accept and pay/);
    await page.pass(300);
    expect(page.leftFor()).toBeUndefined();
    expect(page.names('alert').length).toBeGreaterThan(0);
  });
});

describe('after the gateway', () => {
  test.each([
    ['success', 'transaction-success', 'transaction-failure'],
    ['upi-limit', 'transaction-failure', 'transaction-success'],
  ] as const)(
    '%s is told at its own page, and whoever comes to the other is led there',
    async (outcome, own, other) => {
      const id = await checked();
      await site.browser.post(await agreeAndPay(site.browser, id), `outcome=${outcome}&method=upi`);
      const page = await open(id, other);
      expect(page.address()).toContain(own);
      expect((await open(id, own, { locale: 'hi', device: 'desktop' })).address()).toContain(own);
    },
  );

  test('a policy tells its number, and is renewed within its year on a page of its own', async () => {
    const id = await checked();
    await site.browser.post(await agreeAndPay(site.browser, id), 'outcome=success&method=upi');
    expect((await open(id, 'transaction-success')).text()).toMatch(/[A-Z]{2,}[-/\w]*\d{4}/);
    const early = await site.open(`/renew/${id}`);
    expect(early.names('button').join()).not.toContain('Go on to the terms');
    site.wait({ days: 340 });
    const page = await site.open(`/renew/${id}`);
    expect(page.names('heading')[0]).toBe('Renew your policy');
    await page.press('button', 'Go on to the terms and payment');
    expect(page.names('heading')[0]).toBe('Terms and payment');
    const back = await site.open(`/renew/${id}`);
    expect(back.names('button')).toContain('Go on where you stopped');
  });
});
