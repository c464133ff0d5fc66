import { addDays, addMonths, type IsoDate } from '../date.ts';
import type { PlanFeatures } from './features.ts';

export type WaitKind = 'accident' | 'other-illness' | 'specific-treatment' | 'pre-existing' | 'maternity';

/** The first day on which a claim of this kind is paid; undefined when the plan never pays it. */
export type Wait = { readonly kind: WaitKind; readonly coveredFrom: IsoDate | undefined };

/** The waits of a policy that starts on a day, as dates. Accidents never wait; the clocks run side by side. */
export function waitsFrom(
  { waitingPeriods, maternity }: Pick<PlanFeatures, 'waitingPeriods' | 'maternity'>,
  start: IsoDate,
): readonly Wait[] {
  const afterInitial = addDays(start, waitingPeriods.initialDays);
  return [
    { kind: 'accident', coveredFrom: start },
    { kind: 'other-illness', coveredFrom: afterInitial },
    {
      kind: 'specific-treatment',
      coveredFrom: later(afterInitial, addMonths(start, waitingPeriods.specificMonths)),
    },
    {
      kind: 'pre-existing',
      coveredFrom: later(afterInitial, addMonths(start, waitingPeriods.preExistingMonths)),
    },
    {
      kind: 'maternity',
      coveredFrom:
        maternity.kind === 'covered'
          ? later(afterInitial, addMonths(start, maternity.waitMonths))
          : undefined,
    },
  ];
}

function later(left: IsoDate, right: IsoDate): IsoDate {
  return left > right ? left : right;
}
