import type { Locator, Page, Route } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { readProposal } from '../purchase.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open, settled } from './pages/opening.ts';
import { buyThis, card, openPlan, openResults } from './pages/plans.ts';
import { fillIn, pay, pressAccept, saveAndGoOn, title } from './pages/proposal.ts';
import { choose } from './pages/quote-flow.ts';
import { agreedBy, boughtBy, checkedBy, questionsIn, quoteOf, wireOf } from './set-up.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 503/, /net::ERR_/);
});

const overloaded = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { error: { code: 'OVERLOADED', message: 'Many people are here.', fields: [] } },
};

/** The server has too much to do for the first so many. */
const turnAway = (page: Page, url: string, times: number) =>
  page.route(url, (route) => route.fulfill(overloaded), { times });

/** What was asked arrives, and its answer does not. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

const line = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'nothing you entered is lost' });

/** The line comes up, and goes by itself once the call is through. */
async function waitedFor(page: Page, words: RegExp, arrived: () => Promise<void>): Promise<void> {
  await expect(line(page)).toHaveText(words);
  await arrived();
  await expect(line(page)).toHaveCount(0);
}

test('a plan and its purchase arrive while the server is full', async ({ page }) => {
  await openResults(page, 'family', await quoteOf(page));
  const chosenCard = await card(page, 'Sahyadri Poorna');
  await turnAway(page, '**/get-score/**', 2);
  await chosenCard.getByRole('link', { name: 'See plan Sahyadri Poorna' }).click();
  await waitedFor(page, /Many people are using Chhatri right now/, () =>
    expect(title(page)).toContainText('Sahyadri Poorna'),
  );
  const presses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/transaction/create/')) presses.push(request.url());
  });
  await turnAway(page, '**/transaction/create/', 1);
  await buyThis(page);
  await waitedFor(page, /Many people/, () => page.waitForURL('**/buy-policy'));
  expect(presses).toHaveLength(2);
});

test('a form is saved though it is turned away and then loses its answer; a second press does nothing', async ({
  page,
}) => {
  const id = await boughtBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await fillIn(page, await questionsIn(page, id, 'proposerDetails'));
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { version } = await readProposal(await wireOf(page), id);
  const save = `**/health-plan/proposal/${id}/`;
  await page.route(save, loseAnswer, { times: 1 });
  await turnAway(page, save, 1);
  await saveAndGoOn(page);
  await expect(line(page)).toHaveText(/Many people/);
  const button = page.getByRole('button', { name: /Saving/ });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await waitedFor(page, /This is taking longer than usual/, () =>
    expect(title(page)).toHaveText('Who is insured'),
  );
  const proposal = await readProposal(await wireOf(page), id);
  expect(proposal.savedForm.formData.proposerDetails?.mobile).toContain(buyer.mobile.slice(-4));
  expect(proposal.version).toBe(version + 1);
});

test('what is typed without a network is saved when it is back, and until then leaving is asked about', async ({
  page,
  context,
}) => {
  const id = await boughtBy(page);
  const isReady = page.waitForResponse(/patience/);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await isReady;
  const asksFirst = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asksFirst()).toBe(false);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ananya');
  await expect(line(page)).toHaveText(/No internet right now/);
  await expect(page.getByText('Not saved yet. We keep trying.')).toBeInViewport();
  await page.getByRole('textbox', { name: 'Email' }).scrollIntoViewIfNeeded();
  const lines = [line(page), page.getByText('Not saved yet. We keep trying.')];
  for (const one of lines) await expect(one).toBeInViewport({ ratio: 1 });
  // On a desktop the button is far below what is typed first.
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 1280, height: 800 });
  const [above, below] = [await line(page).boundingBox(), await lines[1]?.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Number.NaN));
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const one of lines) await expect(one).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  expect(await asksFirst()).toBe(true);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Rao');
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await asksFirst()).toBe(false);
  const { savedForm } = await readProposal(await wireOf(page), id);
  expect(savedForm.formData.proposerDetails).toMatchObject({ first_name: 'Ananya', last_name: 'Rao' });
});

