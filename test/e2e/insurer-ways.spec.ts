import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { title } from './pages/proposal.ts';
import { filledBy } from './set-up.ts';

test('where the insurer takes it, a wrong PAN is put right on the page of the identity check', async ({
  page,
}) => {
  const id = await filledBy(page, { product: 'kaveri-saral' });
  await open(page, paths.proposal(id, 'kyc'));
  const pan = page.getByLabel('The right PAN');
  await page.getByText(/Change it$|Add it$/).click();
  await pan.fill('nonsense');
  await page.getByRole('button', { name: 'Save this PAN' }).click();
  await expect(pan).toHaveAccessibleDescription(/Please enter a PAN in the form ABCPE1234F/);
  await pan.fill('zzzps 9999 z');
  await pan.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved in your application.' })).toBeVisible();
  await expect(page.getByText('PAN in your application: XXXXXX999Z. Change it')).toBeVisible();
  const number = page.getByRole('textbox', { name: 'PAN', exact: true });
  await expect(number).toHaveValue('XXXXXX999Z');
  await expect(number).toHaveAccessibleDescription('As given for the proposer');
  await page.getByRole('button', { name: 'Check my identity' }).click();
  await expect(title(page)).toHaveText('Your identity is confirmed');
});
