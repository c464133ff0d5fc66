import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open, reload } from './pages/opening.ts';
import { heading, question } from './pages/quote-flow.ts';
import { quoteOf } from './set-up.ts';

const couple = {
  members: [aWireMember(), aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 })],
  sum_assured: 1_000_000,
};

const openChecklist = async (page: Page) =>
  open(page, paths.checklist('family', await quoteOf(page, couple)));

const inSight = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name }).filter({ visible: true });
const answer = (page: Page, ask: string, word: string | RegExp): Locator =>
  question(page, ask).getByRole('radio', { name: word });
const baby = 'Are you planning a baby?';
const news = (page: Page): Locator => page.getByRole('complementary').getByRole('status');

test('a question stands on the first screen, in few words; a Yes changes the plan in sight and goes on to the list', {
  tag: '@shared',
}, async ({ page }) => {
  await openChecklist(page);
  await expect(heading(page)).toHaveText('Four questions that move a rupee');
  const words = await page
    .getByRole('main')
    .evaluate((main: HTMLElement) => main.innerText.split(/\s+/).length);
  expect(words).toBeLessThanOrEqual(350);
  const first = await question(page, /in a bad year/).boundingBox();
  expect((first?.y ?? Number.POSITIVE_INFINITY) + (first?.height ?? 0)).toBeLessThan(844);
  await answer(page, baby, 'Yes').check();
  await expect(news(page)).toHaveText('Your plan is another one now.');
  await expect(answer(page, baby, 'Yes')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await reload(page);
  await expect(answer(page, baby, 'Yes')).toBeChecked();
  await inSight(page, 'See the plans').click();
  await expect(heading(page)).toHaveText('Plans for your family');
  const guess = page.getByRole('group', { name: 'Planning a baby?' });
  await expect(guess.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('works by the keyboard alone, the folded wishes too, and explains itself once', async ({ page }) => {
  await openChecklist(page);
  await page.getByText('More wishes').press('Enter');
  const little = answer(page, 'Any hospital room paid, even a costly one?', 'Little');
  await little.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 10 answered.')).toBeVisible();
  await expect(little).toBeChecked();
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show me how this page works' })).toBeFocused();
  await reload(page);
  await expect(page.getByRole('region', { name: 'How this page works' })).toHaveCount(0);
});

test('is usable as it comes, and answered', async ({ page }) => {
  await openChecklist(page);
  await expectUsable(page, 'checklist, tour open');
  await answer(page, baby, 'Yes').check();
  await expect(news(page)).toHaveText('Your plan is another one now.');
  await page.getByText('More wishes').click();
  await expectUsable(page, 'checklist, answered, wishes open');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('the page stands, narrow too', async ({ page }) => {
    await openChecklist(page);
    await expect(heading(page)).toHaveText('चार सवाल, जिनसे रुपये बदलते हैं');
    await expectUsable(page, 'checklist in Hindi');
  });
});
