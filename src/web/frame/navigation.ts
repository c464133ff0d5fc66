import { leavePage } from '#web/browser/network/leaving.ts';
import { pendingEvents } from '#web/browser/pending-events.ts';
import type { Words } from '#web/browser/text.tsx';
import { postRouteName } from '#web/browser/web-view.ts';
import { type PageRouter, shownName, shownPage } from '#web/page/router.ts';
import { screenTitle } from '#web/page/title.ts';
import { followRouteNames } from '../page/route-names.ts';
import { pageTitle } from './document/page-title.ts';

/** Milliseconds after a navigation until the page scrolls to its top. Specification section 9. */
const scrollDelay = 200;

/** The heading of the new screen takes focus, so that it is read out and Tab goes on from there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Not once the visitor acts: what lies under the finger does not move away between press and release. */
function scrollToTopSoon(): void {
  const acted = new AbortController();
  const timer = window.setTimeout(() => {
    acted.abort();
    window.scrollTo(0, 0);
  }, scrollDelay);
  for (const act of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(act, () => window.clearTimeout(timer), {
      capture: true,
      once: true,
      passive: true,
      signal: acted.signal,
    });
  }
}

// The bridges are put on the window by the app around it; no type of the browser knows them.
const host: object = window;

/** Before each navigation what waits for the page is over. After it, and after a change of language: title; then focus and scroll to the top. A webview around the page is told the route's name. */
export function followNavigation(router: PageRouter, words: Words): void {
  followRouteNames(
    router,
    () => shownName(router) ?? 'not-found',
    (name) => postRouteName(name, host),
  );
  router.subscribe('onRendered', () => pendingEvents.push(['page', shownPage(router)]));
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) leavePage();
  });
  words.listen(() => {
    // A screen that named the page does so again itself.
    if (screenTitle() === undefined) document.title = pageTitle(router, words.t);
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    document.title = screenTitle() ?? pageTitle(router, words.t);
    focusHeading();
    scrollToTopSoon();
  });
}
