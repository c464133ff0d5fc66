import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { aWireMember } from '../wire.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { quoteOf } from './set-up.ts';

/** This share of what the window shows may move without a press. */
const mostMoved = 0.01;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const family = [
  aWireMember(),
  aWireMember({ id: 'spouse', person: 'Spouse', gender: 'MALE', age: 36 }),
  aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 62 }),
];

/** Counts what moves from the first paint on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; hadRecentInput: boolean; what: string }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          // a layout-shift entry, which the library of types does not know
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node: Node | null }[];
        };
        const what = shift.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '').join(' | ');
        moved.push({ value: shift.value, hadRecentInput: shift.hadRecentInput, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await page.waitForTimeout(150);
  }
  const moved = await page.evaluate(() => {
    const { moved: all } = window as unknown as {
      moved: { value: number; hadRecentInput: boolean; what: string }[];
    }; // as set above
    return all.filter(({ hadRecentInput }) => !hadRecentInput);
  });
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, `${what}: ${moved.map(({ what: text }) => text).join('; ')}`).toBeLessThanOrEqual(mostMoved);
}

for (const [language, locale] of [
  ['English', 'en-IN'],
  ['Hindi', 'hi-IN'],
] as const) {
  test.describe(`in ${language} nothing moves on its own`, () => {
    test.use({ locale });
    // A wide page has room for either language; where there is little, Hindi has the longer sentences.
    const tag = locale === 'hi-IN' ? '@shared' : '@wide';
    test('on the pages that decide', { tag }, async ({ page }) => {
      await watch(page);
      const quote = await quoteOf(page, { members: family, sum_assured: 1_000_000 });
      for (const address of [
        paths.splitPlans(quote),
        paths.checklist('family', quote),
        paths.compare('family', quote, ['sahyadri-poorna-10l', 'dhauladhar-anant-10l']),
        paths.planDetail('family', quote, {
          product_slug: 'sahyadri-poorna',
          slab_id: 'sahyadri-poorna-10l',
          riders: [],
        }),
        paths.results('family', quote),
      ]) {
        await open(page, address);
        await expectStill(page, address);
      }
    });

    test('when another cover is pressed and its answer is slow', { tag }, async ({ page }) => {
      await watch(page);
      await open(
        page,
        paths.results('family', await quoteOf(page, { members: family, sum_assured: 1_000_000 })),
      );
      await page.route('**/get-cards/**', async (route) => {
        await page.waitForTimeout(1_200);
        await route.continue();
      });
      const steps = page.locator('#covers');
      await steps.getByRole('radio').last().check();
      await expect(steps).toContainText('40');
      await expect(page.locator('[aria-labelledby="picks"]')).toBeHidden();
      await expect(page.locator('[aria-labelledby="picks"]')).toBeVisible();
      await expectStill(page, 'another cover');
    });

    test('on a slow network', { tag }, async ({ page, context }) => {
      await watch(page);
      const quote = await quoteOf(page, { members: family, sum_assured: 1_000_000 });
      const session = await context.newCDPSession(page);
      const slow = { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 90_000 };
      await session.send('Network.emulateNetworkConditions', slow);
      await open(
        page,
        paths.planDetail('family', quote, {
          product_slug: 'sahyadri-poorna',
          slab_id: 'sahyadri-poorna-10l',
          riders: [],
        }),
      );
      await expectStill(page, 'plan page');
      await open(page, paths.compare('family', quote, ['sahyadri-poorna-10l', 'dhauladhar-anant-10l']));
      await expectStill(page, 'comparison');
    });
  });
}
