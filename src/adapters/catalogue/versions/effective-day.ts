import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { IsoDate } from '#domain/date.ts';
import { BrokenCatalogue, wholeFault } from '../reading/catalogue-fault.ts';

/**
 * Its rates and terms are filed from that day on.
 * @throws BrokenCatalogue before the day that the catalogue takes effect.
 */
export function refuseBeforeItsDay(where: string, { effectiveFrom }: Catalogue, today: IsoDate): void {
  if (effectiveFrom <= today) return;
  const reason = `takes effect on ${effectiveFrom}, and today is ${today}: it cannot be sold before that day`;
  throw new BrokenCatalogue([wholeFault(where, reason)]);
}
