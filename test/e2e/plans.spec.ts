import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { reload } from './pages/opening.ts';
import { card, openResults } from './pages/plans.ts';
import { justYou, quoteOf } from './set-up.ts';

test(
  'a live price is asked for in its own place and then stands there',
  { tag: '@shared' },
  async ({ page, isMobile }, { retry }) => {
    // The insurer keeps one answer for all who ask the same: each profile and each try asks for a place of its own.
    const pincode = String(560_037 + (isMobile ? 0 : 1) + 2 * retry);
    // A slow machine is not to show the answer before the question was seen.
    const gate = Promise.withResolvers<void>();
    await page.route('**/onserver-premium/', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await openResults(page, 'individual', await quoteOf(page, { ...justYou, pincode }));
    const live = await card(page, 'Shikhar Plus');
    await expect(live).toContainText('Asking the insurer for its price');
    gate.resolve();
    await expect(live).toContainText(/₹\d+,\d{3}/, { timeout: 20_000 });
    await expect(
      page.getByRole('status').filter({ hasText: /(A price has|prices have) come\./ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Sort again' }).click();
    await expect(await card(page, 'Shikhar Plus')).toContainText(/₹\d+,\d{3}/);
  },
);

test('an insurer that gives no live price is said so, and no price is guessed', { tag: '@shared' }, async ({
  page,
}) => {
  const older = { ...justYou, members: [aWireMember({ age: 67 })] };
  await openResults(page, 'individual', await quoteOf(page, older));
  await expect(await card(page, 'Shikhar Plus')).toContainText('We do not guess', { timeout: 20_000 });
});

test('filters and order stand in the address and outlive a reload', async ({ page, isMobile }) => {
  await openResults(page, 'individual', await quoteOf(page));
  await card(page, 'Sahyadri Poorna');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Sahyadri Health/ }).check();
  if (isMobile) await page.getByRole('button', { name: /^Show \d plan/ }).click();
  await page.getByLabel('Sort plans').selectOption('Lowest premium first');
  await expect(page.getByRole('article')).toHaveCount(2);
  await reload(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Sort plans')).toHaveValue('premium-low');
  await page.getByRole('list', { name: 'Filters that are on' }).getByRole('button').click();
  await expect(await card(page, 'Himgiri Sopan')).toBeVisible();
});
