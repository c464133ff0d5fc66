import type { Page } from '@playwright/test';
import { defaultSumInsured } from '#domain/quote/sum-insured.ts';
import { paths } from '#web/paths.ts';
import { messages as en } from '#words/en/list-below.ts';
import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { card, openPlan, openResults, titleOf } from './pages/plans.ts';
import { heading } from './pages/quote-flow.ts';
import { quoteOf } from './set-up.ts';

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

const plansPass = (page: Page) => page.getByText(/\d+ plans? pass(es)? of \d+ in the catalogue/);
const chips = (page: Page) => page.getByRole('list', { name: en['results.filters.on'] });
const rupeesIn = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));
/** What a pick costs a year, and what of it riders are. */
const yearlyIn = (text: string) => rupeesIn(/₹[\d,]+\s*a year/.exec(text)?.[0] ?? '')[0] ?? 0;

test('a budget leaves as many plans as it said, stands in the address, and comes off by its chip', async ({
  page,
  isMobile,
}) => {
  await openResults(page, 'family', await quoteOf(page, family));
  // What an insurer is still to price may be within any budget: once it has answered the count is of known prices.
  await expect(page.getByText('Asking the insurer for its price')).toHaveCount(0, { timeout: 20_000 });
  await reload(page);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  const budget = page.getByLabel(en['results.filter.budget']).last();
  const option = budget.getByRole('option', { name: /^Up to ₹15,000/ });
  const [, count] = /: (\d+) plan/.exec((await option.textContent()) ?? '') ?? [];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(...(/get-cards/.test(request.url()) ? [request.url()] : [])));
  await budget.selectOption('15000');
  if (isMobile) await page.getByRole('button', { name: `Show ${count} plans` }).click();
  await expect(plansPass(page)).toHaveText(new RegExp(`^${count} plans pass`));
  await expect(page).toHaveURL(/max_premium=15000/);
  expect(requests).toHaveLength(1);
  await reload(page);
  await expect(plansPass(page)).toHaveText(new RegExp(`^${count} plans pass`));
  await chips(page)
    .getByRole('button', { name: /^Up to ₹15,000 a year/ })
    .click();
  await expect(page).not.toHaveURL(/max_premium/);
});

test('a cover of the steps is one press away: the list is for it, and nothing says any more that it was guessed', {
  tag: '@shared',
}, async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page, { ...family, sum_assured: defaultSumInsured }));
  const steps = page.locator('#covers');
  await expect(steps).toContainText(': our guess');
  await steps.getByRole('radio', { name: /^₹20 lakh/ }).check();
  await expect(page.getByRole('heading', { name: /plans? for ₹20 lakh$/ })).toBeVisible();
  await expect(page).toHaveURL(/coverage=2000000/);
  await expect(steps).not.toContainText('our guess');
  const [sound] = rupeesIn(
    await steps.locator('label', { hasText: '₹20 lakh' }).locator('small').innerText(),
  );
  const picks = await page.locator('section[aria-labelledby="picks"]').getByRole('article').allInnerTexts();
  expect(picks.map(yearlyIn)).toContain(sound);
});

test('two filters that exclude each other are named, and a press drops one of them', {
  tag: '@shared',
}, async ({ page }) => {
  const quote = await quoteOf(page, family);
  await open(page, `${paths.results('family', quote)}?max_premium=12500&roomRent=no-limit`);
  await expect(
    page.getByText('“Up to ₹12,500 a year” and “Room: No limit” exclude each other'),
  ).toBeVisible();
  const drop = page.getByRole('button', { name: /^Drop “Up to ₹12,500 a year”: \d+ plans fit$/ });
  const [, count] = /: (\d+)/.exec((await drop.textContent()) ?? '') ?? [];
  await drop.click();
  await expect(plansPass(page)).toHaveText(new RegExp(`^${count} plans pass`));
  await expect(chips(page).getByRole('button')).toHaveCount(1);
});

test('a list that does not come is said in the sheet of filters, and counts nothing', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/);
  await openResults(page, 'family', await quoteOf(page, family));
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog');
  await page.route('**/get-cards/**', (route) => route.fulfill({ status: 500, json: {} }));
  await sheet.getByRole('checkbox').first().check();
  await expect(sheet.getByRole('alert')).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Back to the list' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Show \d/ })).toHaveCount(0);
});

