import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { acceptTerms, pay, title } from './pages/proposal.ts';
import { agreedBy, checkedBy } from './set-up.ts';

const openGateway = async (page: Page, mobile: string = buyer.mobile) => {
  const { id, payUrl } = await agreedBy(page, { mobile });
  await page.goto(payUrl);
  return id;
};

const toPerson = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Talk to a person' });

test('a failed payment shows the bank’s words, keeps every answer and can be tried again', async ({
  page,
}) => {
  const id = await checkedBy(page);
  await open(page, paths.proposal(id, 't-and-c'));
  await acceptTerms(page);
  await pay(page, 'Fail: UPI limit for the day reached');
  await expect(title(page)).toHaveText('The payment did not go through');
  await expect(page.getByRole('alert')).toContainText('UPI limit for the day reached');
  await expect(page.getByRole('main')).toContainText('Has money left your account?');
  await reload(page);
  await expect(page.getByRole('alert')).toContainText('UPI limit for the day reached');
  await page.getByRole('link', { name: 'Look at my answers first' }).click();
  await expect(page.getByRole('main')).toContainText(buyer.email);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('A card or net banking works now');
  await page.getByRole('button', { name: /^Pay ₹[\d,]+ by card or net banking$/ }).click();
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');
});

test('walking away from the gateway is said as that, and another try is open', async ({ page }) => {
  await openGateway(page);
  await pay(page, 'Cancel');
  await expect(title(page)).toHaveText('The payment was cancelled');
  await expect(page.getByRole('alert')).toContainText('No bank has refused it.');
  await expect(toPerson(page)).toHaveAttribute('href', /topic=payment/);
  await expect(page.getByRole('main')).not.toContainText(/Your bank said|It failed/);
  await page.getByRole('button', { name: /^Pay ₹[\d,]+ again$/ }).click();
  await pay(page, 'Fail: Wrong UPI PIN entered');
  await page.getByRole('button', { name: /^Pay ₹[\d,]+ again$/ }).click();
  await pay(page, 'Fail: Wrong UPI PIN entered');
  await expect(page.getByRole('main')).toContainText('Another way to pay often helps');
});

test('after five failed tries the page says from when one can pay again, and asks for no sixth', async ({
  page,
}) => {
  await openGateway(page);
  for (let count = 0; count < 5; count += 1) {
    if (count > 0) await page.getByRole('button', { name: /^Pay ₹[\d,]+ by card/ }).click();
    await pay(page, 'Fail: UPI limit for the day reached');
    await expect(title(page)).toHaveText('The payment did not go through');
  }
  await expect(page.getByText(/^You can pay again from \d+ \w+ \d{4}, \d+\.\d\d [ap]m\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('This order is closed');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByText(/^You can pay again from/)).toBeVisible();
});

test('a pending payment says not to pay again, and becomes the policy by itself', async ({ page }) => {
  await openGateway(page);
  await pay(page, 'Leave pending, then pay');
  await expect(title(page)).toHaveText('We are waiting for your bank');
  await expect(page.getByRole('main')).toContainText('Do not pay again.');
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expect(title(page)).toHaveText('Your policy is issued', { timeout: 40_000 });
});

test('a failed payment promises nothing of the money, and leads on to the policy when the bank takes it late', async ({
  page,
}) => {
  await openGateway(page);
  await pay(page, 'Fail, then arrive late');
  await expect(title(page)).toHaveText('The payment did not go through');
  await expect(page.getByRole('main')).not.toContainText('no money was taken');
  await expect(page.getByRole('main')).toContainText('If money left your account, do not pay again');
  await expect(title(page)).toHaveText('Your policy is issued', { timeout: 40_000 });
});

test('an insurer that declines takes no money, and other plans are open', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409 .*to-process/);
  const id = await checkedBy(page, { mobile: '9822040001' });
  await open(page, paths.proposal(id, 't-and-c'));
  for (const box of await page.getByRole('checkbox', { name: /\(required\)$/ }).all()) await box.check();
  await page.getByRole('button', { name: /^Accept and pay/ }).click();
  await expect(title(page)).toHaveText('The insurer did not accept this application');
  await expect(toPerson(page)).toHaveAttribute('href', /topic=decision/);
  await page.getByRole('link', { name: 'See other plans' }).click();
  await expect(title(page)).toHaveText(/^Plans for/);
});

test('an insurer that issues late keeps the buyer from paying twice until the policy is there', async ({
  page,
}) => {
  await openGateway(page, '9822040003');
  await pay(page);
  await expect(title(page)).toHaveText('Paid. Your policy is on its way');
  await expect(page.getByRole('main')).toContainText('Do not pay again.');
  await expect(title(page)).toHaveText('Your policy is issued', { timeout: 40_000 });
});

test('terms that are not accepted are asked for beside their boxes', async ({ page }) => {
  const id = await checkedBy(page);
  await open(page, paths.proposal(id, 't-and-c'));
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: /^Accept and pay/ }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /\(required\)$/ }).first()).toHaveAccessibleDescription(
    /./,
  );
});

test('a proposal of somebody else, or of nobody, is not there', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const id = await checkedBy(page);
  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await stranger.newPage();
  for (const screen of ['buy-policy', 'review-detail', 't-and-c', 'transaction-success'] as const) {
    const answer = await other.goto(paths.proposal(id, screen));
    expect(answer?.status()).toBe(404);
    await expect(title(other)).toHaveText('This cannot be opened here');
  }
  await stranger.close();
});
