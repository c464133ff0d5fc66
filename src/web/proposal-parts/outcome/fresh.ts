import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { daysBetween } from '#domain/date.ts';
import { dayOf } from '#web/browser/day-of.ts';
import { useSite } from '#web/browser/site.tsx';

/** As long as a letter is tried again (decision record 072). */
const daysOnItsWay = 4;

/** Whether it was bought just now: a policy that is looked at again is not on its way any more. */
export function useIsFresh({ paid_at: paidAt }: Pick<WirePostPayment, 'paid_at'>): boolean {
  const { pricesAsOf: today } = useSite();
  const paidOn = paidAt ? dayOf(paidAt.slice(0, 10)) : today;
  return daysBetween(paidOn, today) <= daysOnItsWay;
}
