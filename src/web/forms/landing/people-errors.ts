import type { IsoDate } from '#domain/date.ts';
import { coveredMembers } from '#domain/quote/recommendation.ts';
import type { Site } from '#web/browser/site.tsx';
import { emptyHealth } from '#web/browser/storage/draft-shape.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { ageErrors } from '../quote/age-errors.ts';
import { peopleWords } from '../quote/people.ts';
import { ageField, chosenKeys, membersOf } from '../quote/quote-answers.ts';
import type { FormMemory } from './form-memory.ts';
import { fields } from './step-names.ts';

/** What errors are worded with. */
export type Worded = {
  readonly t: Translate;
  readonly today: IsoDate;
  readonly dateText: (day: string) => string;
  readonly locationMode: Site['locationMode'];
};

/** Who is covered, and how old they are. */
export function peopleErrors({ draft }: FormMemory, { t, today, dateText }: Worded): readonly FieldError[] {
  const members = membersOf(draft, emptyHealth);
  if (members.length === 0) return [{ field: fields.people, message: t('ages.people.missing') }];
  const words = peopleWords(t);
  const keys = chosenKeys(draft);
  const errors: FieldError[] = [];
  if (coveredMembers(members).length === 0) {
    errors.push({ field: fields.people, message: t('ages.children.alone'), topic: 'family' });
  }
  for (const { key, message, topic } of ageErrors(draft, t, { today, dateText })) {
    errors.push({
      field: ageField(key),
      message: keys.length === 1 ? message : t('quote.named', { name: words.name(key, keys), message }),
      topic,
    });
  }
  return errors;
}
