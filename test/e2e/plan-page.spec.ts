import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { unfold } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';

test.beforeEach(async ({ page }) => {
  const quote = await quoteOf(page, {});
  await open(
    page,
    paths.planDetail('family', quote, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    }),
  );
});

test('what is folded says its outcome, the page is short, paper has it all, and price and button stay in the window', async ({
  page,
  isMobile,
}) => {
  await expect(page.locator('details > section')).toHaveCount(10);
  for (const outcome of await page.locator('details:has(> section) > summary > span').allInnerTexts())
    expect(outcome).toMatch(/\d/);
  expect(await page.locator('details:has(> section)[open]').count()).toBe(0);
  const { words, height } = await page.evaluate(() => ({
    words: document.body.innerText.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length,
    height: document.documentElement.scrollHeight,
  }));
  expect(words).toBeLessThanOrEqual(900);
  if (isMobile) expect(height).toBeLessThanOrEqual(6_500);

  const waits = page.getByText('cataract, hernia, stones');
  await expect(waits).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(waits).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 720 });
  const buy = page.getByRole('button', { name: 'Buy this plan' });
  const price = (
    isMobile ? page.getByRole('button', { name: /how it adds up/ }) : page.getByRole('complementary')
  )
    .getByText('₹17,098', { exact: true })
    .first();
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += 360) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expect(price).toBeInViewport({ ratio: 1 });
  }
});

test('an address with the fragment of a folded section finds it open', { tag: '@shared' }, async ({
  page,
}) => {
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(`${address}#waits`);
  const waits = page.getByRole('region', { name: 'When each thing is covered' });
  await expect(waits).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Bill test' })).toBeHidden();
  await page.evaluate(() => window.location.assign('#bill'));
  await expect(page.getByRole('region', { name: 'Bill test' })).toBeInViewport();
});

test('a longer term is the price of the page at once, and of the purchase', { tag: '@shared' }, async ({
  page,
  isMobile,
}) => {
  const terms = await unfold(page, 'Length and riders');
  await terms.getByRole('radio', { name: /^2 years/ }).check();
  const ledger = page.getByRole('table', { name: 'How the price is made up' });
  if (isMobile) await page.getByRole('button', { name: /Show how it adds up/ }).click();
  else await unfold(page, 'Your price');
  await expect(ledger.first()).toContainText('2 years at today’s price');
  await expect(ledger.first()).toContainText('Saved by paying at once');
  const [total] = (await ledger.first().getByRole('row').last().innerText()).match(/₹[\d,]+/) ?? [];
  await page.getByRole('button', { name: 'Buy this plan' }).first().click();
  await page.waitForURL(/\/proposals\//);
  await expect(page.locator('body')).toContainText(total ?? 'a total');
});

test('a part that does not load says so and stays to be read, and the rest stands', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  // The words stand where the server had drawn the part: React says that it replaced it.
  expectedErrors.push(/chunk|Could not load|Failed to fetch|ERR_FAILED|React error #418/i);
  await page.route('**/below-*.js', (route) => route.abort());
  await page.reload();
  const bills = await unfold(page, 'Bill test');
  await bills.scrollIntoViewIfNeeded();
  await expect(page.getByText('Part of this page could not load')).toBeVisible({ timeout: 20_000 });
  await expect(bills).toContainText('Dengue');
  await expect(page.getByRole('heading', { name: 'What costs you' })).toBeVisible();
});
