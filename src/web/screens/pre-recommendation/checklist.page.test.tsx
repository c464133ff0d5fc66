import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  ({ quote_id: quoteId } = await saveQuote(site.browser));
});
afterAll(() => site.close());

const open = (search = {}) => site.open(paths.checklist('family', quoteId, search));

/** What stands in the quote. */
async function answersNow() {
  const read = await site.browser.call('getQuote', { params: { quote_id: quoteId }, body: {} });
  return read.json<CallAnswer<'getQuote'>>().importance;
}

test('an answer is counted, belongs to the quote, and can be taken back', async () => {
  const page = await open();
  expect(page.text()).toContain('0 of 10 answered');
  await page.press('radio', 'Matters a lot');
  await page.pass(300);
  expect(page.text()).toContain('1 of 10 answered');
  expect(page.address()).not.toContain('importance');
  expect(await answersNow()).toEqual({ copay: 'HIGH' });
  expect((await open()).text()).toContain('1 of 10 answered');
  const again = await open();
  await again.press('button', /^Use our guess: /);
  await again.pass(300);
  expect(await answersNow()).toEqual({});
});

test('what an old address says is saved in the quote, and the address goes on without it', async () => {
  const page = await open({ importance: 'icu.low' });
  expect(page.address()).not.toContain('importance');
  expect(page.text()).toContain('1 of 10 answered');
  expect(await answersNow()).toEqual({ icu: 'LOW' });
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
  site.befall(/importance/, 400);
  await page.press('radio', 'Matters a lot');
  await page.pass(300);
  expect(page.names('alert')).toHaveLength(1);
  await page.press('button', /again/i);
  await page.pass(300);
  expect(page.names('alert')).toEqual([]);
});
