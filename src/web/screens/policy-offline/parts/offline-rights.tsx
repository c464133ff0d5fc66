import { useDraft, useHealth } from '#web/browser/storage/draft.ts';
import { parting } from '#web/forms/quote/health-answers.ts';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { LeavingRights } from '#web/plan-parts/rights/leaving-rights.tsx';
import { policyOfflinePage } from '../page.ts';

/** Whoever cannot be covered here over an illness, as far as this tab was told, is told what the law gives them. */
export function OfflineRights() {
  const draft = useDraft();
  const health = useHealth();
  const { conditions } = useLoaded(policyOfflinePage);
  const parted = parting(draft, health, conditions);
  return parted.leaving.length > 0 && <LeavingRights parting={parted} keys={chosenKeys(draft)} />;
}
