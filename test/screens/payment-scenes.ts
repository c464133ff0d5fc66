import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { open } from '../e2e/pages/opening.ts';
import { acceptTerms, pay } from '../e2e/pages/proposal.ts';
import { agreedBy, checkedBy, olderBuyer } from '../e2e/set-up.ts';
import type { Shoot } from './picture.ts';

const family = { quote: {} };

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const payAgain = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).first();

export async function payment(page: Page, shoot: Shoot): Promise<void> {
  const id = await checkedBy(page, family);
  await open(page, paths.proposal(id, 'kyc-success'));
  await shoot(page, 'kyc-success');
  await open(page, paths.proposal(id, 't-and-c'));
  await shoot(page, 't-and-c');
  await page.getByRole('button', { name: /^Accept and pay/ }).click();
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 't-and-c-errors');
  await acceptTerms(page);
  await shoot(page, 'gateway');
  await pay(page, 'Fail: UPI limit for the day reached');
  await heading(page, 'The payment did not go through');
  await shoot(page, 'transaction-failure');
  await payAgain(page).click();
  await pay(page);
  await heading(page, 'Your policy is issued');
  await shoot(page, 'transaction-success');
}

/** After five failed tries within an hour no sixth is open. */
export async function closedOrder(page: Page, shoot: Shoot): Promise<void> {
  await page.goto((await agreedBy(page)).payUrl);
  for (let tries = 1; ; tries += 1) {
    await pay(page, 'Fail: UPI limit for the day reached');
    await heading(page, 'The payment did not go through');
    if (tries === 5) break;
    await payAgain(page).click();
  }
  await shoot(page, 'transaction-closed');
}

/** Nobody knows yet: the bank, the insurer, or the doctor has the next word. */
export async function waiting(page: Page, shoot: Shoot): Promise<void> {
  const pending = await agreedBy(page);
  await page.goto(pending.payUrl);
  await pay(page, 'Leave pending, then pay');
  await heading(page, 'We are asking your bank');
  await shoot(page, 'transaction-pending');
  const late = await agreedBy(page, { mobile: '9822040004' });
  await page.goto(late.payUrl);
  await pay(page);
  await heading(page, 'Paid. Your policy is on its way');
  await shoot(page, 'transaction-paid');
  const medical = await agreedBy(page, { ...olderBuyer, mobile: '9822040006' });
  await page.goto(medical.payUrl);
  await pay(page);
  await heading(page, /is deciding$/);
  await shoot(page, 'transaction-deciding');
}
