import { paths } from '#web/paths.ts';
import { readProposal } from '../purchase.ts';
import { buyer } from './canaries.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { checkIdentity, saveAndGoOn, title } from './pages/proposal.ts';
import { filledBy, wireOf } from './set-up.ts';

test('a middle name that is erased stays so, and the identity check passes', async ({ page }) => {
  const id = await filledBy(page, { middleName: 'Kumari' });
  await open(page, paths.proposal(id, 'proposer-detail'));
  const middle = page.getByRole('textbox', { name: 'Middle name (optional)' });
  await expect(middle).toHaveValue('Kumari');
  await middle.fill('');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
  await open(page, paths.proposal(id, 'proposer-detail'));
  await expect(middle).toHaveValue('');
  // Typed and erased on one page: what was kept between by itself goes too.
  await middle.fill('Rani');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await middle.fill('');
  await saveAndGoOn(page);
  await expect(title(page)).toHaveText('Who is insured');
  const { members } = await readProposal(await wireOf(page), id);
  expect(members[0]?.name).toBe('Ananya Sharma');
  await open(page, paths.proposal(id, 'kyc'));
  await checkIdentity(page, buyer.pan);
  await expect(title(page)).toHaveText('Your identity is confirmed');
});
