import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { agreedBy, checkedBy, filledBy, quoteOf } from './set-up.ts';

test.describe.configure({ timeout: 180_000 });

/** Texts that leave the window or are cut off by what they stand in, where nobody can scroll to them. */
async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const scrolls = /auto|scroll/;
    const edgeOf = (element: Element | null): number => {
      if (!element) return document.documentElement.clientWidth;
      const { overflowX } = getComputedStyle(element);
      if (scrolls.test(overflowX)) return Number.POSITIVE_INFINITY;
      const own = overflowX === 'visible' ? Number.POSITIVE_INFINITY : element.getBoundingClientRect().right;
      return Math.min(own, edgeOf(element.parentElement));
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
      // What is read out alone is clipped on purpose.
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sr, script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      // A skip link waits far outside until it has the focus.
      if (right > 0 && (right > edgeOf(parent) + 1 || left < -1)) cut.push(`${text} (${Math.round(right)})`);
    }
    return cut;
  });
}

async function expectWhole(page: Page, name: string): Promise<void> {
  expect.soft(await cutTexts(page), name).toEqual([]);
}

for (const [language, locale] of [
  ['English', 'en-IN'],
  ['Hindi', 'hi-IN'],
] as const) {
  test.describe(`with text twice as large, in ${language}, nothing is cut off`, () => {
    test.use({ locale });

    test('from the first question to the plans', async ({ page }) => {
      const quote = await quoteOf(page);
      for (const address of [
        paths.home(),
        paths.chooseMember(),
        paths.memberDetails(),
        paths.addressDetails(),
        paths.familyDetail(),
        paths.existingPolicy(),
        paths.checklist('individual', quote),
        paths.splitPlans(await quoteOf(page, {})),
        paths.results('individual', quote),
        paths.compare('individual', quote, ['sahyadri-poorna-5l', 'kumaon-vatsal-5l', 'chambal-tarun-5l']),
        paths.method('how-scores-work'),
        paths.method('bill-test'),
      ]) {
        await open(page, address);
        await expectWhole(page, address);
      }
      await open(page, paths.results('individual', quote));
      const plan = page.locator('main article a[href*="plan-detail"]').first();
      await open(page, (await plan.getAttribute('href')) ?? '');
      await expectWhole(page, 'plan detail');
    });

    test('from the proposal to the policy', async ({ page }) => {
      const id = await filledBy(page);
      for (const screen of [
        'buy-policy',
        'proposer-detail',
        'insured-members',
        'nominee-detail',
        'medical-detail',
        'lifestyle-detail',
        'review-detail',
        'kyc',
      ] as const) {
        await open(page, paths.proposal(id, screen));
        await expectWhole(page, screen);
      }
      await open(page, paths.proposal(await checkedBy(page), 't-and-c'));
      await expectWhole(page, 'terms');
      const { payUrl } = await agreedBy(page);
      await page.goto(payUrl);
      await expectWhole(page, 'the gateway');
      await page.locator('form button').first().click();
      await page.waitForURL('**/transaction-success');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWhole(page, 'the policy');
    });
  });
}
