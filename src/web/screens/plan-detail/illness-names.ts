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

/** "diabetes on tablets (father, mother) and disability (mother)", "your asthma": within a sentence, each illness once; of rows with one at least. */
export function useIllnessesTogether(): (rows: readonly CalendarRow[]) => string {
  const t = useText();
  const { page } = usePlanModel();
  const { members } = page.uidata;
  const words = useCovered(members);
  return (rows) => {
    const declared = rows.flatMap((row) => row.declared ?? []);
    const conditions = [...new Set(declared.map(({ condition }) => condition))];
    const illnesses = conditions.map((condition) => {
      const ill = declared.filter((one) => one.condition === condition).map(({ member }) => member);
      const isOwn = ill.length === members.length && ill.every(({ person }) => person === 'You');
      return t('verdict.illness', {
        whose: isOwn ? 'own' : 'named',
        thing: page.conditions[condition] ?? t('detail.wait.unnamed'),
        names: ill.map(words.inline).join(', '),
      });
    });
    return illnesses.reduce((list, next, at) =>
      at === illnesses.length - 1
        ? t('people.list.last', { list, last: next })
        : t('people.list.next', { list, next }),
    );
  };
}
