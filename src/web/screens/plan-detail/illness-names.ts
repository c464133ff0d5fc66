import { useText } from '#web/browser/text.tsx';
import { useCovered } from '#web/plan-parts/people/people-words.ts';
import type { CalendarRow } from './calendar.ts';
import { usePlanModel } from './model.ts';

/** "Father’s diabetes on tablets": a declared illness, and whose it is. */
export function useIllnessNames(): (declared: NonNullable<CalendarRow['declared']>) => string {
  const t = useText();
  const { page } = usePlanModel();
  const words = useCovered(page.uidata.members);
  return ({ member, condition }) =>
    words.whose(member, page.conditions[condition] ?? t('detail.wait.unnamed'));
}
