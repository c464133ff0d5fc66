import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expectUsable } from '../e2e/audit.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { open } from '../e2e/pages/opening.ts';
import { agreedBy, checkedBy, filledBy, olderBuyer, wireOf } from '../e2e/set-up.ts';
import { passKyc, readProposal } from '../purchase.ts';
import { proposalIn } from './questions.ts';
import { goOn, title } from './quote.ts';
import { spokenIn } from './words.ts';

/** On the gateway's page: how the try to pay ends. */
const endAs = (page: Page, outcome: string): Promise<void> =>
  page.locator(`button[name=outcome][value="${outcome}"]`).click();

test('an identity that is not confirmed: why, and every way on, until no try is left', async ({
  page,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 4\d\d/);
  const { t } = await spokenIn(info);
  const id = await filledBy(page);
  const wire = await wireOf(page);
  const proposal = await readProposal(wire, id);
  await passKyc(wire, proposal, 'ABCPS0404F');
  await open(page, paths.proposal(id, 'kyc-failure'));
  await expect(title(page)).toHaveText(t('kyc-failure.title'));
  await expect(page.getByRole('main')).toContainText(t('kyc-failure.NOT_FOUND'));
  await expectUsable(page, 'identity not found');
  for (let tries = 0; tries < 4; tries += 1) await passKyc(wire, proposal, 'ABCPS0404F');
  await open(page, paths.proposal(id, 'kyc-failure'));
  await expect(page.getByRole('main')).toContainText(t('kyc-failure.locked'));
  await expectUsable(page, 'identity, no try left');
});

test('a payment that the bank leaves open', async ({ page }, info) => {
  const { t } = await spokenIn(info);
  await page.goto((await agreedBy(page)).payUrl);
  await endAs(page, 'pending-success');
  await expect(title(page)).toHaveText(t('outcome.pending.title'));
  await expectUsable(page, 'payment pending');
  await expect(title(page)).toHaveText(t('outcome.issued.title'), { timeout: 60_000 });
});

test('a payment that was walked away from', async ({ page }, info) => {
  const { t } = await spokenIn(info);
  await page.goto((await agreedBy(page)).payUrl);
  await endAs(page, 'cancelled');
  await expect(title(page)).toHaveText(t('outcome.cancelled.title'));
  await expectUsable(page, 'payment cancelled');
});

test('a policy that its insurer does not make at once', async ({ page }, info) => {
  const { t } = await spokenIn(info);
  await page.goto((await agreedBy(page, { mobile: '9822040004' })).payUrl);
  await page.locator('button.pay').click();
  await expect(title(page)).toHaveText(t('outcome.paid.title'));
  await expectUsable(page, 'paid, not issued');
});

test('an insurer that decides later, with the amount blocked', async ({ page }, info) => {
  const { t } = await spokenIn(info);
  const { id, payUrl } = await agreedBy(page, olderBuyer);
  const { insurerTitle: insurer } = (await proposalIn(await opened(page, id), id)).planData;
  await page.goto(payUrl);
  await page.locator('button.pay').click();
  await expect(title(page)).toHaveText(t('outcome.blocked.title', { insurer }));
  await expectUsable(page, 'insurer decides');
});

/** Calls of the page need one of ours around them. */
async function opened(page: Page, id: string): Promise<Page> {
  await open(page, paths.proposal(id, 'review-detail'));
  return page;
}

test('an insurer that says no', async ({ page, expectedErrors }, info) => {
  expectedErrors.push(/status of 409 .*to-process/);
  const { t } = await spokenIn(info);
  const id = await checkedBy(page, { mobile: '9822040001' });
  await open(page, paths.proposal(id, 't-and-c'));
  for (const box of await page.locator('main form input[type=checkbox]').all()) await box.check();
  await goOn(page);
  await expect(title(page)).toHaveText(t('outcome.declined.title'));
  await expectUsable(page, 'declined');
});
