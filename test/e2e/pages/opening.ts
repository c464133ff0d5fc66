import type { Page } from '@playwright/test';

/** The page answers presses: the server's drawing is taken over by the script. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}
