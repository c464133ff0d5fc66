import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { quoteOf } from './set-up.ts';
import { scenes } from './translated/every-screen.ts';
import { pressAround } from './translated/presses.ts';
import { mark, type Start, translate } from './translated/translation.ts';

/** The first of them: a long list is drawn on while it is read. The words are another language's, the figures are not. */
const figuresIn = async (place: Locator) =>
  ((await place.innerText()).replaceAll(mark, '').match(/₹[\d,]+/g) ?? []).slice(0, 5);

/** Presses what moves the figures of a page, and answers with the place where they stand. */
type Press = (page: Page, quote: string) => Promise<Locator>;

const anotherYear: Press = async (page, quote) => {
  await open(page, paths.planDetail('individual', quote, 'sahyadri-poorna', 'sahyadri-poorna-5l'));
  const years = page.getByRole('region', { name: 'The years ahead' });
  const table = years.locator('table');
  const before = await figuresIn(table);
  await years.locator('label:has(input[name="which-year"]:not(:checked))').click();
  await expect.poll(() => figuresIn(table)).not.toEqual(before);
  return table;
};

const anotherOrder: Press = async (page, quote) => {
  await open(page, paths.results('individual', quote));
  await page.getByRole('combobox', { name: 'Sort plans' }).selectOption('premium-low');
  await page.waitForURL(/sort=premium-low/);
  return page.getByRole('region', { name: 'Plans', exact: true });
};

const screens = { 'plan page': anotherYear, list: anotherOrder };
const starts: readonly Start[] = ['taken-over', 'as-drawn'];

for (const start of starts) {
  for (const [screen, press] of Object.entries(screens)) {
    test(`a ${screen} that is translated once it is ${start} shows its figures anew after a press`, async ({
      page,
      context,
      expectedErrors,
    }) => {
      // React says that it drew anew what was changed before it took the page over.
      if (start === 'as-drawn') expectedErrors.push(/Minified React error #418/);
      const quote = await quoteOf(page);
      // A price that an insurer says live is in its place from the second time on.
      await press(page, quote);
      await page.waitForLoadState('networkidle');
      const place = await press(page, quote);
      const figures = await figuresIn(place);
      expect(figures.length).toBeGreaterThan(4);
      await translate(context, start);
      await press(page, quote);
      await expect(page.locator('h1')).toContainText(mark);
      await expect.poll(() => figuresIn(place)).toEqual(figures);
    });
  }
}

/** The screens on which most comes and goes. Every screen, and twenty presses on each: `npm run walks -- translated`. */
const risky = [
  'landing',
  'pre-recommendation',
  'split-plans',
  'results',
  'compare',
  'plan-detail',
  'proposal-form',
  'review-detail',
  't-and-c',
  'transaction-success',
] as const;

for (const screen of risky) {
  test(`${screen}, translated by the browser, lives through four presses`, { tag: '@shared' }, async ({
    page,
    expectedErrors,
  }) => {
    // What is typed at random is refused, and says so.
    expectedErrors.push(/status of 4\d\d/);
    const address = await scenes[screen](page);
    await translate(page.context());
    await pressAround(page, address, screen, 4);
  });
}
