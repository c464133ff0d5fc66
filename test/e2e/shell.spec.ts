import type { Locator } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { choose, goOn, heading } from './pages/quote-flow.ts';

test('after a navigation the heading has the focus and the page is at its top', async ({ page }) => {
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  await page.evaluate(() => window.scrollTo(0, 400));
  await goOn(page);
  await expect(heading(page)).toHaveText(/^How old/);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^How old.*Chhatri/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a press that comes before the page has scrolled to its top keeps the page where it is', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 300 });
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await goOn(page);
  await expect(heading(page)).toHaveText(/^How old/);
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('main').hover();
  await page.mouse.down();
  await page.clock.runFor(500);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.mouse.up();
});

/** Finds where a box stands on the screen, whatever the page behind it is scrolled to. */
const placeOf = (box: Locator) =>
  box.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return {
      isCentred: Math.abs(left + right - clientWidth) < 2,
      isAtBottom: top > clientHeight / 2 && bottom <= clientHeight,
    };
  });

test('what was done is confirmed at the bottom centre for five seconds, or until it is closed', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, paths.chooseMember());
  const toast = page.getByText('Your answers are cleared from this device');
  const clear = async () => {
    await choose(page, { gender: 'Female', people: ['You'] });
    await page.getByRole('button', { name: 'Clear my answers' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear my answers' }).click();
    await expect(toast).toBeVisible();
    expect(await placeOf(toast.locator('..'))).toEqual({ isCentred: true, isAtBottom: true });
  };
  await clear();
  await expect(page.getByRole('checkbox', { name: 'You' })).not.toBeChecked();
  await page.clock.fastForward(3000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(toast).toBeHidden();
  await clear();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('a screen whose script cannot be had is said so, and loads again with the answers kept', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /Could not load/, /dynamically imported module/);
  await open(page, paths.chooseMember());
  await choose(page, { gender: 'Female', people: ['You'] });
  // Nobody is reached, so that the page does not load again by itself.
  await page.route('**/readyz', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await goOn(page);
  await expect(heading(page)).toHaveText('Part of this page could not load');
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(heading(page)).toHaveText(/^How old/);
});
