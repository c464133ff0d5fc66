import type { Page } from '@playwright/test';
import { expectNarrow } from './audit.ts';
import { expect } from './fixtures.ts';

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

/** Runs in the browser, with forced colours: what is pressed or typed into, and has neither an edge nor an underline. */
function withoutEdge(): readonly string[] {
  const isEdged = (element: Element | null): boolean => {
    if (!element) return false;
    const { borderTopStyle, borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element);
    const isDrawn = [borderTopStyle, borderBottomStyle, outlineStyle].some((style) => style !== 'none');
    return isDrawn || textDecorationLine.includes('underline');
  };
  return [
    ...document.querySelectorAll(
      'button, select, textarea, input[type=text], input[type=tel], input[type=email]',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
    .filter((element) => ![element, element.parentElement, ...element.children].some(isEdged))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** On a phone: whole for a screen reader, a keyboard, a narrow window, large text and forced colours. */
export async function expectForEveryone(page: Page, what: string): Promise<void> {
  expect.soft(await missingInTree(page), `${what}: hidden from a screen reader`).toEqual([]);
  expect
    .soft(await page.evaluate(brokenFigures), `${what}: figures in two lines with large text`)
    .toEqual([]);
  await expectNarrow(page, what);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await page.evaluate(unreachable), `${what}: scrolls out of reach of a keyboard`).toEqual([]);
  if (size) await page.setViewportSize(size);
  await page.emulateMedia({ forcedColors: 'active' });
  expect
    .soft(await page.evaluate(withoutEdge), `${what}: controls without an edge in forced colours`)
    .toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
