import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeAndPay, buy, fillForms, passKyc, planOf, saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function checked(product: string, change = {}): Promise<string> {
  const quote = { members: [aWireMember()], parents_pincode: undefined, ...change };
  const { quote_id } = await saveQuote(site.browser, quote);
  const id = await buy(
    site.browser,
    quote_id,
    planOf(await score(site.browser, quote_id), 'individual', product),
  );
  await passKyc(site.browser, await fillForms(site.browser, id), 'ABCPS1234F');
  return id;
}
const pay = async (id: string) =>
  site.browser.post(await agreeAndPay(site.browser, id), 'outcome=success&method=upi');

test('what was bought is found again from the start page, with its number, its days and its dates', async () => {
  expect((await site.open(paths.myPolicies())).text()).toContain('No policy opens in this browser');
  const id = await checked('sahyadri-poorna');
  await pay(id);
  const policy = await site.open(paths.proposal(id, 'transaction-success'));
  const [number = ''] = /[A-Z]{3}-\d\d-\d+-\d+/.exec(policy.text()) ?? [];
  const page = await site.open(paths.home());
  expect(page.text()).toContain('What you bought here');
  expect(page.text()).not.toContain('No phone number. No account. No calls.');
  await page.press('link', 'My policies');
  const region = page.find('region', 'Sahyadri Poorna').textContent;
  expect(region).toContain(number);
  expect(region).toContain('30 days are left');
  await page.press('link', 'Papers, dates and what to do in hospital');
  expect(page.names('heading')).toContain('In an emergency');
  const calendar = page.find('link', 'Put these dates in my calendar').getAttribute('href') ?? '';
  expect((await site.browser.get(calendar)).body).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('a super top-up says what comes first wherever its cover is named, from the terms to the policy', async () => {
  const above = '₹10 lakh above the first ₹5,00,000 of a year’s bills';
  const topUp = { product_type: 'SUPER_TOPUP', existing_sa: 500_000, sum_assured: 1_000_000 };
  const id = await checked('sahyadri-setu', topUp);
  expect((await site.open(paths.proposal(id, 'buy-policy'))).text()).toContain(above);
  const terms = await site.open(paths.proposal(id, 't-and-c'));
  expect(terms.find('region', 'What you pay').textContent).toContain(above);
  await pay(id);
  const page = await site.open(paths.proposal(id, 'transaction-success'));
  expect(page.find('region', 'Your policy').textContent).toContain(above);
  expect(page.text()).toContain('your other policy first');
});
