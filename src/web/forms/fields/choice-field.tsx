import { Select } from '#web/ui/select.tsx';
import { choicesOf, textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

/** One of many. */
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
