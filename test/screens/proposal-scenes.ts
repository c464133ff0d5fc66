import type { Page } from '@playwright/test';
import { formNames } from '#domain/proposal/form/fields.ts';
import { paths } from '#web/paths.ts';
import { open } from '../e2e/pages/opening.ts';
import { checkIdentity, formPages, saveAndGoOn, sayDate } from '../e2e/pages/proposal.ts';
import { boughtBy, filledBy } from '../e2e/set-up.ts';
import type { Shoot } from './picture.ts';

const family = { quote: {} };

export async function forms(page: Page, shoot: Shoot): Promise<void> {
  const empty = await boughtBy(page, family);
  await open(page, paths.proposal(empty, 'buy-policy'));
  await shoot(page, 'buy-policy');
  await open(page, paths.proposal(empty, 'proposer-detail'));
  await saveAndGoOn(page);
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 'proposer-detail-errors');
  const id = await filledBy(page, family);
  for (const name of formNames) {
    await open(page, paths.proposal(id, formPages[name]));
    await shoot(page, formPages[name]);
  }
  await open(page, paths.proposal(id, 'review-detail'));
  await shoot(page, 'review-detail');
  await open(page, paths.proposal(id, 'proposer-detail'));
  await sayDate(page.getByRole('group', { name: 'Date of birth' }), '1979-01-15');
  await saveAndGoOn(page);
  await page.getByText('The price has changed.').waitFor();
  await shoot(page, 'price-changed');
}

export async function identity(page: Page, shoot: Shoot): Promise<void> {
  const id = await filledBy(page, family);
  await open(page, paths.proposal(id, 'kyc'));
  await shoot(page, 'kyc');
  await checkIdentity(page, 'ABCPS0404F');
  await page.getByRole('alert').first().waitFor();
  await shoot(page, 'kyc-not-found');
  await checkIdentity(page, 'ABCPS0406F');
  const code = page.getByRole('textbox', { name: 'Code of 6 digits' });
  await code.waitFor();
  await code.fill('111111');
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await page.getByText('This code is wrong.').waitFor();
  await shoot(page, 'kyc-code-wrong');
  await open(page, paths.proposal(id, 'kyc', { document: 'other' }));
  await checkIdentity(page, 'ABCPS0408F');
  await page.getByRole('heading', { name: 'Your identity is not confirmed yet' }).waitFor();
  await shoot(page, 'kyc-failure');
  await withoutTries(page, shoot);
}

async function withoutTries(page: Page, shoot: Shoot): Promise<void> {
  const id = await filledBy(page, family);
  await open(page, paths.proposal(id, 'kyc'));
  for (const remaining of [4, 3, 2, 1]) {
    await checkIdentity(page, 'ABCPS0404F');
    await page.getByText(new RegExp(`^${remaining} (try|tries) left`)).waitFor();
  }
  await checkIdentity(page, 'ABCPS0404F');
  await page.getByRole('heading', { name: 'Your identity is not confirmed yet' }).waitFor();
  await shoot(page, 'kyc-locked');
}
