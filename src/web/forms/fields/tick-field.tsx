import { classes } from '#web/ui/classes.ts';
import { controlAria, FieldLines } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import type { WireFieldProps } from '../field-props.ts';
import css from './tick-field.module.css';

/** One box with a sentence; it never starts ticked unless the buyer ticked it before. */
export function TickField({ field, value, onAnswer, hint, error }: WireFieldProps) {
  return (
    <div className={classes(error && css.bad)}>
      <FieldLines id={field.name} error={error} />
      <OptionRow
        {...controlAria(field.name, { error })}
        label={field.label}
        hint={hint}
        name={field.name}
        checked={value === true}
        onChange={(event) => onAnswer(event.currentTarget.checked)}
      />
    </div>
  );
}
