import type { WireForm } from '#contract/proposal/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';

/** The questions whose saved answer a save left standing though they were blank, in page order, each with its person. */
export function unchangedQuestions(
  form: WireForm,
  names: readonly string[],
  t: Translate,
  nameOf: (key: string) => string,
): readonly string[] {
  return form.sections.flatMap(({ fields, member }) =>
    fields
      .filter(({ name }) => names.includes(name))
      .map(({ label: question }) =>
        member === null ? question : t('form.kept.of', { question, person: nameOf(member) }),
      ),
  );
}
