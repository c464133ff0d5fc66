import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expectRoom, expectUsableInTheDark } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { pressOn, tabTo } from './pages/keyboard.ts';
import { open, reload } from './pages/opening.ts';
import { card, openPlan, openResults, unfold } from './pages/plans.ts';
import { title } from './pages/proposal.ts';
import { quoteOf } from './set-up.ts';
import { readers as family, sharedBy } from './shared-decision.ts';

test('the family’s page is made on the plan’s page, read before it is sent, copied with its address, and sent by the sheet of the phone', {
  tag: '@shared',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResults(page, 'family', await quoteOf(page, family));
  await card(page, 'Sahyadri Poorna');
  await openPlan(page, 'Sahyadri Poorna');
  await unfold(page, 'Papers');
  await page.getByRole('button', { name: 'Page for the family' }).click();
  await expect(title(page)).toHaveText('Chosen: Sahyadri Poorna');
  const message = page.getByRole('region', { name: 'This goes into the message' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('main')).toContainText('no names, illnesses or habits');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  await expect(message).toContainText(copied);
  await page.evaluate(() => {
    const share = async (data?: ShareData) => document.body.setAttribute('data-sent', JSON.stringify(data));
    Object.assign(navigator, { share });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('body[data-sent]')).toBeVisible();
  const sentData = JSON.parse((await page.locator('body').getAttribute('data-sent')) ?? '');
  expect(sentData.url).toBe(copied);
  expect(sentData.text).not.toContain(copied);
  for (const line of sentData.text.split('\n')) await expect(message).toContainText(line);
  await reload(page);
  await page.getByRole('link', { name: 'Back to the plan', exact: true }).click();
  await expect(title(page)).toContainText('Poorna');
});

/** What a browser leaves around a page when somebody prints. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

async function expectTwoSheets(page: Page, what: string): Promise<void> {
  const printed = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g), `sheets of A4 of ${what}`).toHaveLength(2);
}

for (const [locale, heading, why, gave] of [
  ['en-IN', 'Chosen: Sahyadri Poorna', 'Why this one', 'What was given up'],
  ['hi-IN', 'चुना गया: Sahyadri Poorna', 'यही क्यों', 'क्या छोड़ा'],
] as const) {
  test(`whoever has the address reads it in their own language, and prints it on two sheets: ${locale}`, {
    tag: '@shared',
  }, async ({ page, another }) => {
    const address = await sharedBy(page);
    const other = await (await another({ locale })).newPage();
    await open(other, address);
    await expect(title(other)).toHaveText(heading);
    await expect(other.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    for (const part of [why, gave])
      await expect(other.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expect(other.getByRole('main')).toContainText(/₹[\d,]+/);
    await expectTwoSheets(other, `a plan beside those of the list, ${locale}`);
    await expectRoom(other, `decision page, ${locale}`);
    await expect(other.getByRole('link', { name: /^Back to|वापस$/ })).toHaveCount(0);
  });
}

test('in forced colours the chosen plan and what speaks for and against it still stand out', {
  tag: '@shared',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, await sharedBy(page));
  const weights = await page
    .getByRole('row', { name: /^Premium a year/ })
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => Number(getComputedStyle(cell).fontWeight)));
  const [index = 0, ...others] = weights;
  expect(others).toHaveLength(2);
  expect(index).toBeGreaterThan(Math.max(...others));
  const lines = page.getByRole('article').first().getByRole('listitem');
  const colours = await lines.evaluateAll((all) =>
    all.map((line) => [line, ...line.querySelectorAll('svg')].map((one) => getComputedStyle(one).color)),
  );
  expect(colours.length).toBeGreaterThan(1);
  for (const [text, mark] of colours) expect(mark).toBe(text);
});

/** Plans of another cover and dear to read: the most that a page has to hold. */
const three = ['dhauladhar-anant-25l', 'narmada-sulabh-10l', 'deccan-shatak-15l'];

for (const locale of ['en-IN', 'hi-IN'] as const) {
  test(`four plans have room beside each other, and on two sheets: ${locale}`, { tag: '@shared' }, async ({
    page,
    another,
  }) => {
    const address = await sharedBy(page, { beside: three });
    const other = await (await another({ locale })).newPage();
    await open(other, address);
    await expect(other.getByRole('columnheader', { name: 'Deccan Shatak' })).toBeVisible();
    await expect(other.getByRole('row', { name: /^(Cover|कवर) / })).toContainText(/10 .*25 .*10 .*15 /);
    await expectTwoSheets(other, `four plans, ${locale}`);
    await expectUsableInTheDark(other, `decision page of four plans, ${locale}`);
  });
}

test('it is made of a comparison, by keyboard alone, and leads its maker back there', {
  tag: '@shared',
}, async ({ page }) => {
  const quote_id = await quoteOf(page, family);
  await open(page, paths.compare('family', quote_id, ['sahyadri-poorna-10l', 'dhauladhar-anant-10l']));
  const index = page.getByLabel('We choose');
  await tabTo(page, index);
  await page.keyboard.press('End');
  await expect(index).toHaveValue('dhauladhar-anant-10l');
  await pressOn(page, page.getByRole('button', { name: 'Page for the family' }), 'Enter');
  await expect(title(page)).toHaveText('Chosen: Dhauladhar Anant');
  await expect(page.getByRole('columnheader', { name: 'Sahyadri Poorna' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await pressOn(page, page.getByRole('button', { name: 'Print, 2 pages' }), 'Space');
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Back to the comparison', exact: true }), 'Enter');
  await expect(page.getByLabel('We choose')).toBeVisible();
});

test('an address that never was says so and leads on', { tag: '@shared' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const answer = await page.goto(`/s/${'a'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('the link has run out');
  await page.getByRole('main').getByRole('link', { name: 'Start a quote', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.chooseMember()}$`));
});
