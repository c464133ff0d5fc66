import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { settled } from '../pages/opening.ts';

/** Milliseconds a press has to show something. */
const pause = 120;

/** Gives numbers from 0 to below 1, the same for the same seed. */
function numbersFrom(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647, 7);
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Runs in the browser: presses one of the controls that are shown, chosen by a number from 0 to below 1; says which. */
function pressOne(index: number): string {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // What opens another window, saves a file or leads out of the app is no change of this page.
  const staysHere = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && element.target === '' && !element.hasAttribute('download'));
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea, summary',
    ),
  ].filter((element) => isShown(element) && staysHere(element));
  const control = controls[Math.floor(index * controls.length)];
  if (!control) return 'nothing';
  const say = (value: string) => {
    // Past the library's own watch on the element, as typing goes.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (control instanceof HTMLSelectElement) {
    say(control.options[Math.floor(index * 997) % control.options.length]?.value ?? '');
  } else if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !/radio|checkbox/.test(control.type))
  ) {
    say(String(Math.floor(index * 90) + 10));
  } else {
    control.click();
  }
  return `${control.nodeName} ${control.getAttribute('aria-label') ?? control.textContent ?? ''}`.slice(
    0,
    80,
  );
}

const brokenTitles = /there is a problem|could not load|कुछ गड़बड़|नहीं खुला/;

/**
 * Presses so many controls of one page, in an order that the seed gives; a press that leads elsewhere counts, and the
 * page is opened again. It lives through all of them: no error, and no page that says there is a problem.
 */
export async function pressAround(page: Page, address: string, seed: string, times: number): Promise<void> {
  const errors: string[] = [];
  const note = (error: Error) => errors.push(String(error));
  page.on('pageerror', note);
  await page.goto(address);
  await settled(page);
  const home = new URL(page.url()).pathname;
  const next = numbersFrom(seed);
  const pressed: string[] = [];
  for (let press = 0; press < times; press += 1) {
    // A press that loads another page takes the one away that would answer.
    pressed.push(await page.evaluate(pressOne, next()).catch(() => 'a press that loads a page'));
    await page.waitForTimeout(pause);
    const title = await page
      .locator('h1')
      .first()
      .textContent({ timeout: 5000 })
      .catch(() => '');
    const trail = `${seed}: ${pressed.join(' › ')}`;
    expect(errors, trail).toEqual([]);
    expect(title, trail).not.toMatch(brokenTitles);
    if (new URL(page.url()).pathname === home) continue;
    await page.goto(address);
    await settled(page);
  }
  page.off('pageerror', note);
}
