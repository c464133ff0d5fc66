import { genderAnswers, yesNoAnswers } from '#domain/proposal/form/fields.ts';
import { useText } from '#web/browser/text.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { kindOf } from '../field-kinds.ts';
import { textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

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
