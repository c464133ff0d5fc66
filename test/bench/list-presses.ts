import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ChoiceFilter } from '#domain/offer/filters/filters.ts';
import { findBrowser, phoneAgent } from '../e2e/browser.ts';
import type { Visitor } from './visitor.ts';

/** A cheap phone is so many times slower than this machine. */
const slowdown = 4;
/** Milliseconds in which whatever a press begins is over. */
const settled = 900;

/** Milliseconds of one press. */
export type Press = {
  readonly what: string;
  /** Until the next frame that shows something of it, as the browser itself counts interactions. */
  readonly paintMs: number;
  /**
   * Until the plans that are left stand on the page, in the sheet of filters until it counts them: the list behind it
   * follows. Undefined where the press asks for no list.
   */
  readonly listMs: number | undefined;
};

/** Every kind of press that changes a list, on a slow phone. */
export async function listPresses(origin: string, by: Visitor, path: string): Promise<readonly Press[]> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent: phoneAgent,
    });
    const { headers } = by.get(path, 'text/html');
    await context.addCookies(cookiesOf(headers.cookie ?? '', origin));
    const page = await openSlow(context, origin + path);
    return [...(await sorted(page)), ...(await filtered(page)), ...(await beside(page))];
  } finally {
    await browser.close();
  }
}

function cookiesOf(header: string, origin: string) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });
}

/** What the page notes of a press: set up before its own scripts run. */
type PressRecord = { painted: number[]; listed: number | undefined; pressed: number };

async function openSlow(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const record: PressRecord = { painted: [], listed: undefined, pressed: 0 };
    Object.assign(window, { noted: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) record.painted.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the library's types lag behind
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function pressed(page: Page, what: string, press: () => Promise<void>): Promise<Press> {
  await page.evaluate(watchForList);
  await press();
  await page.waitForTimeout(settled);
  const { painted, listed } = await page.evaluate(() => (window as unknown as { noted: PressRecord }).noted);
  return { what, paintMs: Math.max(16, ...painted), listMs: listed };
}

/** In the page: from the first sign of the press until a list of another address stands there. */
function watchForList(): void {
  const { noted } = window as unknown as { noted: PressRecord };
  Object.assign(noted, { painted: [], listed: undefined, pressed: 0 });
  const before = location.search;
  const start = (event: Event) => {
    noted.pressed ||= event.timeStamp;
  };
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, start, { capture: true, once: true, passive: true });
  const look = () => {
    // From the press on, what stands of a list that is on its way is busy.
    const isThere = location.search !== before && !document.querySelector('div[aria-busy="true"]');
    if (!isThere) return requestAnimationFrame(look);
    // The frame is done when the task behind it runs.
    return setTimeout(() => {
      noted.listed = performance.now() - noted.pressed;
    });
  };
  requestAnimationFrame(look);
}

async function sorted(page: Page): Promise<readonly Press[]> {
  const select = page.locator('select:has(option[value="premium-low"])');
  const presses: Press[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await select.focus();
    presses.push(await pressed(page, 'order', () => page.keyboard.press(key)));
  }
  return presses;
}

/** Which options are pressed of each filter that has boxes; a filter more does not compile without its row. */
const ticked: Readonly<Record<Exclude<ChoiceFilter, 'maxPremium'> | 'must' | 'brands', readonly number[]>> = {
  roomRent: [1, 2],
  preExistingWait: [1, 2],
  must: [0, 0],
  bonusBand: [1, 0],
  brands: [0, 1],
};

/** Ticks some options of each filter of the sheet, and takes the last ones off again. */
async function filtered(page: Page): Promise<readonly Press[]> {
  const open = page.locator('button[aria-haspopup="dialog"]');
  const presses = [await pressed(page, 'sheet', () => open.tap())];
  for (const [name, options] of Object.entries(ticked))
    for (const option of options) {
      const row = page.locator(`dialog label:has(input[name="${name}"])`).nth(option);
      await row.scrollIntoViewIfNeeded();
      presses.push(await pressed(page, name, () => row.tap()));
    }
  const close = page.locator('dialog button').last();
  return [...presses, await pressed(page, 'sheet', () => close.tap())];
}

/** Chips, a box to compare, another cover. */
async function beside(page: Page): Promise<readonly Press[]> {
  const presses: Press[] = [];
  const chip = page.locator('ul button:has(.sr)');
  for (let count = await chip.count(); count > 0; count--)
    presses.push(await pressed(page, 'chip', () => chip.first().tap()));
  const box = page.locator('article button[aria-pressed]').first();
  for (const what of ['compare', 'compare']) presses.push(await pressed(page, what, () => box.tap()));
  const cover = page.locator('label:has(input[name="cover-step"]:not(:checked))').last();
  return [...presses, await pressed(page, 'cover', () => cover.tap())];
}
