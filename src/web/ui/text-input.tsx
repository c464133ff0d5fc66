import type { InputHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';
import { controlAria, Field, type FieldWords, useControlId } from './field.tsx';
import css from './text-input.module.css';

/** Follows the answer: `tiny` an age, `short` a pincode, `medium` a number or name. */
export type InputWidth = 'tiny' | 'short' | 'medium' | 'full';

type TextInputProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'width'> & {
    readonly width?: InputWidth;
    /** Stands before the input: "+91", "₹". */
    readonly prefix?: string;
    /** Shown in capitals; the value stays as typed. */
    readonly upper?: boolean;
    readonly ref?: Ref<HTMLInputElement>;
  };

export function TextInput(props: TextInputProps) {
  const { label, hint, error, optional, width = 'full', prefix, upper, id: ownId, ...input } = props;
  const id = useControlId(ownId);
  const shape = width === 'full' ? undefined : css[width];
  const control = (
    <input
      type="text"
      {...input}
      {...controlAria(id, { hint, error })}
      className={classes(css.input, shape, upper && css.upper)}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {prefix ? (
        <span className={css.joined}>
          <span>{prefix}</span>
          {control}
        </span>
      ) : (
        control
      )}
    </Field>
  );
}
