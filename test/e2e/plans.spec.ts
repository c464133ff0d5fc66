import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { buyThis, card, openPlan, openResults } from './pages/plans.ts';
import {
  answerForOne,
  answerWithBlockedMother,
  choose,
  goOn,
  heading,
  sayAges,
  sayExisting,
  sayHealth,
  sayPlace,
  seeList,
} from './pages/quote-flow.ts';
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

test('a plan that is sold offline leads to the offline page, and back to the list', {
  tag: '@shared',
}, async ({ page }) => {
  await openResults(page, 'individual', await quoteOf(page));
  const offline = await card(page, 'Vindhya Parivar');
  await expect(offline).toContainText('Offline only.');
  await offline.getByRole('link', { name: /^Buy offline/ }).click();
  await expect(heading(page)).toHaveText('You can buy this with an adviser');
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  await expect(await card(page, 'Vindhya Parivar')).toBeVisible();
  await openPlan(page, 'Vindhya Parivar');
  await buyThis(page);
  await expect(heading(page)).toHaveText('You can buy this with an adviser');
});

for (const { wish, heard } of [
  {
    wish: { members: [aWireMember({ age: 63 })] },
    heard: 'At this age, you can buy the plan with an adviser',
  },
  { wish: { sum_assured: 3_000_000 }, heard: 'You can buy this cover with an adviser' },
]) {
  test(`an online plan beyond its limits: ${heard}`, { tag: '@shared' }, async ({ page }) => {
    await openResults(page, 'individual', await quoteOf(page, { ...justYou, ...wish }));
    await openPlan(page, 'Vindhya Raksha');
    await buyThis(page);
    await expect(heading(page)).toHaveText(heard);
    await page.getByRole('link', { name: 'Back to the plans' }).click();
    await expect(await card(page, 'Vindhya Raksha')).toBeVisible();
  });
}

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

test('with a policy held the quote shows super top-ups', { tag: '@shared' }, async ({ page }) => {
  await answerForOne(page, '₹5 lakh');
  await seeList(page);
  await expect(page.getByRole('article').first()).toContainText(/above\s*₹\d lakh/);
  for (const plan of await page.getByRole('article').all()) {
    await expect(plan).toContainText(/above\s*₹\d lakh/);
  }
});

test('a blocking condition names who leaves, and the others go on', { tag: '@shared' }, async ({ page }) => {
  await answerWithBlockedMother(page);
  await expect(page.getByRole('main')).toContainText('Diabetes on insulin');
  await expectUsable(page, 'blocked member');
  await reload(page);
  await page.getByRole('button', { name: 'Go on without mother' }).click();
  await sayExisting(page);
  await seeList(page);
  await expect(heading(page)).toHaveText(/^Plans for/);
  await expect(page.getByRole('region', { name: 'Your quote' })).not.toContainText('Mother');
});

test('when nobody is left the flow goes to the adviser', { tag: '@shared' }, async ({ page }) => {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  await goOn(page);
  await sayAges(page, { You: 60 });
  await goOn(page);
  await sayPlace(page, '560001');
  await goOn(page);
  await sayHealth(page, { conditions: { You: ['Cancer in the last 5 years'] } });
  await goOn(page);
  await expect(heading(page)).toHaveText('This cover needs an adviser');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'How buying with an adviser works' })
    .first()
    .click();
  await expect(heading(page)).toHaveText('An adviser can ask for you');
});
