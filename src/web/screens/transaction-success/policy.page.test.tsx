import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreeAndPay, buy, fillForms, passKyc, planOf, saveQuote, score } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

const start = Date.parse('2026-11-20T06:00:00.000Z');
let site: Site;
let id: string;
beforeAll(async () => {
  site = await openSite({ start });
  const { quote_id } = await saveQuote(site.browser);
  const plan = planOf(await score(site.browser, quote_id), 'family', 'sahyadri-poorna');
  id = await buy(site.browser, quote_id, plan);
  await passKyc(site.browser, await fillForms(site.browser, id), 'ABCPS1234F');
  await site.browser.post(await agreeAndPay(site.browser, id), 'outcome=success&method=upi');
});
afterAll(() => site.close());

const open = (manner = {}) => site.open(paths.proposal(id, 'transaction-success'), manner);

test('just bought, a policy says so, what was paid, and that nothing is covered before its first day', async () => {
  const page = await open();
  const deed = page.find('region', 'Your policy').textContent;
  for (const part of [
    'Your policy is issued',
    'Sahyadri Poorna',
    'Cover for 3 people',
    'Cover starts on 21 Nov 2026',
  ])
    expect(deed).toContain(part);
  expect(page.find('region', 'What you paid').textContent).toContain('Transaction');
  expect(page.names('heading')).toContain('What happens next');
});

test('each paper is there in both languages', async () => {
  const page = await open();
  expect(page.names('link').filter((name) => name.endsWith(', हिन्दी'))).toHaveLength(7);
  const href = page.find('link', 'Payment receipt, हिन्दी').getAttribute('href');
  expect(href).toBe(`/health-plan/proposals/${id}/receipt.pdf?in=hi`);
});

test('people, five facts, hospitals near and the day to renew stand on it, on any day', async () => {
  const page = await open();
  for (const part of ['Ananya Sharma', 'You, born', 'Husband, born', 'If you die, the claim money goes to'])
    expect(page.text()).toContain(part);
  const facts = page.text().slice(page.text().indexOf('The five facts'));
  const inOrder = ['Cover', 'Room', 'Co-pay', 'Old illness', 'You pay first', 'Riders'].map((name) =>
    facts.indexOf(name),
  );
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(page.text()).toMatch(/Cashless at \d+ of \d+/);
  expect(page.names('heading')).toContain('Renew by 20 Nov 2027');
});

test('on later days it is headed by its plan, and says what is covered today and what from when', async () => {
  site.wait({ days: 6 });
  const page = await open();
  expect(page.names('heading')).toContain('Sahyadri Poorna');
  expect(page.find('region', 'Your policy').textContent).toContain(
    'Today, 26 Nov 2026, accidents are covered. From 21 Dec 2026, any new illness too.',
  );
  const hindi = await open({ locale: 'hi' });
  expect(hindi.text()).toContain('पाँच बातें और राइडर');
});
