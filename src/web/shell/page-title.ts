import type { Translate } from '#web/platform/text.tsx';
import { type PageRouter, shownRow } from '#web/router.tsx';

/** The document title of the page shown, by its row of the route table. */
export function pageTitle(router: PageRouter, t: Translate): string {
  const row = shownRow(router);
  if (!row || 'redirect' in row) return t('page.title', { title: t('not-found.title') });
  const params = router.state.matches.at(-1)?.params ?? {};
  return t('page.title', { title: t(typeof row.title === 'function' ? row.title(params) : row.title) });
}
