import type { WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import { useSite } from '#web/browser/site.tsx';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { fieldsIn } from '#web/forms/form-values.ts';
import type { FormPage } from '#web/proposal-parts/pages.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { nomineeIn, nomineesAmong } from './nominees.ts';

export type Nominees = {
  /** Keys of the insured people who can be chosen. */
  readonly people: readonly string[];
  readonly nominee: string | undefined;
  /** Names of fields that are not drawn: what they ask is known of whoever is chosen. */
  readonly without: ReadonlySet<string>;
  readonly choose: (key: string) => void;
  /** The fields stand open, without what was filled in of whoever was chosen. */
  readonly other: () => void;
};

type Form = {
  readonly page: FormPage;
  readonly wire: WireForm;
  readonly sheet: AnswerSheet;
  /** What the last save refused and is still wrong. */
  readonly summary: { readonly errors: readonly FieldError[] };
  readonly proposal: WireProposal;
};

const none: ReadonlySet<string> = new Set();

/** Somebody insured here as nominee, in one tap; undefined where nobody can be, and on other forms. */
export function useNominees({ page, wire, sheet, summary, proposal }: Form): Nominees | undefined {
  const { pricesAsOf: today } = useSite();
  const relation = fieldsIn(wire).find(({ name }) => name === 'nominee_relationship');
  const offered = new Set(relation?.choices.map(({ id }) => id));
  const choices = page === 'nominee-detail' ? nomineesAmong(proposal, offered, today) : [];
  const nominee = useSheet(sheet, (answers) => nomineeIn(choices, answers));
  if (choices.length === 0) return undefined;
  const answers = choices.find(({ key }) => key === nominee)?.answers ?? {};
  const isRefused = summary.errors.some(({ field }) => Object.hasOwn(answers, field));
  return {
    people: choices.map(({ key }) => key),
    nominee,
    without: isRefused ? none : new Set(Object.keys(answers)),
    choose(key) {
      const answers = choices.find((choice) => choice.key === key)?.answers ?? {};
      for (const [name, answer] of Object.entries(answers)) sheet.set(name, answer);
    },
    other() {
      for (const [name, answer] of Object.entries(answers))
        sheet.set(name, typeof answer === 'boolean' ? false : '');
    },
  };
}
