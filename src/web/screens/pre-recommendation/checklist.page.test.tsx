import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
beforeAll(async () => {
  site = await openSite();
  ({ quote_id: quoteId } = await saveQuote(site.browser));
});
afterAll(() => site.close());

const open = (search = {}) => site.open(paths.checklist('family', quoteId, search));
const toList = (text: string) => text.replace(/.*importance=/, '');

test('an answer is counted, stands in the address and in the way to the list, and is said to change the order', async () => {
  const page = await open();
  expect(page.text()).toContain('0 of 10 answered');
  await page.press('radio', 'Matters a lot');
  await page.pass(300);
  expect(page.text()).toContain('1 of 10 answered');
  expect(page.address()).toContain('importance=');
  const links = [...document.querySelectorAll('main a[href*="importance="]')];
  expect(links.map((link) => toList(link.getAttribute('href') ?? ''))).toContain(toList(page.address()));
});

test('answers of an address are there when the page is opened, and who leaves them out is led to the list without them', async () => {
  const page = await open();
  await page.press('radio', 'Matters a lot');
  const again = await site.open(page.address());
  expect(again.text()).toContain('1 of 10 answered');
  const plain = [...document.querySelectorAll('main a[href*="/results/"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(plain.some((href) => !href?.includes('importance='))).toBe(true);
});

test('what matters a lot decides what is recommended, and the page says so; what matters less does not', async () => {
  const page = await open();
  await page.press('radio', 'Matters a lot');
  await page.pass(300);
  expect(page.text()).toContain('We now recommend only plans that have it.');
  await page.press('radio', 'Little');
  await page.pass(300);
  expect(page.text()).not.toContain('We now recommend only');
});

test('an order that could not be had is said, and is asked for again by a press', async () => {
  const page = await open();
  site.befall(/score/, 400);
  await page.press('radio', 'Matters a lot');
  await page.pass(300);
  expect(page.names('alert')).toHaveLength(1);
  await page.press('button', /again/i);
  await page.pass(300);
  expect(page.names('alert')).toEqual([]);
});
