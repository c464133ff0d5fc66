import type { MemberKey } from '#domain/person/member.ts';
import { useDraft, useDraftReady, useHealth } from '#web/browser/storage/draft.ts';
import { useResultsModel } from './model.ts';

/** Who was left out of this quote over an illness. Only the tab in which it was said knows: the server keeps nothing of them. */
export function useLeavers(): readonly MemberKey[] {
  const { data } = useResultsModel();
  const { quote } = useDraft();
  const health = useHealth();
  const isReady = useDraftReady();
  return isReady && quote?.id === data.quoteId
    ? health.leaving.filter((key) => health.conditions[key]?.length)
    : [];
}
