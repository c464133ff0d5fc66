import type { OfflineType } from '#domain/purchase/processing-status.ts';
import { useDraft } from '#web/browser/storage/draft.ts';
import { useLoaded, useParamsOf, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import type { LoadedOffline } from './load.ts';
import { policyOfflinePage } from './page.ts';

export type Offline = {
  readonly type: OfflineType;
  readonly plan: LoadedOffline['plan'];
  readonly desk: LoadedOffline['desk'];
  /** To the plans of the quote the visitor came from; undefined when there is none. */
  readonly back: string | undefined;
  /** The human-facing number of that quote, where this device knows it. */
  readonly reference: string | undefined;
};

export function useOffline(): Offline {
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
    back: id === undefined ? undefined : (listHref ?? paths.splitPlans(id)),
    reference: isKnown ? quote.crn : undefined,
  };
}
