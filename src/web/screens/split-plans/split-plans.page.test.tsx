import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
let quoteId: string;
beforeAll(async () => {
  site = await openSite();
  ({ quote_id: quoteId } = await saveQuote(site.browser));
});
afterAll(() => site.close());

const money = (amount: number | null | undefined) => formatRupees(rupees(amount ?? 0));

/** What the call says of the same quote. */
async function answer(): Promise<CallAnswer<'getSplitPlans'>> {
  const split = await site.browser.call('getSplitPlans', { params: { quote_id: quoteId }, body: {} });
  return split.json();
}

const open = (search = {}, manner = {}) => site.open(paths.splitPlans(quoteId, search), manner);

test.each([
  [
    'en',
    'mobile',
    'Three ways to cover four people',
    'You 34, husband 36 and son 4 in Bengaluru Urban, father 63 in Pune.',
  ],
  ['hi', 'desktop', 'चार लोगों के बीमे के तीन तरीके', 'Bengaluru Urban में आप 34, पति 36 और बेटा 4; Pune में पिता 63।'],
] as const)(
  'in %s on a %s the ways to cover a family are named with their price',
  async (locale, device, title, people) => {
    const page = await open({}, { locale, device });
    expect(page.names('heading')[0]).toBe(title);
    expect(page.text()).toContain(people);
    const { ways } = await answer();
    expect(ways.map(({ total }) => total)).not.toContain(null);
    for (const { total, policies } of ways)
      for (const amount of [total, ...policies.map(({ plan }) => plan?.premium)])
        expect(page.text()).toContain(money(amount));
  },
);

test('another claim is reckoned with: what the others can still draw changes, and the address keeps it', async () => {
  const page = await open();
  for (const part of [
    'After one claim of ₹4 lakh for father',
    'All four₹1 lakh + ₹4 lakh refill',
    'You, husband, 1 child₹5 lakhUntouched. They share it with nobody else.',
    'Everyone but father₹5 lakh eachUntouched. Each has a cover of their own.',
    'If a bill is above ₹5 lakh, the rest is yours in every way.',
  ])
    expect(page.text()).toContain(part);
  await page.choose('One large claim in the year', 'You, ₹8 lakh');
  await page.pass(100);
  for (const part of [
    'After one claim of ₹8 lakh for you',
    'All four₹5 lakh refill',
    'Father₹5 lakhUntouched. It is shared with nobody.',
    'Everyone but you₹5 lakh each',
    '₹3,00,000 of this claim stays with you.',
  ])
    expect(page.text()).toContain(part);
  const again = await site.open(page.address());
  expect(again.text()).toContain('After one claim of ₹8 lakh for you');
});

test('each policy names its plan with its price, and leads to its page', async () => {
  const page = await open();
  const apart = (await answer()).ways.find(({ kind }) => kind === 'apart');
  const home = apart?.policies[0]?.plan;
  await page.press('link', home?.product_title ?? '');
  await page.pass(100);
  expect(page.address()).toBe(home ? paths.planDetail('family', quoteId, home) : 'no plan');
});

test('every way that was looked at is listed with its price', async () => {
  const page = await open();
  await page.press('button', 'All the ways we looked at');
  const { all_ways } = await answer();
  expect(all_ways.length).toBeGreaterThan(3);
  for (const { total } of all_ways) expect(page.text()).toContain(money(total));
  expect(page.text()).toContain('You, husband, 1 child · Father');
  expect(page.text()).toContain('You, husband, 1 child, father, each with an own cover');
});

test('another reckoning that could not be had is said, and is asked for again by a press', async () => {
  const page = await open();
  site.befall(/split-plans/, 400);
  await page.choose('One large claim in the year', 'You, ₹4 lakh');
  await page.pass(100);
  expect(page.names('alert')).toHaveLength(1);
  await page.press('button', /again/i);
  await page.pass(100);
  expect(page.names('alert')).toEqual([]);
});

test('people of whom no way is offered are led to their list', async () => {
  const alone = await saveQuote(site.browser, { members: [aWireMember({ age: 35 })] });
  const page = await site.open(paths.splitPlans(alone.quote_id));
  expect(page.address()).toBe(paths.results('individual', alone.quote_id));
});

test('the tour is there once, and a press away ever after', async () => {
  localStorage.clear();
  const page = await open();
  page.find('region', 'How this page works');
  await page.press('button', 'Got it');
  expect(page.names('region')).not.toContain('How this page works');
  const again = await open();
  expect(again.names('region')).not.toContain('How this page works');
  await again.press('button', 'Show me how this page works');
  again.find('region', 'How this page works');
});
