import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { parseIsoDate } from '#domain/date.ts';
import { ageOn } from '#domain/person/age.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { DateInput } from '../date-input.tsx';
import { kindOf } from '../field-kinds.ts';
import { textOf, type WireFieldProps, wordsOf } from '../field-props.ts';

/** A day; a date of birth also says the age it makes on the first day of cover. */
export function DateField(props: WireFieldProps) {
  const t = useText();
  const { pricesAsOf: today } = useSite();
  const { field, value, onAnswer } = props;
  const born = parseIsoDate(textOf(value));
  const isBirth = kindOf(field) === 'date-of-birth';
  const age = isBirth && born && born <= today ? ageOn(born, firstDayOfCover(today)) : undefined;
  const ageText = age && t(age.unit === 'years' ? 'form.age.years' : 'form.age.months', { count: age.count });
  const said = [props.hint, ageText].filter((text) => text !== undefined && text !== '');
  const hint =
    said.length === 2 ? t('form.hints', { first: said[0] ?? '', second: said[1] ?? '' }) : (said[0] ?? '');
  return (
    <DateInput
      {...wordsOf(props)}
      hint={hint === '' ? t('form.date.example') : hint}
      value={textOf(value)}
      onChange={onAnswer}
      isBirthday={field.autocomplete === 'bday'}
    />
  );
}
