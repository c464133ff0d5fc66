import type { IsoDate } from '#domain/date.ts';
import { type FunnelCount, funnelSteps } from '#domain/event/funnel.ts';
import type { Ports } from '../ports.ts';

/** Counts how many visits came to each step, by day and channel, in the order of days, channels and steps. */
export async function readFunnel(
  { store }: Pick<Ports, 'store'>,
  days: { readonly from: IsoDate; readonly until: IsoDate },
): Promise<readonly FunnelCount[]> {
  const counts = await store.countVisits(days);
  const placeOf = ({ day, channel, step }: FunnelCount) =>
    `${day} ${channel} ${String(funnelSteps.indexOf(step)).padStart(2, '0')}`;
  return counts.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}
