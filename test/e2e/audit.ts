import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

/** Half of what the package's own `source` is, and every page reads it anew. */
const engine = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const duties = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const satisfies axe.RunOnly;

/** All rules that look at colours: the others say the same of a page whatever its colours are. */
const colours = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} as const satisfies axe.RunOnly;

/**
 * Every rule of axe-core that stands for a duty of ours; the page is left as it was. Colours are those of English. Where
 * a part of a page has changed since it was looked at, that part alone is looked at again.
 */
export const expectAccessible = (page: Page, what: string, part = ':root'): Promise<void> =>
  expectRules(page, what, duties, part);

async function expectRules(page: Page, what: string, runOnly: axe.RunOnly, part: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: engine });
    await session.detach();
  }
  const faults = await page.evaluate(
    async (chosenRules) => {
      const { axe: engine } = window as unknown as { axe: typeof axe }; // what stands there by the line above
      // The nodes of what passed are a third of the work, and nobody reads them.
      const exempt = document.documentElement.lang.startsWith('hi') ? chosenRules.seenInEnglish : [];
      const rules = Object.fromEntries(exempt.map((rule) => [rule, { enabled: false }]));
      const { violations } = await engine.run(chosenRules.part, {
        runOnly: chosenRules.runOnly,
        rules,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { runOnly, part, seenInEnglish: runOnly === duties ? colours.values : [] },
  );
  expect(faults, `${what}: rules of axe-core`).toEqual([]);
}

/** The narrowest screen of WCAG 1.4.10: nothing is cut off or makes the page scroll sideways, in the layout it gets. */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(tooWide), { message: `${what}: wider than 320 px` }).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Runs in the browser: the width of the page and what makes it so, when that is more than the window has. */
function tooWide(): readonly string[] {
  const { clientWidth: room, scrollWidth } = document.documentElement;
  if (scrollWidth <= room) return [];
  const culprits = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > room + 1,
  );
  return [`${scrollWidth} px`, ...culprits.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
}

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 600;

/** No text is cut off when it is twice as large (WCAG 1.4.4). Wider windows are zoomed, which makes them narrow. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  if (isWide(page)) return;
  expect.soft(await page.evaluate(cutTexts), `${what}: cut off with large text`).toEqual([]);
}

/**
 * Runs in the browser, with text twice as large: texts that leave the window or are cut off by what they stand in,
 * where nobody can scroll to them.
 */
function cutTexts(): readonly string[] {
  document.documentElement.style.fontSize = '200%';
  const scrolls = /auto|scroll/;
  type Edges = { readonly left: number; readonly right: number };
  const everywhere = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
  const edgesOf = (element: Element | null): Edges => {
    if (!element) return { left: 0, right: document.documentElement.clientWidth };
    const { overflowX } = getComputedStyle(element);
    if (scrolls.test(overflowX)) return everywhere;
    const own = overflowX === 'visible' ? everywhere : element.getBoundingClientRect();
    const outer = edgesOf(element.parentElement);
    return { left: Math.max(own.left, outer.left), right: Math.min(own.right, outer.right) };
  };
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
    // What is read out alone is clipped on purpose.
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('script, style, option') || getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    const edges = edgesOf(parent);
    // A skip link waits far outside until it has the focus.
    if (right > 0 && (right > edges.right + 1 || left < edges.left - 1))
      cut.push(`${text} (${Math.round(left)} to ${Math.round(right)})`);
  }
  document.documentElement.style.fontSize = '';
  return cut;
}

/** All of it, as every screen has to pass. */
export async function expectUsable(page: Page, what: string, part?: string): Promise<void> {
  await expectAccessible(page, what, part);
  await expectRoom(page, what);
}

/** The screen was seen by axe-core: all of it has room, narrow and with large text. */
export async function expectRoom(page: Page, what: string): Promise<void> {
  await expectNarrow(page, what);
  await expectWhole(page, what);
}

/** And its colours in the dark, which are the same for both views, and those of English. */
export async function expectUsableInTheDark(page: Page, what: string): Promise<void> {
  await expectUsable(page, what);
  if (isWide(page) || (await page.locator('html').getAttribute('lang')) === 'hi') return;
  const show = (theme: string) =>
    page.evaluate(async (choice) => {
      document.documentElement.dataset.theme = choice;
      // Some colours fade into others.
      for (const fading of document.getAnimations()) if (fading instanceof CSSTransition) fading.finish();
    }, theme);
  await show('dark');
  await expectRules(page, `${what}, dark`, colours, ':root');
  await show('light');
}

/** With forced colours the parts of every chart differ from each other and from the ground, and the page is left as it was. */
export async function expectDistinctCharts(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { charts, alike } = await page.evaluate(partsAlike);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(charts, `${what}: charts`).toBeGreaterThan(0);
  expect(alike, `${what}: parts of charts that look alike`).toEqual([]);
}

/** Runs in the browser. A part is a class of boxes: by its colour, its pattern or its line it is another one. */
function partsAlike(): { readonly charts: number; readonly alike: readonly string[] } {
  const ground = getComputedStyle(document.body).backgroundColor;
  const charts = [...document.querySelectorAll('#root svg:has(> rect, > g > rect)')];
  const alike = charts.flatMap((chart) => {
    const looks = new Map<string, string>();
    for (const box of chart.querySelectorAll('rect[class]')) {
      if (box.closest('defs')) continue;
      const { fill, stroke } = getComputedStyle(box);
      looks.set(
        box.getAttribute('class') ?? '',
        fill === ground && stroke === 'none' ? 'none' : `${fill} ${stroke}`,
      );
    }
    const all = [...looks.values()];
    return all.includes('none') || new Set(all).size < all.length ? [chart.outerHTML.slice(0, 300)] : [];
  });
  return { charts: charts.length, alike };
}
