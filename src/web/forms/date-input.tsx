import { type ReactNode, useState } from 'react';
import { useText } from '#web/platform/text.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import css from './date-input.module.css';
import { type DateTyped, joinDate, splitDate } from './date-parts.ts';

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

/** Three fields: day, month, year. */
export function DateInput({ value, onChange, isBirthday, ...field }: DateInputProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState<DateTyped>(() => splitDate(value));
  const type = (part: keyof DateTyped, text: string) => {
    const next = { ...typed, [part]: text };
    setTyped(next);
    onChange(joinDate(next));
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
              value={typed[part]}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              aria-invalid={field.error ? true : undefined}
              onChange={(event) => type(part, event.currentTarget.value)}
            />
          </label>
        ))}
      </span>
    </FieldSet>
  );
}
