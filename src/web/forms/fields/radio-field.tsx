import { RadioRows } from '#web/ui/option-row.tsx';
import { choicesOf, textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

/** One of a few, all in sight. */
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
