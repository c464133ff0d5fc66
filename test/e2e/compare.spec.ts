import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expectDistinctCharts, expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { heading } from './pages/quote-flow.ts';
import { quoteOf } from './set-up.ts';

test.describe.configure({ timeout: 120_000 });

const [poorna, anant, vatsal] = ['sahyadri-poorna-10l', 'dhauladhar-anant-10l', 'kumaon-vatsal-10l'] as const;

/** It is a couple with a son, for 10 lakh. */
const family = {
  members: [
    aWireMember(),
    aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
    aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 }),
  ],
  parents_pincode: undefined,
  sum_assured: 1_000_000,
};

async function compare(page: Page, ...slabIds: readonly string[]): Promise<string> {
  const address = paths.compare('family', await quoteOf(page, family), slabIds);
  await open(page, address);
  return address;
}

const table = (page: Page): Locator => page.getByRole('table');

/** The button prints, and what is pressed on a screen is on no paper. */
async function expectPrinted(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    page.getByRole('switch', { name: /Only differences/ }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: 'Add a plan' }),
    page.getByRole('contentinfo'),
    page.getByRole('combobox'),
  ])
    await expect(hidden.and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The differences in words' })).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: 'Premium a year' })).toBeVisible();
  await expect(table(page).locator('thead')).toHaveCSS('position', 'static');
}

test('a phone shows two of three plans at a time, a desktop all of them, and a sheet of paper the table', async ({
  page,
  isMobile,
}) => {
  await compare(page, poorna, anant, vatsal);
  await expect(heading(page)).toHaveText('Poorna, Anant or Vatsal?');
  await expect(table(page).getByRole('columnheader')).toHaveCount(isMobile ? 2 : 4);
  if (isMobile) {
    await page.getByLabel('Left plan').selectOption({ label: 'Vatsal' });
    await expect(table(page).getByRole('columnheader').first()).toContainText('Kumaon Vatsal');
    await page.getByLabel('Right plan').selectOption({ label: 'Vatsal' });
    await expect(table(page).getByRole('columnheader').nth(1)).toContainText('Kumaon Vatsal');
  } else {
    await page.getByRole('link', { name: 'Remove Kumaon Vatsal' }).click();
    await expect(heading(page)).toHaveText('Poorna or Anant?');
  }
  await expectPrinted(page);
});

test('the focus never hides behind the head that stays in sight, and comes back from the dialog; axe, 320 px', async ({
  page,
}) => {
  await compare(page, poorna, anant, vatsal);
  await page.getByRole('link', { name: /^See / }).last().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const [focused, head] = await page.evaluate(() => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect().toJSON();
    return [boxOf(document.activeElement), boxOf(document.querySelector('thead'))];
  });
  expect(focused.top).toBeGreaterThanOrEqual(head.bottom - 1);
  await page.getByRole('switch', { name: /Only differences/ }).click();
  await expectUsable(page, 'compare, all rows');
  await expectDistinctCharts(page, 'compare, all rows');
  const add = page.getByRole('button', { name: 'Add a plan' });
  await add.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Leave it as it is' }).press('Enter');
  await expect(add).toBeFocused();
  await add.click();
  await expect(dialog.getByRole('button').nth(3)).toBeVisible();
  await expectUsable(page, 'compare, one more plan', 'dialog[open]');
});