test('a page that is asked for without a network comes when it is back', async ({ page, context }) => {
  await openResults(page, 'family', await quoteOf(page));
  const chosenCard = await card(page, 'Sahyadri Poorna');
  await context.setOffline(true);
  await chosenCard.getByRole('link', { name: 'See plan Sahyadri Poorna' }).click();
  await expect(line(page)).toHaveText(/No internet right now/);
  await context.setOffline(false);
  await expect(title(page)).toContainText('Sahyadri Poorna');
  await expect(line(page)).toHaveCount(0);
});

test('after the payment the page says that it is offline, and asks on when it is not; so does the policy', async ({
  page,
  context,
}) => {
  await page.goto((await agreedBy(page)).payUrl);
  await pay(page, 'Leave pending, then pay');
  await expect(title(page)).toHaveText('We are asking your bank');
  await settled(page);
  await context.setOffline(true);
  await expect(page.getByRole('main')).toContainText('This page checks again as soon as it is back.');
  await expect(page.getByRole('main')).not.toContainText('every few seconds');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Your policy is issued', { timeout: 40_000 });
  await context.setOffline(true);
  await expect(page.getByText('the PDF can be saved when it is back')).toBeVisible();
});

test('a payment that could not be started says so in sight of the button', async ({ page }) => {
  const id = await checkedBy(page);
  await open(page, paths.proposal(id, 't-and-c'));
  await page.route('**/to-process/', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'PAYMENT_UNAVAILABLE', message: 'You were not charged.', fields: [] } },
    }),
  );
  await pressAccept(page);
  const alert = page.getByRole('alert').filter({ hasText: 'You were not charged.' });
  await expect(alert).toBeVisible();
  const isWhole = await alert.evaluate((box) => {
    const { top, bottom, left } = box.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => box.contains(document.elementFromPoint(left + 10, y)));
  });
  expect(isWhole).toBe(true);
});

test('a screen whose script does not arrive is there by itself once we are reached', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /Could not load/);
  await openResults(page, 'family', await quoteOf(page));
  const calls: string[] = [];
  await page.route('**/assets/plan-detail-*.js', async (route) => {
    calls.push(route.request().url());
    return calls.length === 1 ? route.abort() : route.continue();
  });
  await openPlan(page, 'Sahyadri Poorna');
  expect(calls.filter((url) => url === calls[0])).toHaveLength(2);
});

test('a screen shows with its styles or not at all, and asks for them once more', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /Could not load/, /Unable to preload CSS/);
  await openResults(page, 'family', await quoteOf(page));
  const chosenCard = await card(page, 'Sahyadri Poorna');
  const calls: string[] = [];
  await page.route('**/assets/plan-detail-*.css', (route) => {
    calls.push(route.request().url());
    return route.abort();
  });
  await page.route('**/readyz', (route) => route.abort());
  await chosenCard.getByRole('link', { name: 'Sahyadri Poorna', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part of this page could not load');
  expect(calls.length).toBeGreaterThan(1);
  await page.unroute('**/assets/plan-detail-*.css');
  await page.unroute('**/readyz');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sahyadri Poorna');
  await expect(page.locator('link[rel=stylesheet][href*="/plan-detail-"]')).toHaveCount(1);
});

test('a step pressed without a network stays, and goes on by itself when it is back', async ({
  page,
  context,
}) => {
  const isReady = page.waitForResponse(/patience/);
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  await isReady;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(line(page)).toHaveText(/No internet right now/);
  await expect(page.getByRole('button', { name: 'Waiting' })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await context.setOffline(false);
  await expect(page).toHaveURL(paths.memberDetails());
  await expect(page.getByText('Twiddle')).toHaveCount(0);
});
