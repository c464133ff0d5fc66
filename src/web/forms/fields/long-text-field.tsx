import { TextArea } from '#web/ui/text-area.tsx';
import { textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

export function LongTextField(props: WireFieldProps) {
  const { field, value, onAnswer } = props;
  return (
    <TextArea
      {...wordsOf(props)}
      name={field.name}
      value={textOf(value)}
      maxLength={2000}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}
