import type { TextareaHTMLAttributes } from 'react';
import { controlAria, Field, type FieldWords, useControlId } from './field.tsx';
import css from './text-input.module.css';

type TextAreaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

/** An answer of several lines; grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, optional, id: ownId, ...area }: TextAreaProps) {
  const id = useControlId(ownId);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        rows={3}
        {...area}
        {...controlAria(id, { hint, error })}
        className={`${css.input} ${css.area}`}
      />
    </Field>
  );
}
