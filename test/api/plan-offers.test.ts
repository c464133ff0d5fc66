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
  const { slab_id } = planOf(await score(browser, quote_id), 'family', product).plan;
  const answer = await browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids: [slab_id] }, result_type: 'family' },
  });
  const { score_data } = answer.json() as CallAnswer<'getScore'>;
  const { content, premium = null } = score_data[0]?.plans[0] ?? {};
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
  const rider = (riderId: string) => content.riders.find(({ id }) => id === riderId);
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
  const payment = years.slice(0, 3).reduce((sum, { premium }) => sum + (premium ?? 0), 0);
  expect(payment).toBe(content.discounts[2]?.total_price);
  const refused = await browser.call('getFiveYearProjection', {
    params: {},
    body: { quote_id, slab_id, plan_type: 'family', tenure: '4' },
  });
  expect(refused.statusCode).toBe(400);
});

type PlanOptions = { readonly tenure?: 1 | 2 | 3; readonly riders?: string[]; readonly slab_id?: string };

async function withChoice(
  { browser, quote_id, slab_id }: Awaited<ReturnType<typeof opened>>,
  options: PlanOptions,
) {
  return browser.call('getScore', {
    params: { quote_id },
    body: { data: { slab_ids: [slab_id], chosen: [{ slab_id, ...options }] }, result_type: 'family' },
  });
}

test('a plan with chosen riders and term has their price, terms, points and years', async () => {
  const page = await opened('himgiri-sopan');
  const rise = page.content.riders.find(({ id }) => id === 'wait-12')?.premium ?? 0;
  const answers = [];
  for (const choice of [{}, { riders: ['wait-12'] }, { riders: ['wait-12'], tenure: 2 }] as const) {
    const answer = await withChoice(page, { ...choice, riders: [...(choice.riders ?? [])] });
    const { score_data } = answer.json() as CallAnswer<'getScore'>;
    const plan = score_data[0]?.plans[0];
    if (!plan?.content) throw new Error(answer.body);
    answers.push({ ...plan, content: plan.content });
  }
  const [plain, withRiders, longer] = answers;
  expect(plain).toMatchObject({ premium: page.premium, tenure: 1, riders: [] });
  expect(withRiders).toMatchObject({
    premium: page.premium + rise,
    riders: ['wait-12'],
    ped: { waiting_period: 12 },
  });
  expect(withRiders?.premium_ledger.map(({ rider }) => rider)).toContain('wait-12');
  expect(withRiders?.content.riders.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([
    'wait-12',
  ]);
  expect(longer).toMatchObject({ tenure: 2, premium: withRiders?.content.discounts[1]?.total_price });
  expect(longer?.content.premium_may_change.map(({ kind }) => kind)).toContain('price-locked');
  const { browser, quote_id, slab_id } = page;
  const projected = await browser.call('getFiveYearProjection', {
    params: {},
    body: { quote_id, slab_id, plan_type: 'family', riders: ['wait-12'] },
  });
  const { years } = (projected.json() as CallAnswer<'getFiveYearProjection'>).five_year_projection;
  expect(years[0]?.premium).toBe(withRiders?.premium);
});

test.each<[PlanOptions, string, string]>([
  [{ riders: ['travel'] }, 'RIDER_NOT_OFFERED', 'riders'],
  [{ riders: ['wait-12', 'wait-24'] }, 'RIDERS_EXCLUDE_EACH_OTHER', 'riders'],
  [{ riders: ['illness-income'] }, 'RIDER_NEEDS_ANOTHER', 'riders'],
])('a choice of %j is refused with %s, beside the field', async (options, code, field) => {
  const page = await opened('himgiri-sopan');
  const scored = await withChoice(page, options);
  expect([scored.statusCode, scored.json().error]).toMatchObject([
    422,
    { code, fields: [{ field: `data.chosen.0.${field}`, code }] },
  ]);
  const { browser, quote_id, slab_id } = page;
  const years = await browser.call('getYears', {
    params: { quote_id },
    body: { data: { block: 'family', slab_ids: [slab_id], chosen: [{ slab_id, ...options }] } },
  });
  expect([years.statusCode, years.json().error.fields[0].field]).toEqual([422, `data.chosen.0.${field}`]);
  const projected = await browser.call('getFiveYearProjection', {
    params: {},
    body: { quote_id, slab_id, plan_type: 'family', riders: options.riders },
  });
  expect([projected.statusCode, projected.json().error.fields[0].field]).toEqual([422, field]);
});

test('the bill test of a page is settled with the riders that are chosen', async () => {
  const page = await opened('himgiri-sopan');
  const answer = await withChoice(page, { riders: ['consumables'] });
  const withRiders = (answer.json() as CallAnswer<'getScore'>).score_data[0]?.plans[0]?.content;
  const own = (content: typeof withRiders) =>
    (content?.bill_test.stays ?? []).flatMap(({ rooms }) => rooms.map(({ you_pay }) => you_pay));
  const [plain, payment] = [own(page.content), own(withRiders)];
  expect(payment).toHaveLength(plain.length);
  expect(payment.every((amount, index) => amount <= (plain[index] ?? 0))).toBe(true);
  expect(payment.reduce((sum, one) => sum + one, 0)).toBeLessThan(plain.reduce((sum, one) => sum + one, 0));
});

test('a live rider is waited for by the identifier of the plan, which names it', async () => {
  const page = await opened('chilika-nirmal');
  const answer = await withChoice(page, { riders: ['consumables'] });
  const plan = (answer.json() as CallAnswer<'getScore'>).score_data[0]?.plans[0];
  expect(plan).toMatchObject({ premium: null, premium_status: 'pending' });
  const price = await page.browser.call('onserverPremium', {
    params: {},
    body: { plan_identifiers: [plan?.plan_identifier ?? ''] },
  });
  expect(price.json()).toMatchObject({ finish: false, premium_results: [{ status: 'pending' }] });
});
