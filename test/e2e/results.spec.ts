import type { Locator, Page } from '@playwright/test';
import { type Language, languages } from '#domain/local-text.ts';
import { paths } from '#web/paths.ts';
import { messages as enShell } from '#words/en/site/shell.ts';
import { sentencesIn } from '../readback/reading/sentences.ts';
import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { openResults, unfold } from './pages/plans.ts';
import { quoteOf } from './set-up.ts';

/** You, spouse, son and father: every group has a list. */
const everyGroup = {};

const bothParents = {
  members: [
    aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 58 }),
    aWireMember({ id: 'mother-in-law', person: 'Mother-in-law', age: 63 }),
  ],
};

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

test('a page that lists no plans has no way to them', { tag: '@shared' }, async ({ page }) => {
  await open(page, paths.chooseMember());
  await expect(page.getByRole('link', { name: enShell['nav.skip'] })).toHaveCount(1);
  await expect(page.getByRole('link', { name: enShell['nav.skip.plans'] })).toHaveCount(0);
});

test.describe('own parents and in-laws', () => {
  const quoteLine = (page: Page) => page.getByRole('region', { name: 'Your quote' });

  test('have a list each, with an address of its own', { tag: '@shared' }, async ({ page }) => {
    const quote = await quoteOf(page, bothParents);
    await openResults(page, 'parents', quote);
    await expect(quoteLine(page)).toContainText('Father');
    await page.getByRole('link', { name: 'In-laws', exact: true }).click();
    await expect(quoteLine(page)).toContainText('Mother-in-law');
    await expect(page).toHaveURL(paths.results('parents-in-law', quote));
    await page.goBack();
    await expect(quoteLine(page)).toContainText('Father');
  });

  test('are found by the address that was given out before', { tag: '@shared' }, async ({ page }) => {
    const quote = await quoteOf(page, bothParents);
    await open(page, `${paths.results('parents', quote)}?couple=2`);
    await expect(quoteLine(page)).toContainText('Mother-in-law');
    await expect(page.getByRole('link', { name: 'In-laws', exact: true })).toHaveAttribute('aria-current');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/block=parents-in-law$/);
  });

  test('in-laws alone are the parents of their quote', { tag: '@shared' }, async ({ page }) => {
    const quote = await quoteOf(page, { members: [aWireMember(), ...bothParents.members.slice(1)] });
    await open(page, paths.results('parents', quote));
    await expect(page).toHaveURL(paths.results('parents-in-law', quote));
    await expect(quoteLine(page)).toContainText('Mother-in-law');
  });
});

test('where no product takes everybody each person has a list under their name, and buys alone', {
  tag: '@shared',
}, async ({ page }) => {
  const members = [
    aWireMember({ age: 34 }),
    aWireMember({ id: 'brother', person: 'Brother', gender: 'MALE', age: 30 }),
    aWireMember({ id: 'grand-mother', person: 'Grand-Mother', age: 78 }),
  ];
  await openResults(page, 'individual', await quoteOf(page, { members }));
  const persons = page
    .getByRole('navigation', { name: sentencesIn('en').say('results.persons') })
    .getByRole('link');
  await expect(persons).toHaveText(['You', 'Brother', 'Grandmother']);
  await persons.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans for one person: brother');
  await expect(page).toHaveURL(/individual\/.*block=individual-brother/);
  await expect(page.getByText('No product here takes all of you')).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(await unfold(page, 'Your price')).toContainText('Brother 30');
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
