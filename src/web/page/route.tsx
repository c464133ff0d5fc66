import {
  createRootRouteWithContext,
  createRoute,
  isNotFound,
  isRedirect,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { Api } from '#web/browser/network/api.ts';
import { wordsOf } from '#web/browser/network/loaded.ts';
import { useText } from '#web/browser/text.tsx';
import { ChunkLoadError } from '#web/frame/chunk.ts';
import { NotFoundPage } from '#web/frame/not-found.tsx';
import { loadScreen, ScreenSlot } from '#web/frame/screen-slot.tsx';
import { Shell } from '#web/frame/shell.tsx';
import { Loader } from '#web/ui/loader.tsx';
import type { AnyPage } from './page.ts';
import type { PageContext } from './page-context.ts';
import { carriedApart } from './page-data.ts';
import type { PageRoute, RedirectRoute, RouteRow } from './routes.ts';

/** What stands in an address, by name. */
type Texts = Readonly<Record<string, string>>;

/** A shown list that is kept while the buyer looks at one of its items. */
const cacheTime = 10 * 60_000;

export const root = createRootRouteWithContext<PageContext>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFoundPage,
});

const common = (row: RouteRow) => ({ getParentRoute: () => root, path: row.path, staticData: { row } });

function redirectRoute(row: RouteRow & RedirectRoute) {
  return createRoute({
    ...common(row),
    beforeLoad: ({ params, search }: { params: Texts; search: Texts }) => {
      throw redirect({ href: row.redirect(params, search), statusCode: 302, replace: true });
    },
  });
}

function pick(search: Texts, keys: readonly string[] | undefined): Texts {
  const picked: Record<string, string> = {};
  for (const key of keys ?? []) {
    const value = search[key];
    if (value !== undefined) picked[key] = value;
  }
  return picked;
}

function pendingOf({ loading = 'loading.default' }: AnyPage) {
  return function Pending() {
    return <Loader message={useText()(loading)} />;
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
    throw new Error('Page not loaded');
  }
}

/** The calls of a loader: once its page is not wanted any more nothing is sent again. */
const callsUntil = (api: Api, until: AbortSignal): Api => ({
  call: (name, input) => api.call(name, input, { until }),
});

/** At an address whose parameters are none of those the page allows, the router matches nothing. */
const paramsOf = ({ only = {} }: AnyPage) => ({
  parse: (params: Texts) =>
    Object.entries(only).every(([name, choices]) => choices.includes(params[name] ?? '')) && params,
});

function pageRoute(row: RouteRow & PageRoute) {
  const { screen, page } = row;
  return createRoute({
    ...common(row),
    params: paramsOf(page),
    component: () => <ScreenSlot name={screen} />,
    pendingComponent: pendingOf(page),
    loaderDeps: ({ search }: { search: Texts }) => pick(search, page.reloadBy),
    loader: ({ context, params, location, abortController }) =>
      shielded(async () => {
        const search: Texts = location.search;
        const api = callsUntil(context.api, abortController.signal);
        // Read at an address of this very page: these are its parameters and its query.
        const { site, plain } = context;
        const input = { api, site, plain, name: row.name, params, search } as never;
        const [data] = await Promise.all([
          page.load?.(input) ?? null,
          loadScreen(screen, context.device(), context.words),
        ]);
        return carriedApart(data);
      }, context.reportBug),
    gcTime: page.keep ? cacheTime : 0,
    staleTime: page.keep ? cacheTime : 0,
  });
}

export const routeOf = (row: RouteRow) => ('redirect' in row ? redirectRoute(row) : pageRoute(row));
