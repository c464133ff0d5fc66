import { pages } from '#web/pages.ts';
import { paths, type Search, withSearch } from '#web/paths.ts';
import type { AnyPage } from './page.ts';

type Params = Readonly<Record<string, string>>;

/** A route that shows a page; `screen` is its folder. */
export type PageRoute = { readonly screen: string; readonly page: AnyPage };

/** A route that only leads elsewhere. Gets the path parameters (`_splat` is the rest of the path) and the query. */
export type RedirectRoute = { readonly redirect: (params: Params, search: Search) => string };

/** `path` is in the router's spelling: `$name` is a parameter, a last `$` the rest. `name` is what a webview is told. */
export type RouteRow = { readonly name: string; readonly path: string } & (PageRoute | RedirectRoute);

const pageRows: readonly (RouteRow & PageRoute)[] = Object.entries(pages).flatMap(([screen, page]) =>
  Object.entries(page.at).map(([name, path]) => ({ name, path, screen, page })),
);

const toChooseMember = (_params: Params, search: Search) => withSearch(paths.chooseMember(), search);
const toFamilyDetail = (_params: Params, search: Search) => withSearch(paths.familyDetail(), search);

/** The rest of an alias, which the router has read, written as an address of the quote area; empty rest is its start. */
const inQuoteArea = (rest: string | undefined) =>
  `/health-plan/${encodeURI((rest ?? '').replace(/^\/+/, ''))}`;

const redirects: readonly (RouteRow & RedirectRoute)[] = [
  { name: 'health-plan', path: '/health-plan', redirect: toChooseMember },
  {
    name: 'super-top-up',
    path: '/health-plan/super-topup',
    redirect: (params, search) => toChooseMember(params, { ...search, product: 'super-topup' }),
  },
  {
    name: 'landing-start',
    path: '/health-plan/lp/product',
    redirect: (_params, search) => withSearch(paths.landing('gender-pincode'), search),
  },
  {
    name: 'city-picker-of-parents',
    path: '/health-plan/family-detail/parent',
    redirect: (_params, search) => withSearch(paths.cityPicker('parents'), search),
  },
  { name: 'medical-details', path: '/health-plan/medical-details', redirect: toFamilyDetail },
  { name: 'medical-block', path: '/health-plan/medical-block', redirect: toFamilyDetail },
  { name: 'lifestyle', path: '/health-plan/lifestyle-{$category}', redirect: toFamilyDetail },
  {
    name: 'about-help',
    path: '/about/help',
    redirect: (_params, search) => withSearch(paths.help(), search),
  },
  {
    name: 'results-start',
    path: '/health-plan/results',
    redirect: (_params, { quoteID, ...search }) =>
      withSearch(quoteID ? paths.splitPlans(quoteID) : paths.chooseMember(), search),
  },
  {
    name: 'mobile-alias',
    path: '/health-plan/mobile/$',
    redirect: (params, search) => withSearch(inQuoteArea(params._splat), search),
  },
  {
    name: 'super-top-up-alias',
    path: '/health-plan/plan/topup/$',
    redirect: (params, search) =>
      withSearch(inQuoteArea(params._splat), { ...search, product: 'super-topup' }),
  },
];

/** These are all routes of the web app (specification section 2). */
export const routes: readonly RouteRow[] = [...pageRows, ...redirects];
