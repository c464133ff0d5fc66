import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '#words/areas.ts';
import { languageNames } from '#words/languages.ts';

export type Shoot = (page: Page, name: string) => Promise<void>;

export const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

export type Painter = (page: Page, file: string) => Promise<void>;

/** Saves pages as WebP, cut below `tallest` pixels. The browser itself packs them, so that no other tool is needed. */
export async function openPainter(context: BrowserContext, tallest: number): Promise<Painter> {
  const packer = await context.newPage();
  return async (page, file) => {
    const png = await shoot(page, tallest);
    const packed = await packer.evaluate(pack, `data:image/png;base64,${png.toString('base64')}`);
    await writeFile(file, Buffer.from(packed, 'base64'));
  };
}

/** The window is made as tall as the page, so that what clings to its lower edge stands at the end of the page. */
async function shoot(page: Page, tallest: number): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(whole, size.height), tallest);
  await page.setViewportSize({ width: size.width, height });
  await page.evaluate(() => window.scrollTo(0, 0));
  const png = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize(size);
  return png;
}

/** `take` sees the page in Hindi. The switch keeps what was typed and what is complained of; pages of others have none. */
export async function inHindi(page: Page, take: () => Promise<void>): Promise<void> {
  const toHindi = page.getByRole('link', { name: languageNames.hi });
  if ((await toHindi.count()) === 0) return;
  await speak(page, 'hi');
  await take();
  await speak(page, 'en');
}

async function speak(page: Page, locale: Locale): Promise<void> {
  const link = page.getByRole('link', { name: languageNames[locale] });
  // Pressed without a look: a dialogue may lie over the header.
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator(`html[lang="${locale}"]`).waitFor();
  await settle(page);
}

/** Runs in the browser. */
async function pack(address: string): Promise<string> {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.36 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
