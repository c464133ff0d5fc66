import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Api } from '#web/browser/network/api.ts';
import { createWords } from '#web/browser/text.tsx';
import { Providers } from '#web/frame/providers.tsx';
import type { AnyPage } from '#web/page/page.ts';
import type { PageContext } from '#web/page/page-context.ts';
import type { RouteRow } from '#web/page/routes.ts';
import { type Area, baseAreas } from '#words/areas.ts';
import { fakeApi } from './fake-api.ts';
import { pageContext, rest } from './mounted-hook.tsx';

type ModelSetting = {
  readonly page: AnyPage;
  /** Which of the addresses of its page it stands at. */
  readonly name?: string;
  /** What the page loaded. */
  readonly data?: unknown;
  readonly path?: string;
  readonly api?: Api;
  readonly areas?: readonly Area[];
  readonly site?: Partial<PageContext['site']>;
};

/** The model of a screen, on its page, without what the screen draws. */
export type MountedModel<Value> = {
  readonly value: () => Value;
  /** Does something as a press does, and waits for what follows at once. */
  readonly act: (press: () => void) => Promise<void>;
  /** The page was loaded anew, with this. */
  readonly load: (data: unknown) => Promise<void>;
  readonly address: () => string;
  /** How often the page was loaded. */
  readonly loads: () => number;
  readonly words: PageContext['words'];
  readonly unmount: () => void;
};

export async function mountModel<Value>(
  useModel: () => Value,
  { page, name = '', data, path = '/', api = fakeApi({}).api, areas = [], site = {} }: ModelSetting,
): Promise<MountedModel<Value>> {
  const words = createWords('en');
  await words.load([...baseAreas, ...areas]);
  const context = pageContext(api, words, site);
  let [loaded, loads, value] = [data, 0, undefined as Value | undefined];
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    // Every address is this page: where the model leads is read off the address.
    path: '$',
    loader: () => {
      loads += 1;
      return loaded;
    },
    component: () => {
      value = useModel();
      return null;
    },
    // What a model asks of the row of its page.
    staticData: { row: { name, page, path: '$' } as unknown as RouteRow },
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString(); // texts, as they were read
      return text === '' ? '' : `?${text}`;
    },
  });
  const mounted = createRoot(document.createElement('div'));
  await router.load();
  flushSync(() =>
    mounted.render(
      <Providers context={context} device="mobile">
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  await rest();
  const act = async (press: () => void) => {
    flushSync(press);
    await rest();
  };
  return {
    // Drawn above, so it has one.
    value: () => value as Value,
    act,
    load: async (next) => {
      loaded = next;
      await router.invalidate();
      await rest();
    },
    address: () => router.history.location.href,
    loads: () => loads,
    words,
    unmount: () => flushSync(() => mounted.unmount()),
  };
}
