import { useText } from '#web/browser/text.tsx';
import { Icon } from './icon.tsx';
import css from './stepper.module.css';

export type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  /** At an end the button is off; say why in the hint beside it. */
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** It sets a small number by two buttons. */
export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a group of questions; this is one control
    <span className={css.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('ui.fewer', { label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={22} />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t('ui.more', { label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={22} />
      </button>
    </span>
  );
}
