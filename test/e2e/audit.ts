import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule of axe-core that stands for a duty of ours; the page is left as it was. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    const { axe: engine } = window as unknown as { axe: typeof axe }; // what the line above has put there
    const { violations } = await engine.run({ runOnly: { type: 'tag', values } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, rules);
  expect(found, `${what}: rules of axe-core`).toEqual([]);
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

/** Both, as every screen has to pass them. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectNarrow(page, what);
}
