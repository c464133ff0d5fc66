import { genderAnswers, yesNoAnswers } from '#domain/proposal/form/fields.ts';
import { useText } from '#web/browser/text.tsx';
import { RadioRows } from '#web/ui/option-row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { kindOf } from '../field-kinds.ts';
import { choicesOf, textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

/** It asks for one of many. */
export function ChoiceField(props: WireFieldProps) {
  const { field, value, onAnswer } = props;
  return (
    <Select
      {...wordsOf(props)}
      name={field.name}
      unanswered
      choices={choicesOf(field)}
      value={textOf(value)}
      {...(field.autocomplete !== null && { autoComplete: field.autocomplete })}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}

/** It asks for one of a few that are all in sight. */
export function RadioField(props: WireFieldProps) {
  const { field, value, onAnswer } = props;
  return (
    <RadioRows
      {...wordsOf(props)}
      name={field.name}
      choices={choicesOf(field)}
      value={textOf(value)}
      onChange={onAnswer}
    />
  );
}

/** Two answers that the definition does not list: yes or no, female or male. */
export function PairField(props: WireFieldProps) {
  const t = useText();
  const { field, value, onAnswer } = props;
  const choices =
    kindOf(field) === 'gender'
      ? genderAnswers.map((id) => ({ value: id, label: t(`form.gender.${id}`) })).reverse()
      : yesNoAnswers.map((id) => ({ value: id, label: t(`form.yes-no.${id}`) }));
  return (
    <Segmented
      {...wordsOf(props)}
      name={field.name}
      choices={choices}
      value={textOf(value)}
      onChange={onAnswer}
    />
  );
}
