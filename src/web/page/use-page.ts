import { useMatch } from '@tanstack/react-router';
import type { AnyPage, Page, PageParams, PageSearch } from './page.ts';
import type { RouteRow } from './routes.ts';

type NameOf<P> = P extends Page<infer At, infer _Only, infer _Key, infer _Data> ? keyof At : never;
type ParamsOf<P> =
  P extends Page<infer At, infer Only, infer _Key, infer _Data> ? PageParams<At[keyof At], Only> : never;
type SearchOf<P> = P extends Page<infer _At, infer _Only, infer Key, infer _Data> ? PageSearch<Key> : never;
type LoadedOf<P> = P extends Page<infer _At, infer _Only, infer _Key, infer Data> ? Data : never;

/** What the router holds of a page that is shown, as far as it knows. */
type Match = {
  readonly params: unknown;
  readonly search: unknown;
  readonly loaderData?: unknown;
  readonly staticData: { readonly row?: RouteRow };
};

/** Reads the match around this component. A screen that asks for another page's facts is a bug. */
function usePageOf(page: AnyPage, read: (match: Match) => unknown): unknown {
  return useMatch({
    strict: false,
    select: (match: Match) => {
      const { row } = match.staticData;
      if (!row || !('page' in row) || row.page !== page) throw new Error('Not the page shown');
      return read(match);
    },
  });
}

/** The page loaded it. */
export function useLoaded<P extends AnyPage>(page: P): LoadedOf<P> {
  // The router ran this very page's `load`.
  return usePageOf(page, ({ loaderData }) => loaderData) as LoadedOf<P>;
}

/** What stands in the path, where the page says so. */
export function useParamsOf<P extends AnyPage>(page: P): ParamsOf<P> {
  // Matched against this page's path, and refused by the router where they are none of `only`.
  return usePageOf(page, ({ params }) => params) as ParamsOf<P>;
}

/** The query of the page shown; while another page loads it stays this one's. */
export function useSearchOf<P extends AnyPage>(page: P): SearchOf<P> {
  // Our router reads every value of a query as text.
  return usePageOf(page, ({ search }) => search) as SearchOf<P>;
}

/** Which of the page's addresses is shown. */
export function useNameOf<P extends AnyPage>(page: P): NameOf<P> {
  // The row was made from this page's addresses.
  return usePageOf(page, ({ staticData }) => staticData.row?.name) as NameOf<P>;
}
