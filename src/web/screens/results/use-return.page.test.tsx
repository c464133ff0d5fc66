import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MountedHook, mountHook, rest } from '#test/shown/mounted-hook.tsx';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { markReturn, rememberOpened, takeReturn } from '#web/plan-parts/address/list-place.ts';
import { useReturn } from './use-return.ts';

/** Cards of the list, and which of them was brought into sight. */
let cardsInSight: string[];

beforeEach(() => {
  forgetMe();
  takeReturn();
  cardsInSight = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `<main>${['a', 'b', 'c']
    .map((id) => `<article aria-labelledby="plan-${id}"><h2 id="plan-${id}">${id}</h2></article>`)
    .join('')}</main>`;
  for (const card of document.querySelectorAll('article'))
    card.scrollIntoView = () => void cardsInSight.push(card.getAttribute('aria-labelledby') ?? '');
});
afterEach(() => {
  for (const page of pages.splice(0)) page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Somebody has read so far that these cards end above the screen. */
function readPast(...ids: readonly string[]) {
  const half = window.innerHeight / 2;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(ids.length === 0 ? half - 1 : half);
  const edge = window.innerHeight / 4;
  for (const card of document.querySelectorAll('article')) {
    const isPast = ids.includes(card.getAttribute('aria-labelledby')?.slice('plan-'.length) ?? '');
    card.getBoundingClientRect = () => ({ bottom: isPast ? edge : edge + 1 }) as DOMRect; // nothing else is read
  }
}

/** The tests share a page that remembers which list was left: each has a quote of its own. */
let quotes = 0;
const nextQuote = () => {
  quotes += 1;
  return `q${quotes}`;
};

const pages: MountedHook<void>[] = [];

/** The list of a quote at an entry of the history. */
async function open(quoteId: string, entry = 'entry') {
  const page = await mountHook<void>(() => undefined);
  pages.push(page);
  Object.assign(page.router.state.location.state, { __TSR_key: entry });
  await page.draw(() => useReturn({ quoteId, block: 'family' }));
  return {
    unmount: page.unmount,
    /** Another page of the app follows, or the same one by another address. */
    leave: (pathChanged = true) => {
      const { location } = page.router.state;
      const moves = { pathChanged, hrefChanged: true, hashChanged: false };
      page.router.emit({ type: 'onBeforeNavigate', fromLocation: location, toLocation: location, ...moves });
      page.unmount();
    },
  };
}
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await rest();
};

test('a list that is opened for the first time stays at its top', async () => {
  await open(nextQuote());
  await pass(1_000);
  expect(cardsInSight).toEqual([]);
});

test('back from a plan its card comes into sight, once the page has scrolled to its top', async () => {
  const quoteId = nextQuote();
  rememberOpened({ quoteId, block: 'family', slabId: 'b' });
  markReturn();
  await open(quoteId);
  await pass(259);
  expect(cardsInSight).toEqual([]);
  await pass(1);
  expect(cardsInSight).toEqual(['plan-b']);
});

test('back from a plan of another list nothing moves', async () => {
  rememberOpened({ quoteId: 'another', block: 'family', slabId: 'b' });
  markReturn();
  await open(nextQuote());
  await pass(260);
  expect(cardsInSight).toEqual([]);
});

test('who leaves again at once is not scrolled', async () => {
  const quoteId = nextQuote();
  rememberOpened({ quoteId, block: 'family', slabId: 'b' });
  markReturn();
  (await open(quoteId)).unmount();
  await pass(1_000);
  expect(cardsInSight).toEqual([]);
});

test('back at a list by the button of the browser, the card that was read comes into sight', async () => {
  const quoteId = nextQuote();
  const page = await open(quoteId);
  readPast('a');
  page.leave();
  await open(quoteId);
  await pass(260);
  expect(cardsInSight).toEqual(['plan-b']);
});

test('a list that was left at its top, or only filtered, is at its top again', async () => {
  const quoteId = nextQuote();
  for (const isFiltered of [false, true]) {
    const page = await open(quoteId);
    readPast(...(isFiltered ? ['a'] : []));
    page.leave(!isFiltered);
    const again = await open(quoteId);
    await pass(260);
    again.unmount();
  }
  expect(cardsInSight).toEqual([]);
});

test('a list that is opened anew shows the plan that was looked at in it, not where it was read', async () => {
  const quoteId = nextQuote();
  const page = await open(quoteId);
  readPast('a');
  page.leave();
  rememberOpened({ quoteId, block: 'family', slabId: 'c' });
  await open(quoteId, 'another entry');
  await pass(260);
  expect(cardsInSight).toEqual(['plan-c']);
});

test('another list is not shown where the one before was read', async () => {
  const quoteId = nextQuote();
  const page = await open(quoteId);
  readPast('a');
  page.leave();
  await open(nextQuote());
  await pass(260);
  expect(cardsInSight).toEqual([]);
});

/** How this document was come to, as the browser tells it. */
function cameBy(type: NavigationTimingType) {
  class Timing {
    readonly type = type;
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing() as unknown as PerformanceEntry]); // its type alone is read
}

test.each([
  ['back_forward', 'entry', ['plan-b']],
  ['reload', 'entry', []],
  ['back_forward', 'another entry', []],
] as const)(
  'a list that was left with its document is where it was after a %s to its %s',
  async (type, key, cards) => {
    const quoteId = nextQuote();
    const page = await open(quoteId);
    readPast('a');
    window.dispatchEvent(new Event('pagehide'));
    page.unmount();
    window.dispatchEvent(new Event('pagehide'));
    cameBy(type);
    await open(quoteId, key);
    await pass(260);
    expect(cardsInSight).toEqual(cards);
  },
);

test('what the browser kept of it and cannot be read counts for nothing', async () => {
  sessionStorage.setItem('chhatri-left-list', '{');
  cameBy('back_forward');
  await open(nextQuote());
  await pass(260);
  expect(cardsInSight).toEqual([]);
});
