import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { parseIsoDate } from '#domain/date.ts';
import { ageOn } from '#domain/person/age.ts';
import { monthIds } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import dates from '../date-input.module.css';
import { DateInput } from '../date-input.tsx';
import { joinMonth, splitDate, typeYear } from '../date-parts.ts';
import { kindOf } from '../field-kinds.ts';
import { textOf, type WireFieldProps, wordsOf } from '../field-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** A day; a date of birth also says the age it makes on the first day of cover. */
export function DateField(props: WireFieldProps) {
  const t = useText();
  const { pricesAsOf: today } = useSite();
  const { field, value, onAnswer } = props;
  const born = parseIsoDate(textOf(value));
  const isBirth = kindOf(field) === 'date-of-birth';
  const age = isBirth && born && born <= today ? ageOn(born, firstDayOfCover(today)) : undefined;
  const ageText = age && t(age.unit === 'years' ? 'form.age.years' : 'form.age.months', { count: age.count });
  const hints = [props.hint, ageText].filter((text) => text !== undefined && text !== '');
  const hint =
    hints.length === 2
      ? t('form.hints', { first: hints[0] ?? '', second: hints[1] ?? '' })
      : (hints[0] ?? '');
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

/** It asks for a month and a year. */
export function MonthField(props: WireFieldProps) {
  const t = useText();
  const { field, value, onAnswer, error } = props;
  const [entry, setEntry] = useTypedText(textOf(value), splitDate, joinMonth);
  const type = (change: { readonly month?: string; readonly year?: string }) => {
    const next = { ...entry, ...change };
    setEntry(next);
    onAnswer(joinMonth(next));
  };
  const choices = monthIds.map((id, at) => ({ value: String(at + 1).padStart(2, '0'), label: t(id) }));
  return (
    <FieldSet {...wordsOf(props)}>
      <span className={dates.parts}>
        <span className={dates.part}>
          <span aria-hidden="true">{t('form.date.month')}</span>
          <Select
            label={t('form.date.month')}
            hideLabel
            unanswered
            width="short"
            error={error}
            id={`${field.name}.month`}
            choices={choices}
            value={entry.month}
            onChange={(event) => type({ month: event.currentTarget.value })}
          />
        </span>
        <label className={dates.part}>
          <span>{t('form.date.year')}</span>
          <input
            className={dates.year}
            name={`${field.name}.year`}
            value={entry.year}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            onChange={(event) => type(typeYear(entry, event.currentTarget.value))}
          />
        </label>
      </span>
    </FieldSet>
  );
}
