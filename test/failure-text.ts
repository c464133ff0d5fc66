import { signOf } from '#domain/proposal/form/field-failure.ts';
import type { AnswerFailureCode } from '#domain/result.ts';
import type { messages } from '#words/en/failures/answer.ts';

/** What is said of a refused answer, with the sign that it is refused for. */
export function failureText(
  words: Readonly<Record<keyof typeof messages, string>>,
  code: AnswerFailureCode,
  answer: unknown,
): string {
  const sign = typeof answer === 'string' ? signOf(code, answer) : undefined;
  return words[`failure.${code}`].replace('{sign}', sign ?? '');
}
