import type { ChangeEvent, Ref, SelectHTMLAttributes } from 'react';
import { useText } from '#web/browser/text.tsx';
import { classes } from './classes.ts';
import { controlAria, Field, type FieldWords, useControlId } from './field.tsx';
import css from './select.module.css';

export type Choice = { readonly value: string; readonly label: string };

type SelectProps = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
    readonly choices: readonly Choice[];
    /** Starts without an answer: the first row says "Choose". */
    readonly unanswered?: boolean;
    readonly width?: 'short' | 'medium' | 'full';
    /** Only for screen readers, where the place makes the meaning plain. */
    readonly hideLabel?: boolean;
    readonly ref?: Ref<HTMLSelectElement>;
  };

export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    choices,
    unanswered,
    width = 'full',
    hideLabel,
    id: idOf,
    onChange,
    ...select
  } = props;
  const t = useText();
  const id = useControlId(idOf);
  // Chosen while the page takes over, a list tells twice: the second time of what it was put back to.
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    if (event.currentTarget.value !== select.value) onChange?.(event);
  };
  const control = (
    <span className={classes(css.pick, width !== 'full' && css[width])}>
      <select
        {...select}
        onChange={change}
        {...controlAria(id, { hint, error })}
        {...(hideLabel && { 'aria-label': label })}
      >
        {unanswered && <option value="">{t('ui.select.none')}</option>}
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
  if (hideLabel) return control;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {control}
    </Field>
  );
}
