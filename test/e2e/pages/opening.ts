import type { Frame, Page } from '@playwright/test';

/** It is a page of its own, or one in somebody’s frame. */
export type PageOrFrame = Page | Frame;

/** Runs in the browser: whether the script has taken over the server's drawing, but for parts that wait to be seen. */
export function isTakenOver(): boolean {
  const main = document.querySelector('main');
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return main !== null && [main, ...main.querySelectorAll('button:not([data-asleep] *)')].every(isTaken);
}

/** The page answers presses; a part that waits to be seen notes them. */
export async function settled(page: PageOrFrame): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

export async function open(page: PageOrFrame, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}
