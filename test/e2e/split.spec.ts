import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expectRoom, expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { heading } from './pages/quote-flow.ts';
import { quoteOf } from './set-up.ts';

const five = {
  members: [
    aWireMember(),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
    aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 60 }),
    aWireMember({ id: 'mother', person: 'Mother', age: 58 }),
  ],
  sum_assured: 1_000_000,
};

const claim = (page: Page) => page.getByLabel('One large claim in the year');
const parentsApart = (page: Page) => page.getByRole('article', { name: 'Parents on their own plan' });

test('who has the large claim moves what is left, in place, and stands in the address', {
  tag: '@shared',
}, async ({ page }) => {
  await open(page, paths.splitPlans(await quoteOf(page, five)));
  await expect(heading(page)).toHaveText('Three ways to cover five people');
  const cards = await page.getByRole('article').allInnerTexts();
  expect(cards).toHaveLength(3);
  await expect(parentsApart(page)).toContainText('After one claim of ₹8 lakh for father');
  await claim(page).focus();
  await claim(page).selectOption('You, ₹15 lakh');
  await expect(parentsApart(page)).toContainText('After one claim of ₹15 lakh for you');
  await expect(page.getByText('₹5,00,000 of this claim stays with you').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('?claimant=you&claim=above');
  await expect(claim(page)).toBeFocused();
  await reload(page);
  await expect(parentsApart(page)).toContainText('After one claim of ₹15 lakh for you');
});

test('each policy names the plan that its list recommends, and leads to it', { tag: '@shared' }, async ({
  page,
}) => {
  await open(page, paths.splitPlans(await quoteOf(page, five)));
  const plan = parentsApart(page).getByRole('listitem').filter({ hasText: 'Parents, ₹' }).getByRole('link');
  const title = await plan.innerText();
  await plan.click();
  await expect(heading(page)).toContainText(title);
});

test('the tour is there once, and a press away ever after', { tag: '@shared' }, async ({ page }) => {
  await open(page, paths.splitPlans(await quoteOf(page, five)));
  const tour = page.getByRole('region', { name: 'How this page works' });
  const opener = page.getByRole('button', { name: 'Show me how this page works' });
  await expect(tour).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(opener).toBeFocused();
  await reload(page);
  await expect(opener).toBeVisible();
  await expect(tour).toHaveCount(0);
  await opener.press('Enter');
  await expect(tour).toBeVisible();
});

test('the lists and every way that was looked at are there', async ({ page }) => {
  await open(page, paths.splitPlans(await quoteOf(page, five)));
  await page.getByText('All the ways we looked at').click();
  expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(4);
  await expectUsable(page, 'split-plans, every way');
  await parentsApart(page).getByRole('link', { name: 'See plans for parents' }).click();
  await expect(heading(page)).toHaveText('Plans for your parents');
});

test('without a parent there is nothing to split: the list comes instead', { tag: '@shared' }, async ({
  page,
}) => {
  const id = await quoteOf(page, { members: five.members.slice(0, 2) });
  await open(page, paths.splitPlans(id));
  await expect(heading(page)).toHaveText('Plans for your family');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('the page stands, narrow too', async ({ page }) => {
    await open(page, paths.splitPlans(await quoteOf(page, five)));
    await expect(heading(page)).toHaveText('पाँच लोगों के बीमे के तीन तरीके');
    await expectRoom(page, 'split-plans in Hindi');
  });
});
