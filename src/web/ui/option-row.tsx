import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { inElement } from './elements.tsx';
import { FieldSet, useControlId } from './field.tsx';
import { Icon } from './icon.tsx';
import css from './option-row.module.css';
import { type ChoiceProps, radioState } from './segmented.tsx';

type OptionRowProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  /** At the end of the row: a count, a price. */
  readonly side?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A tick box, or with `type="radio"` a radio button, whose whole row is the target. */
export function OptionRow({ label, hint, side, type = 'checkbox', ...input }: OptionRowProps) {
  return (
    <label className={css.opt}>
      <input className="over-label" type={type} {...input} />
      <span className={classes(css.box, type === 'radio' && css.radio)} aria-hidden="true">
        {type === 'checkbox' && <Icon name="check" size={18} />}
      </span>
      <span className={css.text}>
        {inElement(label)}
        {hint && <small>{hint}</small>}
      </span>
      {side !== undefined && <span className={`muted small ${css.side}`}>{side}</span>}
    </label>
  );
}

/** One answer out of many or long ones, below each other. */
export function RadioRows(props: ChoiceProps) {
  const id = useControlId(props.id);
  const { label, hint, error, optional, choices } = props;
  return (
    <FieldSet id={id} label={label} hint={hint} error={error} optional={optional}>
      <div>
        {choices.map((choice) => (
          <OptionRow key={choice.value} label={choice.label} {...radioState(props, choice.value)} />
        ))}
      </div>
    </FieldSet>
  );
}
