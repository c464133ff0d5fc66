import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import type { HelpTopic } from '#domain/help/topics.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import type { Translate } from '#web/browser/text.tsx';
import { fieldsIn, type Refusal, type Refusals } from '#web/forms/form-values.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import type { Locale } from '#words/areas.ts';
import type { SaveResult } from './saving/saver.ts';

/** What a save that was not taken says: at fields, or about the whole. */
export type RefusedSave = {
  readonly code: string;
  readonly formError: Readonly<Record<string, string>>;
  readonly message: string | undefined;
  /** What a person can be asked about. */
  readonly topic?: HelpTopic | undefined;
};

export function refusedSave(result: SaveResult): RefusedSave {
  if (!result.ok) return { code: result.failure.code, formError: {}, message: result.failure.message };
  if (result.value.success) return { code: '', formError: {}, message: undefined };
  const { code, form_error: formError = {}, err_msg: message, help_topic: topic } = result.value;
  return { code, formError, message, topic };
}

/** The refusals of a save, with the answers they are about. */
export function refusalsOf(
  formError: Readonly<Record<string, string>>,
  answers: Answers,
  locale: Locale,
): Refusals {
  return Object.fromEntries(
    Object.entries(formError).map(([name, message]) => [name, { answer: answers[name], message, locale }]),
  );
}

type ErrorContext = {
  readonly t: Translate;
  readonly locale: Locale;
  readonly nameOf: (key: string) => string;
  /** What is still wrong at a field that was refused. */
  readonly errorOf: (field: WireField, refusal: Refusal) => string | undefined;
  /** Names of the fields that show with the answers of now. */
  readonly visible: ReadonlySet<string>;
};

/**
 * For the summary: in page order, each with its question, and with its person where several are asked the same. A field
 * that another answer has taken away has nothing left to correct.
 */
export function summaryOf(
  form: WireForm,
  refusals: Refusals,
  { t, locale, nameOf, errorOf, visible }: ErrorContext,
): readonly FieldError[] {
  const labels = fieldsIn(form).map(({ label }) => label);
  const isRepeated = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
  const errors = form.sections.flatMap((section) =>
    section.fields.flatMap((field): FieldError[] => {
      const refusal = refusals[field.name];
      const error = refusal && visible.has(field.name) ? errorOf(field, refusal) : undefined;
      if (error === undefined) return [];
      const words = { field: field.label.replace(/\?$/, ''), message: error };
      const message =
        section.member === null && !isRepeated(field.label)
          ? t('form.error.at', words)
          : t('form.error.at.person', {
              ...words,
              person: section.member === null ? section.title : nameOf(section.member),
            });
      return [{ field: field.name, message }];
    }),
  );
  const names = new Set(fieldsIn(form).map(({ name }) => name));
  const others = Object.entries(refusals).flatMap(([field, refusal]) =>
    names.has(field) || refusal.locale !== locale ? [] : [{ field, message: refusal.message }],
  );
  return [...errors, ...others];
}
