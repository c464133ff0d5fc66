import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWords, type Words } from '#web/browser/text.tsx';
import type { PageRouter } from '#web/page/router.ts';
import { baseAreas } from '#words/areas.ts';

type Happened = { readonly fromLocation?: object; readonly pathChanged: boolean };

let words: Words;
beforeAll(async () => {
  words = createWords('en');
  await words.load(baseAreas);
});

const scrollTo = vi.fn();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  const { setTimeout, clearTimeout } = globalThis;
  vi.stubGlobal('window', { scrollTo, setTimeout, clearTimeout });
  vi.stubGlobal('document', Object.assign(page, { title: '', querySelector: () => null }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** As the router tells of a page that is drawn. */
async function aRouter(): Promise<(happened: Happened) => void> {
  const listeners: ((happened: Happened) => void)[] = [];
  const router = {
    subscribe: (type: string, listen: (happened: Happened) => void) => {
      if (type === 'onRendered') listeners.push(listen);
      return () => undefined;
    },
    state: { matches: [], location: { search: {} } },
  };
  // The page around a navigation is there when its module is.
  const { followNavigation } = await import('./navigation.ts');
  followNavigation(router as unknown as PageRouter, words); // all of it that is listened to
  return (happened) => {
    for (const listen of listeners) listen(happened);
  };
}

const navigated = { fromLocation: {}, pathChanged: true };

test('the page scrolls to its top 200 ms after each navigation, and not before', async () => {
  const render = await aRouter();
  for (const times of [1, 2]) {
    render(navigated);
    await vi.advanceTimersByTimeAsync(199);
    expect(scrollTo).toHaveBeenCalledTimes(times - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(scrollTo).toHaveBeenCalledTimes(times);
  }
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test.each([
  ['a full load', { pathChanged: true }],
  ['another query of the same page', { fromLocation: {}, pathChanged: false }],
])('%s is no navigation', async (_what, happened) => {
  const render = await aRouter();
  render(happened);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown', 'wheel'])('it stays where it is after a %s', async (act) => {
  const render = await aRouter();
  render(navigated);
  await vi.advanceTimersByTimeAsync(199);
  page.dispatchEvent(new Event(act));
  await vi.advanceTimersByTimeAsync(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});
