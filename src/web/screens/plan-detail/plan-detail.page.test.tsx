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

const open = (manner = {}) =>
  site.open(paths.planDetail('family', quoteId, 'sahyadri-poorna', 'sahyadri-poorna-5l'), manner);

test.each([
  ['en', 'mobile'],
  ['en', 'desktop'],
  ['hi', 'mobile'],
  ['hi', 'desktop'],
] as const)('in %s on a %s a plan is named with its price', async (locale, device) => {
  const page = await open({ locale, device });
  expect(page.names('heading')[0]).toBe('Sahyadri Poorna');
  expect(page.text()).toContain('₹17,098');
});

test('riders and years change what is to be paid, and taking them back changes it back', async () => {
  const page = await open();
  await page.press('checkbox', /^Consumables/);
  await page.pass(400);
  expect(page.text()).toContain('₹17,782');
  await page.press('checkbox', /^Consumables/);
  await page.pass(400);
  expect(page.text()).not.toContain('₹17,782');
  await page.press('radio', /^2 years/);
  await page.pass(400);
  expect(page.names('button').join()).toContain('₹31,631');
});

test('Buy opens a purchase of this plan, and the browser goes there', async () => {
  const page = await open();
  await page.press('button', 'Buy this plan');
  await page.pass(400);
  expect(page.leftFor()).toMatch(/^\/health-plan\/buy\/[\w-]+\/$/);
});

test('a purchase that could not be opened is said, and the page stays', async () => {
  const page = await open();
  site.befall(/transaction/, 400);
  await page.press('button', 'Buy this plan');
  await page.pass(400);
  expect(page.names('alert')).toHaveLength(1);
  expect(page.leftFor()).toBeUndefined();
});

test('a plan that nobody sells is not there', async () => {
  const page = await site.open(paths.planDetail('family', quoteId, 'no-plan', 'no-plan-5l'));
  expect(page.names('heading')[0]).not.toBe('Sahyadri Poorna');
});
