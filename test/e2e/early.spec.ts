import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { summary } from './pages/quote-flow.ts';
import { boughtBy } from './set-up.ts';

test('what is typed and pressed before the script is here counts, and no answer gets into the address', async ({
  page,
}) => {
  const id = await boughtBy(page);
  let letGo: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await here;
    await route.continue();
  });
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
