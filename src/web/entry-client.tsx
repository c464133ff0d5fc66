import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Device, windowDevice } from '#web/browser/device.tsx';
import { noteRendered } from '#web/browser/early.ts';
import { browserApi, patience } from '#web/browser/network/api.ts';
import { whenOnline } from '#web/browser/network/online.ts';
import { pendingEvents } from '#web/browser/pending-events.ts';
import type { Site } from '#web/browser/site.tsx';
import { followLeavingDevice } from '#web/browser/storage/other-tabs.ts';
import { createWords, isTranslated } from '#web/browser/text.tsx';
import { followFailedStyles } from '#web/frame/missing-styles.ts';
import { followNavigation } from '#web/frame/navigation.ts';
import { Providers } from '#web/frame/providers.tsx';
import { loadScreen } from '#web/frame/screen-slot.tsx';
import type { PageContext } from '#web/page/page-context.ts';
import { createPageRouter, type PageRouter } from '#web/page/router.ts';
import { stepOnce } from '#web/page/step-once.ts';
import { baseAreas, locales } from '#words/areas.ts';
import '#web/styles/tokens.css';
import '#web/styles/base.css';

const page = document.documentElement;
const noteError = ({ error }: ErrorEvent) => void pendingEvents.push(['error', error]);
window.addEventListener('error', noteError);
const words = createWords(locales.find((locale) => locale === page.lang) ?? 'en');
const device: Device = page.dataset.device === 'desktop' ? 'desktop' : 'mobile';

/** What this app's own server wrote on the root element of this page. */
const site = JSON.parse(page.dataset.site ?? 'null') as Site;

const context: PageContext = {
  api: browserApi(words.t),
  words,
  site,
  device: windowDevice,
  reportBug: (error) => window.reportError(error),
};

/** Milliseconds after the page listens: what the page itself needs comes first. */
const restFetchedAfter = 2000;

/** The code and words of the screen the server drew: hydration must find them at hand. */
async function loadDrawnScreen(router: PageRouter): Promise<void> {
  await words.load(baseAreas);
  const row = router.matchRoutes(router.latestLocation).at(-1)?.staticData.row;
  if (row && 'screen' in row) await loadScreen(row.screen, device, words);
}

async function start(root: HTMLElement): Promise<void> {
  const router = createPageRouter({ context });
  stepOnce(router.history);
  window.history.scrollRestoration = 'manual';
  followFailedStyles();
  await loadDrawnScreen(router);
  noteRendered(document);
  // In slices: between them the page answers whoever presses.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers context={context} device={device}>
        <RouterClient router={router} />
      </Providers>,
      // A part that was translated before it was taken over is drawn anew, which is no fault.
      { onRecoverableError: (error) => isTranslated() || window.reportError(error) },
    );
  });
  followNavigation(router, words);
  followLeavingDevice();
  window.setTimeout(async () => (await patience())?.keepPageWhileOffline(router.options), restFetchedAfter);
}

/** Also where the page could not start: that it could not is counted too. */
async function fetchCounting(): Promise<void> {
  try {
    await whenOnline();
    (await import('#web/frame/events/start.ts')).startEvents(context);
  } catch {
    // Without that code nothing is counted.
    pendingEvents.push = () => 0;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('No root element');
// A page whose script could not load stays as the server drew it: readable, with working links.
void start(root)
  .catch((error: unknown) => window.reportError(error))
  .finally(() => window.setTimeout(fetchCounting, restFetchedAfter));
