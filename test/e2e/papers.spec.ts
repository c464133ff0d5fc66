import { paths } from '#web/paths.ts';
import { methodPages } from '#web/reading/method-titles.ts';
import { expectUsable, expectUsableInTheDark } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { unfold } from './pages/plans.ts';
import { heading } from './pages/quote-flow.ts';
import { quoteOf } from './set-up.ts';

test.describe.configure({ timeout: 120_000 });

test('from a plan to its policy wording, on to the brochure, and to every plan', { tag: '@shared' }, async ({
  page,
}) => {
  const id = await quoteOf(page, {});
  await open(
    page,
    paths.planDetail('family', id, {
      product_slug: 'sahyadri-poorna',
      slab_id: 'sahyadri-poorna-5l',
      riders: [],
    }),
  );
  await unfold(page, 'How the score adds up');
  await expect(page.getByText(/We tried 1,000 other estimates/)).toBeVisible();
  await unfold(page, 'Papers');
  await page.getByRole('link', { name: 'Policy wording: Sahyadri Poorna' }).click();
  await expect(heading(page)).toHaveText('Policy wording: Sahyadri Poorna');
  await expect(page.getByRole('heading', { name: 'Waiting periods' })).toBeVisible();
  await expectUsable(page, 'policy wording');
  await page.getByRole('link', { name: 'Brochure', exact: true }).click();
  await expect(heading(page)).toHaveText('Brochure: Sahyadri Poorna');
  await expect(page.getByRole('heading', { name: 'What costs you' })).toBeVisible();
  await expectUsable(page, 'brochure');
  await page.getByRole('main').getByRole('link', { name: 'All plans compared' }).click();
  await expect(heading(page)).toHaveText('All plans compared');
  await expect(page.getByRole('row', { name: /^Sahyadri Poorna/ })).toContainText('sold online');
});

test('the methods and the catalogue can be read and used by everybody, in the dark too', {
  tag: '@shared',
}, async ({ page }) => {
  for (const about of methodPages) {
    await open(page, paths.method(about));
    await expectUsableInTheDark(page, about);
  }
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('papers and methods read in full', { tag: '@shared' }, async ({ page }) => {
    await page.goto(paths.brochure('sahyadri-poorna'));
    await expect(page.getByText(/^Illness you already have waits/)).toBeVisible();
    await page.getByRole('link', { name: 'Policy wording' }).click();
    await expect(page.getByRole('heading', { name: 'What is not paid' })).toBeVisible();
    await page.goto(paths.method('how-cover-counts'));
    await expect(page.getByRole('table')).toHaveCount(4);
    await page.goto(paths.method('how-scores-work'));
    await expect(page.getByRole('table').first()).toContainText('Co-pay');
    await page.goto(paths.method('how-years-are-counted'));
    await expect(page.getByRole('table', { name: 'Do the numbers fit?' }).getByRole('row')).toHaveCount(17);
  });
});
