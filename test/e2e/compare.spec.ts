import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expectDistinctCharts, expectUsable } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { pressOn } from './pages/keyboard.ts';
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
const cellsOf = (page: Page, row: string): Promise<readonly string[]> =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
    .allInnerTexts();
const rupeesIn = (text = '') => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

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

test('two plans are told apart in one sentence, whose rupees are those of the table', async ({ page }) => {
  await compare(page, poorna, anant);
  await expect(heading(page)).toHaveText('Poorna or Anant?');
  const words = page.getByRole('region', { name: 'The differences in words' });
  await expect(words).toContainText(
    /Anant costs ₹[\d,]+ more a year than Poorna, and in a bad year leaves you ₹/,
  );
  const [ours, theirs] = (await cellsOf(page, 'Premium a year')).map(rupeesIn);
  const more = rupeesIn(/costs (₹[\d,]+) more/.exec(await words.innerText())?.[1]);
  expect(more).toBe((theirs ?? 0) - (ours ?? 0));
});

test('rows that are alike are one sentence, and one press shows them', { tag: '@shared' }, async ({
  page,
}) => {
  await compare(page, poorna, anant);
  await expect(page.getByText(/^The same in both: .*Co-pay: None/)).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: 'Co-pay' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Show these \d+ rows$/ }).click();
  await expect(table(page).getByRole('rowheader', { name: 'Co-pay' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Only differences/ })).not.toBeChecked();
});

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

test('a plan is added from the list, and the dialog gives the focus back', { tag: '@shared' }, async ({
  page,
}) => {
  await compare(page, poorna, anant);
  const add = page.getByRole('button', { name: 'Add a plan' });
  await pressOn(page, add, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Kumaon Vatsal, ₹/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Sahyadri Poorna/ })).toHaveCount(0);
  await pressOn(page, dialog.getByRole('button', { name: 'Leave it as it is' }), 'Enter');
  await expect(add).toBeFocused();
  await pressOn(page, add, 'Enter');
  await dialog.getByRole('button', { name: /^Kumaon Vatsal, ₹/ }).click();
  await expect(heading(page)).toHaveText('Poorna, Anant or Vatsal?');
});

test('plans that are not sold are said and left out; of too few there is a way on', {
  tag: '@shared',
}, async ({ page }) => {
  await compare(page, poorna, anant, 'nobody-10l');
  await expect(
    page.getByText('One plan of this address is left out: not sold to these people'),
  ).toBeVisible();
  await expect(heading(page)).toHaveText('Poorna or Anant?');
  await compare(page, poorna, 'nobody-10l');
  await expect(heading(page)).toHaveText('Two plans make a comparison');
  await expectUsable(page, 'too few plans');
  await page.getByRole('link', { name: 'Choose plans' }).click();
  await expect(heading(page)).toHaveText('Plans for your family');
});

test('a full plan beside super top-ups is left out, and why is said', { tag: '@shared' }, async ({
  page,
}) => {
  const quote = { ...family, product_type: 'SUPER_TOPUP', existing_sa: 500_000 } as const;
  const slabs = ['godavari-adhik-10l-d5l', 'sahyadri-setu-10l-d5l', poorna];
  await open(page, paths.compare('family', await quoteOf(page, quote), slabs));
  await expect(heading(page)).toHaveText('Adhik or Setu?');
  await expect(page.getByText('it is not compared with full plans')).toBeVisible();
});

test('the table is saved as a file with every row of every plan', { tag: '@shared' }, async ({ page }) => {
  await compare(page, poorna, anant, vatsal);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Table as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`chhatri-${[poorna, anant, vatsal].join('-')}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('"Poorna","Anant","Vatsal"');
  expect(lines.find((line) => line.includes('"Co-pay"'))).toContain('"None (on any claim)"');
});

test('hospitals that a family names are a row of the table, its words and its file, and a failure is asked about again', {
  tag: '@shared',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const address = await compare(page, poorna, anant, vatsal);
  await page.getByRole('link', { name: 'Name up to three on the page of Poorna' }).click();
  const hospitals = page.getByRole('region', { name: 'Hospitals near you' });
  await expect(hospitals).toBeInViewport();
  for (const at of [0, 1, 2]) await hospitals.getByRole('checkbox').nth(at).check();
  await expect(hospitals).toContainText(/(\d) of your 3 are cashless/);
  const [text] = /\d of your 3 are cashless/.exec(await hospitals.innerText()) ?? [];
  await page.goBack();
  await page.getByRole('switch', { name: /Only differences/ }).click();
  await expect
    .poll(() => cellsOf(page, 'Your hospitals'))
    .toEqual([
      expect.stringContaining(text ?? 'a count'),
      expect.stringMatching(/\d of your 3 are cashless/),
    ]);
  const words = page.getByRole('region', { name: 'The differences in words' });
  await expect(words).toContainText(/Your hospitals: \d of your 3 are cashless; with /);
  expect(new URL(page.url()).pathname).toBe(address);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Table as CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).split('\r\n');
  expect(lines.find((line) => line.includes('"Your hospitals"'))).toContain(text);
  await page.route('**/hospitals/by-pincode/', (route) => route.fulfill({ status: 422, json: {} }), {
    times: 1,
  });
  await open(page, address);
  await expect(page.getByText('Your hospitals could not be looked up.')).toBeVisible();
  await expect(table(page).getByRole('rowheader', { name: 'Your hospitals' })).toHaveCount(0);
  await expectUsable(page, 'compare, hospitals not looked up');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page).getByRole('rowheader', { name: 'Your hospitals' })).toBeVisible();
});

test('the focus never hides behind the head that stays in sight', async ({ page }) => {
  await compare(page, poorna, anant);
  const last = page.getByRole('link', { name: 'See Anant' });
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const [focused, head] = await page.evaluate(() => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect().toJSON();
    return [boxOf(document.activeElement), boxOf(document.querySelector('thead'))];
  });
  expect(focused.top).toBeGreaterThanOrEqual(head.bottom - 1);
});

test('it is read by everybody: axe, 320 px', async ({ page }) => {
  await compare(page, poorna, anant, vatsal);
  await page.getByRole('switch', { name: /Only differences/ }).click();
  await expectUsable(page, 'compare, all rows');
  await expectDistinctCharts(page, 'compare, all rows');
  await page.getByRole('button', { name: 'Add a plan' }).click();
  await expect(page.getByRole('dialog').getByRole('button').nth(3)).toBeVisible();
  await expectUsable(page, 'compare, one more plan', 'dialog[open]');
});
