import { useDraft } from '#web/browser/storage/draft.ts';
import { useLoaded, useParamsOf, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { policyOfflinePage } from './page.ts';

export function useOffline() {
  const { type } = useParamsOf(policyOfflinePage);
  const { quoteID: asked } = useSearchOf(policyOfflinePage);
  const { quote } = useDraft();
  const isKnown = quote !== undefined && (asked === undefined || asked === quote.id);
  const id = asked ?? quote?.id;
  const { plan, desk, list } = useLoaded(policyOfflinePage);
  const listHref = list?.quoteId === id ? list?.href : undefined;
  return {
    type,
    plan,
    desk,
    /** To the plans of the quote the visitor came from; undefined when there is none. */
    back: id === undefined ? undefined : (listHref ?? paths.splitPlans(id)),
    /** The human-facing number of that quote, where this device knows it. */
    reference: isKnown ? quote.crn : undefined,
  };
}
