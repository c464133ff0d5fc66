import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isoDate } from '#domain/date.ts';
import type { Api } from '#web/browser/network/api.ts';
import { createWords } from '#web/browser/text.tsx';
import { Providers } from '#web/frame/providers.tsx';
import type { PageContext } from '#web/page/page-context.ts';
import { createPageRouter, type PageRouter } from '#web/page/router.ts';
import { type Area, baseAreas, type Locale } from '#words/areas.ts';
import { fakeApi } from './fake-api.ts';

// What every browser has beside the document, and these tests have not.
Object.assign(globalThis, { PerformanceNavigationTiming: class {} });

type HookSetting = {
  readonly api?: Api;
  readonly areas?: readonly Area[];
  readonly locale?: Locale;
  readonly path?: string;
  /** What stands around it beside what stands around every page: the model of a screen. */
  readonly around?: (inner: ReactNode) => ReactNode;
};

/** A hook in a page of its own, which shows nothing. */
export type MountedHook<Value> = {
  /** What it gave at the last drawing. */
  readonly value: () => Value;
  /** Draws the page anew with the same hook, or with another one in its place that keeps the state. */
  readonly draw: (useOther?: () => Value) => Promise<void>;
  /** Does something as a press does, and waits for what follows at once. */
  readonly act: (press: () => void) => Promise<void>;
  readonly router: PageRouter;
  readonly words: PageContext['words'];
  readonly unmount: () => void;
};

export async function mountHook<Value>(
  useHook: () => Value,
  {
    api = fakeApi({}).api,
    areas = [],
    locale = 'en',
    path = '/',
    around = (inner) => inner,
  }: HookSetting = {},
): Promise<MountedHook<Value>> {
  const words = createWords(locale);
  await words.load([...baseAreas, ...areas]);
  const context = pageContext(api, words);
  const router = createPageRouter({ context, history: createMemoryHistory({ initialEntries: [path] }) });
  let [useNow, value] = [useHook, undefined as Value | undefined];
  const Probe = () => {
    value = useNow();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const page = () => (
    <RouterContextProvider router={router}>
      <Providers context={context} device="mobile">
        {around(<Probe />)}
      </Providers>
    </RouterContextProvider>
  );
  const act = async (press: () => void) => {
    flushSync(press);
    await rest();
  };
  const draw = (useOther = useNow) => {
    useNow = useOther;
    return act(() => root.render(page()));
  };
  await draw();
  return {
    // Drawn above, so it has one.
    value: () => value as Value,
    draw,
    act,
    router,
    words,
    unmount: () => flushSync(() => root.unmount()),
  };
}

/** Until promises that wait for nothing, and what is drawn after them, have had their turn. Timers stay as they are. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** What a page of a phone has around it. A fault of its own fails the test. */
export function pageContext(
  api: Api,
  words: PageContext['words'],
  site: Partial<PageContext['site']> = {},
): PageContext {
  return {
    api,
    words,
    site: {
      intermediary: 'broker',
      pricesAsOf: isoDate(2026, 11, 20),
      hasCodes: true,
      hasMail: true,
      locationMode: 'pincode',
      ...site,
    },
    device: () => 'mobile',
    reportBug: (error) => {
      throw error;
    },
  };
}