test('where the list of another cover does not come, no figure of the one before stands under it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  await openResults(page, 'family', await quoteOf(page, family));
  const picks = page.locator('[aria-labelledby="picks"]');
  await expect(picks).toBeVisible();
  await page.route('**/get-cards/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator('#covers').getByRole('radio').last().check();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(picks).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.unroute('**/get-cards/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(picks).toBeVisible();
  await expect(page.getByRole('heading', { name: /for ₹20 lakh$/ })).toBeVisible();
});

test('with a policy held full plans are one press away, and a reload keeps them', { tag: '@shared' }, async ({
  page,
}) => {
  const topUp = { ...family, product_type: 'SUPER_TOPUP' as const, existing_sa: 500_000 };
  await openResults(page, 'family', await quoteOf(page, topUp));
  const full = page.getByRole('radio', { name: /^Full plans/ });
  await expect(page.getByText('A super top-up pays what is above ₹5 lakh a year.')).toBeVisible();
  await full.check();
  await expect(page).toHaveURL(/product_type=INDEMNITY/);
  await expect(page.getByText('A full plan pays from the first rupee.')).toBeVisible();
  await expect(page.getByText('Pays above', { exact: true })).toHaveCount(0);
  await reload(page);
  await expect(full).toBeChecked();
  await page.getByRole('radio', { name: /^On top of my policy/ }).check();
  await expect(page.getByText('Pays above', { exact: true }).first()).toBeVisible();
});

test('an answer in place of a guess says what it changed, in rupees, without moving the page', {
  tag: '@shared',
}, async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page, family));
  const best = page.getByRole('article').filter({ hasText: 'Recommended: best over ten years' });
  const before = yearlyIn(await best.innerText());
  const guesses = page.getByRole('region', { name: 'What we guessed' });
  await guesses.getByRole('button', { name: 'Yes' }).click();
  const status = page.getByRole('status').filter({ hasText: en['list.changed.birth'] });
  await expect(status).toContainText(/ (more|less) than |stays recommended/);
  const now = yearlyIn(await best.innerText());
  const text = await status.innerText();
  expect(rupeesIn(text)[0]).toBe(now);
  if (now !== before) expect(rupeesIn(text)[1]).toBe(Math.abs(now - before));
  await guesses.getByRole('button', { name: 'No' }).click();
  await expect(status).toContainText(/recommended/);
});

test('a plan that is never better leads to both beside each other', { tag: '@shared' }, async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page, family));
  await page.getByRole('button', { name: /^Show all \d+ plans$/ }).click();
  const beaten = page.getByRole('article').filter({ hasText: 'Never better.' }).first();
  const title = await titleOf(beaten);
  await beaten.getByRole('link', { name: 'See both' }).click();
  await expect(heading(page)).toHaveText(/ or .*\?$/);
  await expect(page.getByRole('main')).toContainText(title);
});

test.describe('who comes back to the list', () => {
  const plan = 'Sahyadri Poorna';

  test('from a page on scores finds the plan they looked at, marked and in sight', {
    tag: '@shared',
  }, async ({ page }) => {
    await openResults(page, 'family', await quoteOf(page, family));
    await openPlan(page, plan);
    await page.goBack();
    const opened = await card(page, plan);
    await expect(opened).toContainText('You looked at this last.');
    await expect(opened).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'How scores work' }).click();
    await expect(heading(page)).toContainText(/score/i);
    await page.goBack();
    await expect(opened).toContainText('You looked at this last.');
    await expect(opened).toBeInViewport();
  });

  test('without having opened a plan is where they had read to', { tag: '@shared' }, async ({ page }) => {
    await openResults(page, 'family', await quoteOf(page, family));
    const far = page.getByRole('article').nth(12);
    await far.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const name = await titleOf(far);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href$="how-scores-work"]')?.click(),
    );
    await expect(heading(page)).toContainText(/score/i);
    await page.goBack();
    await expect(page.getByRole('article', { name, exact: true })).toBeInViewport();
  });
});
