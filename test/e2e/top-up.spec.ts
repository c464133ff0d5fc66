import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { acceptTerms, pay, title } from './pages/proposal.ts';
import { checkedBy, justYou } from './set-up.ts';

/** ₹10 lakh that begin above the ₹5 lakh of an employer's policy. */
const topUp = {
  quote: { ...justYou, product_type: 'SUPER_TOPUP', existing_sa: 500_000, sum_assured: 1_000_000 } as const,
  product: 'sahyadri-setu',
};
const above = '₹10 lakh above the first ₹5,00,000 of a year’s bills';

test('a super top-up says what comes first wherever its cover is named, from the terms to the policy', async ({
  page,
}) => {
  const id = await checkedBy(page, topUp);
  await open(page, paths.proposal(id, 'buy-policy'));
  await expect(page.getByRole('main')).toContainText(above);
  await open(page, paths.proposal(id, 't-and-c'));
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(above);
  await acceptTerms(page);
  await pay(page);
  await expect(title(page)).toHaveText('Your policy is issued');
  await expect(page.getByRole('region', { name: 'Your policy' })).toContainText(above);
  await expect(page.getByRole('main')).toContainText('your other policy first');
});
