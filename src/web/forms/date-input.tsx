import { useState } from 'react';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import css from './date-input.module.css';
import { type DateEntry, joinDate, splitDate, typeDate } from './date-parts.ts';
import { useTypedText } from './fields/use-typed-text.ts';

type DateInputProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** "1992-03-14", or what is typed of it so far. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  /** It asks for the buyer's own date of birth. */
  readonly isBirthday?: boolean;
};

const parts = ['day', 'month', 'year'] as const;

/** Three fields: day, month, year. A whole date that is pasted into one of them fills all three. */
export function DateInput({ value, onChange, isBirthday, ...field }: DateInputProps) {
  const t = useText();
  const dateText = useDateText();
  const [entry, setEntry] = useTypedText(value, splitDate, joinDate);
  const [pasted, setPasted] = useState<IsoDate>();
  const type = (part: keyof DateEntry, text: string) => {
    const { isWhole, ...next } = typeDate(entry, part, text);
    const date = joinDate(next);
    setEntry(next);
    setPasted(isWhole ? parseIsoDate(date) : undefined);
    onChange(date);
  };
  return (
    <FieldSet {...field}>
      <span className={css.parts}>
        {parts.map((part) => (
          <label key={part} className={css.part}>
            <span>{t(`form.date.${part}`)}</span>
            <input
              className={part === 'year' ? css.year : css.short}
              name={`${field.id}.${part}`}
              value={entry[part]}
              inputMode="numeric"
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              aria-invalid={field.error ? true : undefined}
              onChange={(event) => type(part, event.currentTarget.value)}
            />
          </label>
        ))}
      </span>
      <span role="status">
        {pasted === value && <span className="muted">{t('form.date.read', { date: dateText(pasted) })}</span>}
      </span>
    </FieldSet>
  );
}
