import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ShownPage } from '#web/browser/pending-events.ts';
import { NotFoundPage } from '#web/frame/not-found.tsx';
import { Problem } from '#web/frame/problem.tsx';
import type { PageContext } from './page-context.ts';
import { pageDataAdapter } from './page-data.ts';
import { root, routeOf } from './route.tsx';
import { type RouteRow, routes } from './routes.ts';

/** Pending words come not before 150 ms, then for at least 300 ms, so that nothing flickers. */
const pendingAfter = 150;
const pendingFor = 300;

const tree = root.addChildren(routes.map(routeOf));

const parseSearch = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(search));

const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string') params.append(name, value);
  return params.size === 0 ? '' : `?${params}`;
};

type RouterSetup = {
  readonly context: PageContext;
  readonly nonce?: string;
  readonly history?: RouterHistory;
};

export function createPageRouter({ context, nonce, history }: RouterSetup) {
  const router = createRouter({
    routeTree: tree,
    context,
    ...(history ? { history } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    defaultErrorComponent: Problem,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingMs: pendingAfter,
    defaultPendingMinMs: pendingFor,
    // Ours alone scrolls (frame/navigation.ts): the library's own goes to the top whenever a page is read anew.
    scrollRestoration: () => false,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
  });
  // Read when a page is written and taken over; at birth only the library's own framework may name it.
  router.options.serializationAdapters = [pageDataAdapter];
  return router;
}

export type PageRouter = ReturnType<typeof createPageRouter>;

/** The row of the page shown; undefined on a page that is not there. */
export function shownRow(router: PageRouter): RouteRow | undefined {
  const { matches } = router.state;
  if (matches.some((match) => match.status === 'notFound' || match._notFound)) return undefined;
  return matches.at(-1)?.staticData.row;
}

/** The name of the route that is shown, as counting and a webview around the page are told it; undefined: no page. */
export function shownName(router: PageRouter): string | undefined {
  const row = shownRow(router);
  const by = row && 'page' in row ? row.page.namedBy : undefined;
  const params: Readonly<Record<string, string>> = router.state.matches.at(-1)?.params ?? {};
  return by ? `${row?.name}-${params[by]}` : row?.name;
}

export function shownPage(router: PageRouter): ShownPage {
  const match = router.state.matches.at(-1);
  return {
    name: shownName(router),
    params: match?.params ?? {},
    // Our router reads every value of a query as text.
    search: router.state.location.search as ShownPage['search'],
    loaderData: match?.loaderData,
    failed: match?.status === 'error',
  };
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the library is extended by merging its interface
  interface StaticDataRouteOption {
    row?: RouteRow;
  }
}
