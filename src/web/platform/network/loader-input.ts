import type { Search } from '#web/paths.ts';
import type { Api } from './api.ts';

/** What every loader gets. */
export type LoaderInput = {
  readonly api: Api;
  /** Name of the row in the route table. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Search;
};
