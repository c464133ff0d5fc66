import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import { useSite } from '#web/browser/site.tsx';

/** Whether cover has ended by today, or never will begin; of what is no policy yet it has not. */
export function useHasEnded(coverUntil: string | null, coverFrom: string | null = null): boolean {
  const { pricesAsOf: today } = useSite();
  return coverUntil !== null && (today > coverUntil || isUnused(coverFrom, coverUntil));
}

/** Cover has ended for good: nothing goes on from there. */
export function isOver({ phase }: Pick<WirePolicyPage, 'phase'>): boolean {
  return phase === 'over' || phase === 'unused';
}

/** Given back before its first day. */
export function isUnused(coverFrom: string | null, coverUntil: string | null): boolean {
  return coverFrom !== null && coverUntil !== null && coverUntil < coverFrom;
}
