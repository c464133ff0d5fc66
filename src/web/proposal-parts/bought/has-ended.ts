import { useSite } from '#web/browser/site.tsx';

/** Whether cover has ended by today; of what is no policy yet it has not. */
export function useHasEnded(coverUntil: string | null): boolean {
  const { pricesAsOf: today } = useSite();
  return coverUntil !== null && today > coverUntil;
}
