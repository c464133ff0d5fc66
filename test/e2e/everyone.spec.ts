import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { methodPages } from '#web/reading/method-titles.ts';
import { expectNarrow } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { open } from './pages/opening.ts';
import { quoteOf } from './set-up.ts';
import { sharedBy } from './shared-decision.ts';

test.describe.configure({ timeout: 180_000 });

/** The pages on which one decides, and those that say how it is worked out. */
async function pagesOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  const family = await quoteOf(page, {});
  return [
    ['list', paths.results('family', family)],
    [
      'plan',
      paths.planDetail('family', family, {
        slab_id: 'sahyadri-poorna-5l',
        product_slug: 'sahyadri-poorna',
        riders: [],
      }),
    ],
    ['comparison', paths.compare('family', family, ['sahyadri-poorna-5l', 'kumaon-vatsal-5l'])],
    ['ways', paths.splitPlans(family)],
    ['decision', await sharedBy(page)],
    ...methodPages.map((name) => [name, paths.method(name)] as const),
  ];
}

/** Runs in the browser: what scrolls sideways without a name or a place in the order of keys, and what it holds cannot take it. */
function unreachable(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('#root *')]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      if (!/auto|scroll/.test(overflowX) || element.scrollWidth <= element.clientWidth + 1) return false;
      if (element.clientWidth === 0 || element.querySelector('a, button')) return false;
      return element.tabIndex < 0 || !element.getAttribute('aria-label');
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Runs in the browser, with text twice as large: figures that are broken over two lines. The picks keep their own rules. */
function brokenFigures(): readonly string[] {
  document.documentElement.style.fontSize = '200%';
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr, option, section[aria-labelledby="picks"]'))
      continue;
    for (const { 0: figure, index } of (node.textContent ?? '').matchAll(/₹\d[\d,]*\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${figure} in ${parent.outerHTML.slice(0, 120)}`);
    }
  }
  document.documentElement.style.fontSize = '';
  return broken;
}

const selectors = {
  button: 'button:not([role])',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  table: 'table',
} as const;

/** How many of each the page shows, and how many of them a screen reader is told of. */
async function missingInTree(page: Page): Promise<readonly string[]> {
  const shows = await page.evaluate((roles) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]');
    return Object.entries(roles).map(
      ([role, selector]) => [role, [...document.querySelectorAll(selector)].filter(isShown).length] as const,
    );
  }, selectors);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const tells = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  return shows.flatMap(([role, count]) =>
    tells(role) < count ? [`${role}: ${tells(role)} of ${count}`] : [],
  );
}

test('every page of deciding is whole for a reader, a keyboard, a narrow window and large text', {
  tag: '@shared',
}, async ({ page }) => {
  for (const [what, path] of await pagesOf(page)) {
    await open(page, path);
    expect.soft(await missingInTree(page), `${what}: hidden from a screen reader`).toEqual([]);
    expect
      .soft(await page.evaluate(brokenFigures), `${what}: figures in two lines with large text`)
      .toEqual([]);
    await expectNarrow(page, what);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(unreachable), `${what}: scrolls out of reach of a keyboard`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test('each page on the method has one drawing with its figures in words, whose parts differ in forced colours', {
  tag: '@shared',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const name of methodPages) {
    await open(page, paths.method(name));
    const drawing = page.getByRole('figure');
    await expect(drawing, name).toHaveCount(1);
    await expect(drawing.locator('figcaption')).not.toBeEmpty();
    for (const row of await drawing.getByRole('listitem').all())
      await expect(row.locator('b')).not.toBeEmpty();
    const looks = await drawing.locator('p rect').evaluateAll((marks) =>
      marks.map((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return `${fill} ${stroke}`;
      }),
    );
    expect(new Set(looks).size, `${name}: colours of its legend`).toBe(looks.length);
  }
});
