import type { MemberKey } from '#domain/person/member.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';
import type { Missing } from '../quote/health-answers.ts';
import type { PeopleWords } from '../quote/people.ts';

/** What lacks an answer, at its field; among several people with the name of the one it is about. */
export function missingErrors(
  missing: readonly Missing[],
  people: PeopleWords,
  keys: readonly MemberKey[],
  t: Translate,
): readonly FieldError[] {
  return missing.map((each) => {
    const message = t(`health.${each.kind}.missing`);
    if (each.kind === 'habit') {
      const question = t(`health.habit.${each.habit}`);
      return { field: `habit-${each.habit}`, message: t('health.habit.named', { question, message }) };
    }
    if (each.kind !== 'which') return { field: each.kind, message };
    const field = `which-${each.key}`;
    if (keys.length === 1) return { field, message };
    return { field, message: t('quote.named', { name: people.name(each.key, keys), message }) };
  });
}
