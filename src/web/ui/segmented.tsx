import { FieldSet, type FieldWords, useControlId } from './field.tsx';
import css from './segmented.module.css';
import type { Choice } from './select.tsx';

/** One answer out of few. Without `onChange` it is a plain form control that starts at `value`. */
export type ChoiceProps = FieldWords & {
  readonly id?: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange?: (value: string) => void;
};

/** What each radio input of a group takes. */
export const radioState = ({ name, value, onChange }: ChoiceProps, own: string) => ({
  type: 'radio' as const,
  name,
  value: own,
  ...(onChange
    ? { checked: value === own, onChange: () => onChange(own) }
    : { defaultChecked: value === own }),
});

/** Two or three short exclusive answers beside each other; more or longer ones are `RadioRows`. */
export function Segmented(props: ChoiceProps) {
  const id = useControlId(props.id);
  const { label, hint, error, optional, choices } = props;
  return (
    <FieldSet id={id} label={label} hint={hint} error={error} optional={optional}>
      <span className={css.seg}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input className="over-label" {...radioState(props, choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </FieldSet>
  );
}
