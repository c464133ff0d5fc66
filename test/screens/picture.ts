import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** Longer pages are cut: the rest repeats what is seen. */
const tallest = 1_600;

export type Shoot = (page: Page, name: string) => Promise<void>;

export const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

export type Painter = (page: Page, file: string) => Promise<void>;

/** Saves whole pages as WebP. The browser itself packs them, so that no other tool is needed. */
export async function openPainter(context: BrowserContext): Promise<Painter> {
  const packer = await context.newPage();
  return async (page, file) => {
    const png = await shoot(page);
    const packed = await packer.evaluate(pack, `data:image/png;base64,${png.toString('base64')}`);
    await writeFile(file, Buffer.from(packed, 'base64'));
  };
}

/** The window is made as tall as the page, so that what clings to its lower edge stands at the end of the page. */
async function shoot(page: Page): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(whole, size.height), tallest);
  await page.setViewportSize({ width: size.width, height });
  await page.evaluate(() => window.scrollTo(0, 0));
  const png = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize(size);
  return png;
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
