import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expectRoom, expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
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

const parentsApart = (page: Page) => page.getByRole('article', { name: 'Parents on their own plan' });

test('the lists and every way that was looked at are there', async ({ page }) => {
  await open(page, paths.splitPlans(await quoteOf(page, five)));
  await page.getByText('All the ways we looked at').click();
  expect(await page.getByRole('table').getByRole('row').count()).toBeGreaterThan(4);
  await expectUsable(page, 'split-plans, every way');
  await parentsApart(page).getByRole('link', { name: 'See plans for parents' }).click();
  await expect(heading(page)).toHaveText('Plans for your parents');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('the page stands, narrow too', async ({ page }) => {
    await open(page, paths.splitPlans(await quoteOf(page, five)));
    await expect(heading(page)).toHaveText('पाँच लोगों के बीमे के तीन तरीके');
    await expectRoom(page, 'split-plans in Hindi');
  });
});
