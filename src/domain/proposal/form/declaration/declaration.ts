import type { Instant } from '#domain/date.ts';
import { type Language, type LocalText, languages } from '#domain/local-text.ts';
import type { Proposal } from '../../proposal.ts';
import type { FormAnswers, FormName } from '../fields.ts';

/** The tick of the forms on health and habits by which everything that nobody is named for is No. */
export const nothingElseField = 'nothing_else';

type AnswerRule = {
  readonly kind: string;
  readonly required: boolean;
  readonly showIf?: object | null | undefined;
};

/** Whether the declaration says No to a question for whoever is not named at it. */
export function isDeclaredNo({ kind, required, showIf }: AnswerRule): boolean {
  return kind === 'yes-no' && required && !showIf;
}

const and: Readonly<Record<Language, string>> = { en: 'and', hi: 'और' };

/** First names where they tell people apart, else the whole ones. An initial is no name to call somebody by. */
export function shortNames(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => name.split(' ')[0] ?? name);
  const areApart = new Set(firsts).size === firsts.length && firsts.every((first) => first.length > 1);
  return areApart ? firsts : names;
}

function listOf(names: readonly string[], conjunction: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/**
 * The catalogue's sentence with `{people}` and `{insurer}` filled in: page and signed paper have the same words, of whom
 * it is declared among them.
 */
export function declarationText(
  text: LocalText | undefined,
  names: readonly string[],
  insurer: string,
): LocalText | undefined {
  if (text === undefined) return undefined;
  const filled = (language: Language, words: string) =>
    words.replaceAll('{people}', listOf(shortNames(names), and[language])).replaceAll('{insurer}', insurer);
  const others = languages.flatMap((language) => {
    const words = text[language];
    return words === undefined ? [] : [[language, filled(language, words)] as const];
  });
  return { ...Object.fromEntries(others), en: filled('en', text.en) };
}

/** When each form's declaration was made: with its last whole save, and not at all once the tick is taken away. */
export function declarationTimes(
  before: Proposal['declaredAt'],
  form: FormName,
  answers: FormAnswers,
  savedAt: Instant | undefined,
): Proposal['declaredAt'] {
  const { [form]: earlier, ...others } = before ?? {};
  const at = answers[nothingElseField] === true ? (savedAt ?? earlier) : undefined;
  return at === undefined ? others : { ...others, [form]: at };
}
