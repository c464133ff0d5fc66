import type { Page } from '@playwright/test';
import { csrfCookie, pathOf } from '#contract/call/encoding.ts';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { buyThis, openPlan, openResults } from './pages/plans.ts';
import { fillIn, pay, saveAndGoOn, title } from './pages/proposal.ts';
import { agreedBy, boughtBy, questionsIn, quoteOf } from './set-up.ts';

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 40[34]/);
});

/** A form that is filled in, and not saved yet. */
async function openForm(page: Page): Promise<void> {
  const id = await boughtBy(page);
  await open(page, paths.proposal(id, 'proposer-detail'));
  await fillIn(page, await questionsIn(page, id, 'proposerDetails'));
}

test('a form whose token went is saved all the same', async ({ page, context }) => {
  await openForm(page);
  await context.clearCookies({ name: csrfCookie });
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
});

test('a form whose session went says that it does not open here any more, and so does the page after', async ({
  page,
  context,
}) => {
  await openForm(page);
  await context.clearCookies();
  await saveAndGoOn(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('opens only in the browser where it was started');
  await expect(alert).toContainText('Nothing on this page can be saved or bought any more.');
  await expect(alert.getByRole('link', { name: 'Start a quote' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await reload(page);
  await expect(title(page)).toHaveText('This cannot be opened here');
  await expect(page.getByRole('main')).toContainText('A policy you bought stays valid');
});

test('a page that waits for the bank says, once its session went, that it does not open here any more', async ({
  page,
  context,
}) => {
  await page.goto((await agreedBy(page)).payUrl);
  await pay(page, 'Leave pending, then fail');
  await expect(title(page)).toHaveText('We are asking your bank');
  await context.clearCookies();
  await expect(title(page)).toHaveText('This cannot be opened here');
  await expect(page.getByRole('main')).toContainText('you get either the policy or your money back');
});

test('a plan whose session went cannot be bought, and leads to a new start', async ({ page, context }) => {
  await openResults(page, 'family', await quoteOf(page));
  await openPlan(page, 'Sahyadri Poorna');
  await context.clearCookies();
  await buyThis(page);
  await page.getByRole('alert').getByRole('link', { name: 'Start a quote' }).click();
  await expect(title(page)).toHaveText('Who would you like to cover?');
});

test('a plan whose session went leads to a new start, whoever else begins a visit in that moment', async ({
  page,
  context,
  request,
}) => {
  await openResults(page, 'family', await quoteOf(page));
  await openPlan(page, 'Sahyadri Poorna');
  await context.clearCookies();
  await request.get(pathOf('getConsents', {}));
  const { cookies: ofAnotherAnswer } = await request.storageState();
  let calls = 0;
  await page.route(`**${pathOf('getProcessingStatus', {})}`, async (route) => {
    calls += 1;
    // Between the refusal, which brought cookies, and what is sent with them.
    if (calls === 2) await context.addCookies(ofAnotherAnswer);
    await route.continue();
  });
  await buyThis(page);
  await expect(page.getByRole('alert').getByRole('link', { name: 'Start a quote' })).toBeVisible();
  expect(calls).toBe(3);
});

test('a list whose session went does not go back to its old order without a word', async ({
  page,
  context,
}) => {
  await openResults(page, 'family', await quoteOf(page));
  await context.clearCookies();
  await page.getByRole('combobox', { name: 'Sort plans' }).selectOption('premium-low');
  await expect(title(page)).toHaveText('This cannot be opened here');
  await page.getByRole('link', { name: 'Start a quote' }).click();
  await expect(title(page)).toHaveText('Who would you like to cover?');
});
