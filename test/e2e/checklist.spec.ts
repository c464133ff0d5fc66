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

const order = (page: Page): Locator => page.getByRole('region', { name: 'The order now' });
const inSight = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('link', { name }).filter({ visible: true });
const answer = (page: Page, ask: string, word: string): Locator =>
  question(page, ask).getByRole('radio', { name: word });

test('an answer changes the order at once, says what moved and why, and stays with the quote', async ({
  page,
}) => {
  await openChecklist(page);
  await expect(heading(page)).toHaveText('How much does each matter?');
  await expect(page.getByText('0 of 10 answered.')).toBeVisible();
  await expect(order(page).getByRole('status')).toHaveText(
    'Nothing is pressed yet: this is the order of the list.',
  );
  await expect(question(page, 'The cover filled up again after a claim?')).toContainText(
    'Our guess: you share one cover',
  );
  await expect(order(page).getByRole('listitem')).toHaveCount(6);
  const before = await order(page).getByRole('list').innerText();
  await answer(page, 'Childbirth paid?', 'Matters a lot').check();
  await expect(order(page).getByRole('status')).toContainText(
    /^Childbirth “matters a lot”: \d+ plans? changed/,
  );
  await expect(order(page).getByRole('list')).not.toHaveText(before);
  await expect(page.getByText('1 of 10 answered.')).toBeVisible();
  await expect(answer(page, 'Childbirth paid?', 'Matters a lot')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  const after = await order(page).getByRole('listitem').locator('b').allInnerTexts();
  await reload(page);
  await expect(answer(page, 'Childbirth paid?', 'Matters a lot')).toBeChecked();
  expect(await order(page).getByRole('listitem').locator('b').allInnerTexts()).toEqual(after);
});

test('an answer can be taken back: our guess stands again, and with it the order', {
  tag: '@shared',
}, async ({ page }) => {
  await openChecklist(page);
  const before = await order(page).getByRole('listitem').locator('b').allInnerTexts();
  await answer(page, 'Any hospital room paid, even a costly one?', 'Little').check();
  await expect(order(page).getByRole('status')).toContainText('Hospital room “little”');
  await page.getByRole('button', { name: 'Use our guess: Hospital room' }).click();
  await expect(page.getByText('0 of 10 answered.')).toBeVisible();
  await expect.poll(() => order(page).getByRole('listitem').locator('b').allInnerTexts()).toEqual(before);
  expect(new URL(page.url()).search).toBe('');
});

test('answers go on to the list, whichever way one comes there', { tag: '@shared' }, async ({ page }) => {
  await openChecklist(page);
  await answer(page, 'Childbirth paid?', 'Matters a lot').check();
  await expect(page.getByText('1 of 10 answered.')).toBeVisible();
  await inSight(page, 'See the plans').click();
  await expect(heading(page)).toHaveText('Plans for your family');
  expect(new URL(page.url()).search).toBe('');
  const baby = page.getByRole('group', { name: 'Planning a baby?' });
  await expect(baby.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('works by the keyboard alone, and explains itself once', async ({ page }) => {
  await openChecklist(page);
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show me how this page works' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 10 answered.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, 'Any hospital room paid, even a costly one?', 'Somewhat')).toBeChecked();
  await reload(page);
  await expect(page.getByRole('region', { name: 'How this page works' })).toHaveCount(0);
});

test('is usable as it comes, and answered', async ({ page }) => {
  await openChecklist(page);
  await expectUsable(page, 'checklist, tour open');
  await answer(page, 'Childbirth paid?', 'Matters a lot').check();
  await expect(order(page).getByRole('status')).toContainText('Childbirth');
  await expectUsable(page, 'checklist, answered');
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('the page stands, narrow too', async ({ page }) => {
    await openChecklist(page);
    await expect(heading(page)).toHaveText('किस बात की कितनी अहमियत है?');
    await expectUsable(page, 'checklist in Hindi');
  });
});
