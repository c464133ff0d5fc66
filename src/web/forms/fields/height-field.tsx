import { feetAndInchesOf, isHeight } from '#domain/person/body.ts';
import { useText } from '#web/browser/text.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

/** Centimetres; the same in feet and inches stands in the hint as soon as it is a height. */
export function HeightField(props: WireFieldProps) {
  const t = useText();
  const { field, value, onAnswer } = props;
  const typed = textOf(value);
  const centimetres = Number(typed);
  const inFeet =
    typed.trim() !== '' && isHeight(centimetres)
      ? t('form.height.feet', { centimetres: typed.trim(), ...feetAndInchesOf(centimetres) })
      : undefined;
  return (
    <TextInput
      {...wordsOf(props)}
      hint={inFeet ?? props.hint}
      name={field.name}
      width="tiny"
      inputMode="decimal"
      value={typed}
      onChange={(event) => onAnswer(event.currentTarget.value)}
    />
  );
}
