import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { saveQuote } from '#test/purchase.ts';
import { openSite, type ShownPage, type Site } from '#test/shown/open-site.tsx';
import { aWireMember } from '#test/wire.ts';
import { paths } from '#web/paths.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ start: Date.parse('2026-11-27T06:00:00Z') });
});
afterAll(() => site.close());

/** It is a couple with a son, for 10 lakh. */
const family = {
  members: [
    aWireMember(),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 32 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
  ],
  parents_pincode: undefined,
  sum_assured: 1_000_000,
};
const list = async (change = {}, search = {}): Promise<ShownPage> =>
  site.open(
    paths.results('family', (await saveQuote(site.browser, { ...family, ...change })).quote_id, search),
  );

const passing = (page: ShownPage) => /(\d+) plans? fits? your/.exec(page.text())?.[1];
const rupeesIn = (text = '') =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));
const pickOf = (page: ShownPage) =>
  rupeesIn(/Recommended: best over ten years.*?(₹[\d,]+)\s*a year/.exec(page.text())?.[1])[0] ?? 0;

test('two filters that exclude each other are named, and a press drops one of them', async () => {
  const page = await list({}, { max_premium: '12500', roomRent: 'no-limit' });
  expect(page.text()).toContain('“Up to ₹12,500 a year” and “Room: No limit” exclude each other');
  const drop = page.names('button').find((name) => name.startsWith('Drop “Up to ₹12,500 a year”')) ?? '';
  await page.press('button', drop);
  await page.pass(300);
  expect(drop).toContain(`: ${passing(page)} plans fit`);
  expect(page.find('list', 'Filters that are on').querySelectorAll('button')).toHaveLength(1);
});

test('a cover of the steps is one press away, at the price that it said, and is no guess any more', async () => {
  const page = await list({ sum_assured: defaultSumInsured });
  const steps = () => document.getElementById('covers')?.textContent ?? '';
  expect(steps()).toContain(': our guess');
  const [, sound] = /₹20 lakh\D*(₹[\d,]+)/.exec(steps()) ?? [];
  await page.press('radio', /^₹20 lakh/);
  await page.pass(500);
  expect(page.names('heading').some((name) => /plans? for ₹20 lakh$/.test(name))).toBe(true);
  expect(page.address()).toContain('coverage=2000000');
  expect(steps()).not.toContain('our guess');
  const picks = document.querySelector('section[aria-labelledby="picks"]')?.textContent ?? '';
  expect(picks).toContain(`${sound}a year`);
});

test('a list that does not come is said in the sheet of filters, and counts nothing', async () => {
  const page = await list();
  await page.press('button', /^Filters/);
  const sheet = () => document.querySelector<HTMLElement>('dialog[open]');
  site.befall(/get-cards/, 400, 3);
  sheet()?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  await page.pass(400);
  expect(sheet()?.querySelector('[role=alert]')).not.toBeNull();
  expect(sheet()?.textContent).toContain('Back to the list');
  expect(sheet()?.textContent).not.toMatch(/Show \d/);
  site.befall(/^$/, 0);
});

test('with a policy held full plans are one press away, and stay when the page is read anew', async () => {
  const page = await list({ product_type: 'SUPER_TOPUP', existing_sa: 500_000 });
  expect(page.text()).toContain('A super top-up pays what is above ₹5 lakh a year.');
  expect(page.text()).toContain('Pays above');
  await page.press('radio', /^Full plans/);
  await page.pass(400);
  expect(page.address()).toContain('product_type=INDEMNITY');
  const again = await site.open(page.address());
  expect(again.find('radio', /^Full plans/)).toHaveProperty('checked', true);
  expect(again.text()).toContain('A full plan pays from the first rupee.');
  expect(again.text()).not.toContain('Pays above');
  await again.press('radio', /^On top of my policy/);
  await again.pass(400);
  expect(again.text()).toContain('Pays above');
});

test('an answer in place of a guess says what it changed, in rupees', async () => {
  const page = await list();
  const before = pickOf(page);
  await page.press('button', 'Yes');
  await page.pass(500);
  const change = page.statuses().find((text) => / (more|less) than |stays recommended/.test(text));
  const now = pickOf(page);
  expect(rupeesIn(change)[0]).toBe(now);
  if (now !== before) expect(rupeesIn(change)[1]).toBe(Math.abs(now - before));
  await page.press('button', 'No');
  await page.pass(500);
  expect(pickOf(page)).toBe(before);
});

test('a plan that is never better leads to both beside each other', async () => {
  const page = await list({}, { all: '1' });
  expect(page.text()).toContain('Never better.');
  await page.press('link', 'See both');
  expect(page.names('heading')[0]).toMatch(/ or .*\?$/);
});
