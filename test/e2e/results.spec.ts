import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#domain/local-text.ts';
import { paths } from '#web/paths.ts';
import { messages as enShell } from '#words/en/site/shell.ts';
import { sentencesIn } from '../readback/reading/sentences.ts';
import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { openResults } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';

/** You, spouse, son and father: every group has a list. */
const everyGroup = {};

const tabsOf = (page: Page, locale: Language): Locator =>
  page.getByRole('navigation', { name: sentencesIn(locale).say('results.tabs') }).getByRole('link');

/** How much of each tab is in sight across the screen, 0 to 1. */
const inSight = (tabs: Locator): Promise<readonly number[]> =>
  tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { left, right, width } = tab.getBoundingClientRect();
      return Math.max(0, Math.min(right, window.innerWidth) - Math.max(left, 0)) / width;
    }),
  );

/** Pixels over which the row of tabs fades at its beginning and at its end. */
const fadesOf = (tabs: Locator): Promise<readonly string[]> =>
  tabs.first().evaluate((tab) => {
    const style = getComputedStyle(tab.parentElement ?? tab);
    return [style.getPropertyValue('--before'), style.getPropertyValue('--after')];
  });

for (const locale of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: `${locale}-IN` });
    test('four tabs are whole in sight; where they scroll, that of the list shown is', async ({
      page,
      isMobile,
    }) => {
      const quote = await quoteOf(page, everyGroup);
      for (const width of isMobile ? [390, 360] : [1280]) {
        await page.setViewportSize({ width, height: 844 });
        await openResults(page, 'family', quote);
        const tabs = tabsOf(page, locale);
        await expect(tabs).toHaveCount(4);
        for (const height of await inSight(tabs)) expect(height).toBeCloseTo(1, 1);
        expect(await fadesOf(tabs)).toEqual(['0px', '0px']);
      }
      const faded = isMobile ? '40px' : '0px';
      if (isMobile) await page.setViewportSize({ width: 240, height: 844 });
      await openResults(page, 'individual', quote);
      const tabs = tabsOf(page, locale);
      await expect.poll(async () => (await inSight(tabs)).at(-1)).toBeCloseTo(1, 1);
      // What follows the scrolling follows it a frame later.
      await expect.poll(() => fadesOf(tabs)).toEqual([faded, '0px']);
    });
  });
}

test('the first plan is four presses away', async ({ page }) => {
  await openResults(page, 'individual', await quoteOf(page));
  const main = page.getByRole('link', { name: enShell['nav.skip'], exact: true });
  const plans = page.getByRole('link', { name: enShell['nav.skip.plans'], exact: true });
  await expect(plans).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plans).toBeFocused();
  await expect(plans).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
});

/** Runs in the browser: words of the page's titles, names and figures that go on in a second line. */
function brokenWords(): readonly string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, legend, dt, dd, b, strong)')) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d₹,]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

for (const locale of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: `${locale}-IN` });
    test('where there is the least room no word is broken', async ({ page, isMobile }) => {
      const quote = await quoteOf(page, { members: [aWireMember()], parents_pincode: undefined });
      await page.setViewportSize(isMobile ? { width: 320, height: 640 } : { width: 910, height: 900 });
      for (const address of [
        paths.results('individual', quote),
        paths.checklist('individual', quote),
        paths.planDetail('individual', quote, {
          product_slug: 'sahyadri-poorna',
          slab_id: 'sahyadri-poorna-10l',
          riders: [],
        }),
      ]) {
        await open(page, address);
        expect(await page.evaluate(brokenWords), address).toEqual([]);
      }
    });
  });
}
