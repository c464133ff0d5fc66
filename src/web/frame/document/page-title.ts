import type { Translate } from '#web/browser/text.tsx';
import { type PageRouter, shownRow } from '#web/page/router.ts';

/** The document title of the page shown, by its row of the route table; `failed`: its answers need correcting. */
export function pageTitle(router: PageRouter, t: Translate, failed = false): string {
  const row = shownRow(router);
  if (!row || 'redirect' in row) return t('page.title', { title: t('not-found.title') });
  const { title } = row.page;
  // Matched at an address of this very page: these are its name and its parameters.
  const page = { name: row.name, params: router.state.matches.at(-1)?.params } as never;
  const own = t(typeof title === 'function' ? title(page) : title);
  return t('page.title', { title: failed ? t('page.title.error', { title: own }) : own });
}
