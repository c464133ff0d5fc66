import type { WireField } from '#contract/proposal/shapes.ts';
import type { IsoDate } from '#domain/date.ts';
import { signOf } from '#domain/proposal/form/field-failure.ts';
import type { Answer } from '#domain/proposal/form/fields.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { Locale } from '#words/areas.ts';
import { ownRefusal } from './field-kinds.ts';
import { isSameAnswer, type Refusal } from './form-values.ts';

type AnswerInput = {
  readonly field: WireField;
  readonly value: Answer;
  readonly refusal: Refusal | undefined;
  readonly locale: Locale;
  readonly today: IsoDate;
};

/**
 * What is still wrong with an answer that was refused, in the language of now; undefined once it is right. The server's
 * words stand while the answer is the one it refused, in the language it said them; what the page can see itself it says.
 */
export function remainingError(
  { field, value, refusal, locale, today }: AnswerInput,
  t: Translate,
): string | undefined {
  if (!refusal) return undefined;
  if (isSameAnswer(refusal.answer, value) && refusal.locale === locale) return refusal.message;
  const code = ownRefusal(field, value, today);
  return code && t(`failure.${code}`, { sign: signOf(code, value) ?? '' });
}
