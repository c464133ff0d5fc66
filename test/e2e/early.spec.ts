import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { summary } from './pages/quote-flow.ts';
import { boughtBy, quoteOf } from './set-up.ts';

/** The scripts of the page come when the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: here, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await here;
    await route.continue();
  });
  return letGo;
}

test('an order that is chosen before the script is here is the order of the list', async ({ page }) => {
  const id = await quoteOf(page);
  const letGo = await holdScripts(page);
  await page.goto(paths.results('individual', id), { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Sort plans' }).selectOption('premium-low');
  letGo();
  await expect(page).toHaveURL(/sort=premium-low/);
});

test('what is typed and pressed before the script is here counts, and no answer gets into the address', async ({
  page,
}) => {
  const id = await boughtBy(page);
  const letGo = await holdScripts(page);
  await page.goto(paths.proposal(id, 'proposer-detail'), { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'First name' }).fill('Ananya');
  await page.getByLabel('Marital status').selectOption('married');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  letGo();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Last name');
  await expect(summary(page)).not.toContainText('First name');
  await expect(summary(page)).not.toContainText('Marital status');
  expect(new URL(page.url()).search).toBe('');
});
