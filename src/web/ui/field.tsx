import { useId } from 'react';
import { useText } from '#web/browser/text.tsx';
import { classes } from './classes.ts';
import type { Elements } from './elements.tsx';
import css from './field.module.css';
import { Icon } from './icon.tsx';

/** What every field says about itself. The order on the page is label, hint, error, input. */
export type FieldWords = {
  readonly label: string;
  /** One short sentence without links; also where a prefilled value is from. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
};

/** Goes on the control itself. */
export type ControlAria = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type Described = Pick<FieldWords, 'hint' | 'error'>;

export function controlAria(id: string, { hint, error }: Described): ControlAria {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error ? true : undefined,
  };
}

/** A given id lets the error summary link to the control. */
export function useControlId(id: string | undefined): string {
  const own = useId();
  return id ?? own;
}

type LinesProps = Described & { readonly id: string };

/** Hint and error, with the ids that `controlAria` names. */
export function FieldLines({ id, hint, error }: LinesProps) {
  return (
    <>
      {hint && (
        <span className={`muted small ${css.hint}`} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <Icon name="alert" size={20} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

type FieldProps = FieldWords & { readonly id: string; readonly children: Elements };

/** Label, hint, error and one control; the control takes `controlAria(id, …)`. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const t = useText();
  return (
    <div className={classes(css.field, error && css.bad)}>
      <label className={css.label} htmlFor={id}>
        {optional ? t('ui.optional', { label }) : label}
      </label>
      <FieldLines id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The same anatomy around several controls that answer one question. WebKit takes no name from a legend without a box. */
export function FieldSet({ id, label, hint, error, optional, children }: FieldProps) {
  const t = useText();
  const { 'aria-describedby': described } = controlAria(id, { hint, error });
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes(css.field, error && css.bad)}
      aria-labelledby={`${id}-legend`}
      aria-describedby={described}
    >
      <legend>
        <span className={css.label} id={`${id}-legend`}>
          {optional ? t('ui.optional', { label }) : label}
        </span>
      </legend>
      <FieldLines id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
