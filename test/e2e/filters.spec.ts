import type { Page } from '@playwright/test';
import { messages as en } from '#words/en/list-below.ts';
import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { reload } from './pages/opening.ts';
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

const plansFit = (page: Page) =>
  page.getByText(/\d+ plans? fits? your answers and filters, of \d+ in the catalogue/);
const chips = (page: Page) => page.getByRole('list', { name: en['results.filters.on'] });

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
  await expect(plansFit(page)).toHaveText(new RegExp(`^${count} plans fit`));
  await expect(page).toHaveURL(/max_premium=15000/);
  expect(requests).toHaveLength(1);
  await reload(page);
  await expect(plansFit(page)).toHaveText(new RegExp(`^${count} plans fit`));
  await chips(page)
    .getByRole('button', { name: /^Up to ₹15,000 a year/ })
    .click();
  await expect(page).not.toHaveURL(/max_premium/);
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
