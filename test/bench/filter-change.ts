import { chromium, type Page } from '@playwright/test';
import { findBrowser, phoneAgent } from '../e2e/browser.ts';
import type { Visitor } from './visitor.ts';

/** A cheap phone beside this machine. */
const slowdown = 4;
/** Filters of which one option is on at a time. Each option is pressed once: a second press would be answered by what is kept. */
const filters = ['roomRent', 'preExistingWait'];

/** Milliseconds from each press of a filter until the plans that are left stand on the page, on a slow phone. */
export async function filterChanges(origin: string, by: Visitor, path: string): Promise<readonly number[]> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  });
  try {
    const { headers } = by.get(path, 'text/html');
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent: phoneAgent,
    });
    await context.addCookies(cookiesOf(headers.cookie ?? '', origin));
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const taken: number[] = [];
    for (const filter of filters) {
      const options = await page.locator(`dialog input[name="${filter}"]:not(:checked)`).all();
      const values = await Promise.all(options.map((option) => option.inputValue()));
      for (const value of values)
        taken.push(await press(page, `dialog input[name="${filter}"][value="${value}"]`));
    }
    return taken;
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

/** Presses it and waits for the frame that shows the answer, both by the page's own clock. */
function press(page: Page, option: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((answered, failed) => {
        const input = document.querySelector<HTMLInputElement>(selector);
        if (!input) return failed(new Error(`The sheet has no ${selector}`));
        const [before, start] = [location.search, performance.now()];
        // While a list is on its way, what stands of it is busy.
        const look = () => {
          const isAnswered = location.search !== before && !document.querySelector('div[aria-busy="true"]');
          // The frame is done when the task behind it runs.
          if (isAnswered) return setTimeout(() => answered(performance.now() - start));
          return requestAnimationFrame(look);
        };
        input.click();
        requestAnimationFrame(look);
      }),
    option,
  );
}
