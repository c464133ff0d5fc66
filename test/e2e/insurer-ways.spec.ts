import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { title } from './pages/proposal.ts';
import { boughtBy, filledBy } from './set-up.ts';

test('an insurer that names the areas of a pincode offers them under Area; another is typed as well', async ({
  page,
}) => {
  const id = await boughtBy(page, { product: 'chambal-tarun' });
  await open(page, paths.proposal(id, 'proposer-detail'));
  await page.getByLabel('Pincode').fill('411038');
  await expect(page.getByRole('status').filter({ hasText: 'own names for 411038' })).toBeVisible();
  const area = page.getByLabel('Area');
  await expect(area).toHaveAccessibleDescription('Choose one of the insurer’s names, or type another.');
  const list = await area.getAttribute('list');
  const offered = page.locator(`[id="${list}"] option`);
  await expect(offered).toHaveCount(4);
  await area.fill((await offered.first().getAttribute('value')) ?? '');
  await area.fill('Kothrud');
  await expect(area).toHaveValue('Kothrud');
  await page.getByLabel('Pincode').fill('400099');
  await expect(area).not.toHaveAttribute('list');
  await expect(area).toHaveAccessibleDescription('');
});

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

test('where it does not, the page of the identity check offers none', async ({ page }) => {
  await open(page, paths.proposal(await filledBy(page), 'kyc'));
  await expect(title(page)).toHaveText('Identity check');
  await expect(page.getByText('PAN in your application')).toHaveCount(0);
});
