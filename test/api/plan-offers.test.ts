import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { planOf, saveQuote, score } from '../purchase.ts';
import { openBrowser } from '../wire.ts';
import { type TestApp, testApp } from './app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await testApp();
});

afterAll(() => server.close());

/** The page of a plan in the family block of a usual quote. */
async function opened(product: string) {
  const browser = await openBrowser(server.app);
  const { quote_id } = await saveQuote(browser);
  const { slab_id, premium } = planOf(await score(browser, quote_id), 'family', product).plan;
  const answer = await browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids: [slab_id] }, result_type: 'family' },
  });
  const { score_data } = answer.json() as CallAnswer<'getScore'>;
  const content = score_data[0]?.plans[0]?.content;
  if (!content || premium === null) throw new Error(`${product} is not priced here`);
  return { browser, quote_id, slab_id, premium, content };
}

test('a plan’s page has the price of each term that is sold, with what it saves', async () => {
  const { premium, content } = await opened('himgiri-sopan');
  expect(content.discounts.map(({ year }) => year)).toEqual([1, 2, 3]);
  expect(content.discounts[0]).toMatchObject({ year: 1, total_price: premium, saved: 0 });
  for (const { year, total_price, saved } of content.discounts) {
    expect(total_price + saved).toBe(year * premium);
  }
  const kinds = content.premium_may_change.filter(({ kind }) => kind === 'longer-term');
  expect(kinds.map(({ years, saved }) => [years, saved])).toEqual(
    content.discounts.slice(1).map(({ year, saved }) => [year, saved]),
  );
});

test('and each rider of its cover, with what it adds for these people in a year', async () => {
  const { premium, content } = await opened('himgiri-sopan');
  const rider = (wanted: string) => content.riders.find(({ id }) => id === wanted);
  expect(rider('consumables')).toMatchObject({
    premium: expect.closeTo(premium * 0.04, -1),
    premium_status: 'quoted',
    mutual_exclusive_group: null,
    update_base_premium: false,
    is_dynamic_premium: false,
    effect: { kind: 'consumables-paid' },
  });
  expect(rider('wait-12')).toMatchObject({
    mutual_exclusive_group: 'wait',
    update_base_premium: true,
    effect: { kind: 'pre-existing-wait', months: 12 },
  });
  expect(rider('copay-20')?.premium).toBeLessThan(0);
  expect(rider('illness-income')).toMatchObject({
    needs: ['critical-5l', 'critical-10l', 'critical-25l'],
    effect: null,
  });
});

test('one that the insurer prices itself is pending', async () => {
  const { content } = await opened('chilika-nirmal');
  expect(content.riders.filter((rider) => rider.is_dynamic_premium)).toMatchObject([
    { id: 'consumables', premium: null, premium_status: 'pending', premium_reason: null },
  ]);
});

test('years ahead can be those of longer terms, locked between renewals', async () => {
  const { browser, quote_id, slab_id, content } = await opened('himgiri-sopan');
  const projected = await browser.call('getFiveYearProjection', {
    params: {},
    body: { quote_id, slab_id, plan_type: 'family', tenure: '3' },
  });
  const { years } = (projected.json() as CallAnswer<'getFiveYearProjection'>).five_year_projection;
  expect(years.map(({ locked }) => locked)).toEqual([false, true, true, false, true]);
  const paid = years.slice(0, 3).reduce((sum, { premium }) => sum + (premium ?? 0), 0);
  expect(paid).toBe(content.discounts[2]?.total_price);
  const refused = await browser.call('getFiveYearProjection', {
    params: {},
    body: { quote_id, slab_id, plan_type: 'family', tenure: '4' },
  });
  expect(refused.statusCode).toBe(400);
});
