import { useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { placeOfNominee } from '#domain/service/change/nominees.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useSite } from '#web/browser/site.tsx';
import { usePageWords, useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { createAnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import {
  blankOf,
  fieldsIn,
  isSameAnswer,
  type Refusals,
  shownNames,
  valuesOf,
} from '#web/forms/form-values.ts';
import type { FormProps } from './form-props.ts';

const none: Refusals = {};

/** One form of a change: what is typed, what was refused of it, and the press. */
export function useChange({ changes, offered, onChange }: FormProps) {
  const api = useApi();
  const t = useText();
  const { locale } = usePageWords();
  const { pricesAsOf: today } = useSite();
  const { form, kind, person, data } = offered;
  const [sheet] = useState(() => createAnswerSheet(valuesOf(form, data)));
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useWorded<Refusals>(none);
  const [trouble, setTrouble] = useWorded<string | undefined>(undefined);
  const isCorrected = (name: string, answers: Answers) =>
    refusals[name]?.answer !== undefined && !isSameAnswer(refusals[name].answer, answers[name]);
  // Drawn anew when a line of the summary goes.
  useSheet(sheet, (answers) =>
    Object.keys(refusals)
      .filter((name) => !isCorrected(name, answers))
      .join(' '),
  );

  const refuse = ({ fields, message }: WireFailure) => {
    const answers = sheet.all();
    const byField = fields.map(({ field, message: words }) => [
      field,
      { answer: answers[field], message: words, locale },
    ]);
    setRefusals(() => Object.fromEntries(byField));
    setTrouble(() => (fields.length === 0 ? message : undefined));
    setAttempt((now) => now + 1);
  };

  /** @param isOf whether a question that shows is one of those that are answered */
  const submit = async (isOf: (name: string) => boolean = () => true, code = '') => {
    if (busy) return;
    setBusy(true);
    const answers = sheet.all();
    const visible = shownNames(form, answers, today);
    const sentFields = fieldsIn(form).filter(({ name }) => visible.has(name) && isOf(name));
    const body = {
      kind,
      endorsements: String(changes.endorsements.length),
      ...(person !== null && { person }),
      ...(code !== '' && { code }),
      data: Object.fromEntries(
        sentFields.map((field) => {
          const answer = answers[field.name] ?? blankOf(field);
          return [field.name, typeof answer === 'object' ? [...answer] : answer];
        }),
      ),
    };
    const answer = await api.call('changePolicy', { params: { id: changes.proposalID }, body });
    setBusy(false);
    if (!answer.ok) return refuse(answer.failure);
    setRefusals(() => none);
    setTrouble(() => undefined);
    onChange(answer.value);
  };

  const labels = new Map(fieldsIn(form).map(({ name, label }) => [name, label]));
  const inSummary = (field: string, message: string) => {
    const at = kind === 'change-nominee' ? placeOfNominee(field).at : 0;
    return t('change.error.at', { at, field: labels.get(field) ?? '', message });
  };
  const errors = Object.entries(refusals).flatMap(([field, { message }]) =>
    isCorrected(field, sheet.all()) ? [] : [{ field, message: inSummary(field, message) }],
  );
  return { sheet, busy, attempt, refusals, errors, trouble, submit, refuse };
}
