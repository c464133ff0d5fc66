import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isNotFound,
  isRedirect,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loaders } from '#web/loaders.ts';
import type { Device } from '#web/platform/device.tsx';
import type { Api } from '#web/platform/network/api.ts';
import { wordsOf } from '#web/platform/network/loaded.ts';
import type { Site } from '#web/platform/site.tsx';
import { useText, type Words } from '#web/platform/text.tsx';
import { type RedirectRoute, type RouteRow, routes, type ScreenRoute } from '#web/routes.ts';
import { ChunkLoadError } from '#web/shell/chunk.ts';
import { NotFound } from '#web/shell/not-found.tsx';
import { Problem } from '#web/shell/problem.tsx';
import { loadScreen, ScreenSlot } from '#web/shell/screen-slot.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { Loader } from '#web/ui/loader.tsx';

export type PageContext = {
  readonly api: Api;
  readonly words: Words;
  readonly site: Site;
  /** The layout the page is first drawn in. */
  readonly device: () => Device;
  /** Told of an error nobody expected; the page shows that there is a problem. */
  readonly reportBug: (error: unknown) => void;
};

type Search = Record<string, string>;

/** A shown list that is kept while the buyer looks at one of its items. */
const keptFor = 10 * 60_000;
/** Pending words: not before 150 ms, then for at least 300 ms, so that nothing flickers. */
const pendingAfter = 150;
const pendingFor = 300;

const root = createRootRouteWithContext<PageContext>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFound,
});

const common = (row: RouteRow) => ({ getParentRoute: () => root, path: row.path, staticData: { row } });

function redirectRoute(row: RouteRow & RedirectRoute) {
  return createRoute({
    ...common(row),
    beforeLoad: ({ params, search }: { params: Record<string, string>; search: Search }) => {
      throw redirect({ href: row.redirect(params, search), statusCode: 302, replace: true });
    },
  });
}

function pick(search: Search, keys: readonly string[] | undefined): Search {
  const kept: Search = {};
  for (const key of keys ?? []) if (search[key] !== undefined) kept[key] = search[key];
  return kept;
}

function pendingOf({ loadingMessage = 'loading.default' }: ScreenRoute) {
  return function Pending(): ReactNode {
    return <Loader message={useText()(loadingMessage)} />;
  };
}

const isExpected = (error: unknown) =>
  isRedirect(error) || isNotFound(error) || error instanceof ChunkLoadError || wordsOf(error) !== undefined;

/** What went wrong inside stays inside: the error that reaches the page, and with it the browser, says nothing. */
async function shielded<T>(load: () => Promise<T>, reportBug: PageContext['reportBug']): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isExpected(error)) throw error;
    reportBug(error);
    throw new Error('This page could not be loaded');
  }
}

/** The calls of a loader: once its page is not wanted any more nothing is sent again. */
const callsUntil = (api: Api, until: AbortSignal): Api => ({
  call: (name, input) => api.call(name, input, { until }),
});

function screenRoute(row: RouteRow & ScreenRoute) {
  return createRoute({
    ...common(row),
    component: () => <ScreenSlot name={row.screen} />,
    pendingComponent: pendingOf(row),
    loaderDeps: ({ search }: { search: Search }) => pick(search, row.preloadBy),
    loader: ({ context, params, location, abortController }) =>
      shielded(async () => {
        const load = row.preload ? loaders[row.preload] : () => null;
        const search: Search = location.search;
        const [data] = await Promise.all([
          load({ api: callsUntil(context.api, abortController.signal), route: row.name, params, search }),
          loadScreen(row.screen, context.device(), context.words),
        ]);
        return data;
      }, context.reportBug),
    gcTime: row.keep ? keptFor : 0,
    staleTime: row.keep ? keptFor : 0,
  });
}

const tree = root.addChildren(
  routes.map((row) => ('redirect' in row ? redirectRoute(row) : screenRoute(row))),
);

const parseSearch = (search: string): Search => Object.fromEntries(new URLSearchParams(search));

const stringifySearch = (search: Record<string, unknown>): string => {
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') kept.append(name, value);
  return kept.size === 0 ? '' : `?${kept}`;
};

type RouterSetup = {
  readonly context: PageContext;
  readonly nonce?: string;
  readonly history?: RouterHistory;
};

export function createPageRouter({ context, nonce, history }: RouterSetup) {
  return createRouter({
    routeTree: tree,
    context,
    ...(history ? { history } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    defaultErrorComponent: Problem,
    defaultNotFoundComponent: NotFound,
    defaultPendingMs: pendingAfter,
    defaultPendingMinMs: pendingFor,
    // Ours alone scrolls (shell/navigation.ts): the library's own goes to the top whenever a page is read anew.
    scrollRestoration: () => false,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
  });
}

export type PageRouter = ReturnType<typeof createPageRouter>;

/** The row of the page shown; undefined on a page that is not there. */
export function shownRow(router: PageRouter): RouteRow | undefined {
  const { matches } = router.state;
  if (matches.some((match) => match.status === 'notFound' || match._notFound)) return undefined;
  return matches.at(-1)?.staticData.row;
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended by merging its interface
  interface StaticDataRouteOption {
    row?: RouteRow;
  }
}
