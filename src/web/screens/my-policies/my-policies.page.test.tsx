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
  // Its code is fetched only where there is something to show.
  await page.pass(500);
  expect(page.text()).toContain('What you bought here');
  expect(page.text()).not.toContain('No phone number. No account. No calls.');
  await page.press('link', 'My policies');
  expect(page.find('region', 'Due next').textContent).toContain('Cover of Sahyadri Poorna starts');
  const row = page.find('link', /^Sahyadri Poorna/).textContent;
  expect(row).toContain('₹5 lakh. Until');
  await page.press('link', /^Sahyadri Poorna/);
  expect(page.find('region', 'Your policy').textContent).toContain(number);
  expect(page.names('heading')).toContain('In an emergency');
  const calendar = page.find('link', 'Put these dates in my calendar').getAttribute('href') ?? '';
  expect((await site.browser.get(calendar)).body).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test('an application that was begun is found again with its step, its people and its price, on the start page too', async () => {
  const { quote_id } = await saveQuote(site.browser, {
    members: [aWireMember()],
    parents_pincode: undefined,
  });
  const plan = planOf(await score(site.browser, quote_id), 'individual', 'chambal-tarun');
  const id = await buy(site.browser, quote_id, plan);
  await fillForms(site.browser, id, {}, ['proposerDetails']);
  const home = await site.open(paths.home());
  await home.pass(500);
  const card = home.find('region', 'Chambal Tarun').textContent;
  for (const part of ['Step 3 of 12', '₹5 lakh', 'a year', 'This price holds until'])
    expect(card).toContain(part);
  const page = await site.open(paths.myPolicies());
  expect(page.find('region', 'Chambal Tarun').textContent).toBe(card);
  await page.press('link', 'Go on');
  expect(page.address()).toBe(paths.proposal(id, 'insured-members'));
});

test('a quote from which nothing was begun is kept beside them, and leads back to its list', async () => {
  const parents = [aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 66 })];
  const { quote_id } = await saveQuote(site.browser, { members: parents, parents_pincode: undefined });
  const page = await site.open(paths.myPolicies());
  const row = page.find('link', /^Quote for father/);
  expect(row.textContent).toContain('66, ₹5 lakh');
  expect(row.getAttribute('href')).toBe(paths.results('individual', quote_id));
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
