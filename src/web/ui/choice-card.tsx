import type { InputHTMLAttributes, ReactNode } from 'react';
import css from './choice-card.module.css';
import { classes } from './classes.ts';
import { type FigureName, Icon } from './icon.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

type FaceProps = { readonly figure: FigureName; readonly name: string; readonly hint?: string | undefined };

function Face({ figure, name, hint }: FaceProps) {
  return (
    <>
      <Icon name={figure} size={36} height={44} className={css.figure} />
      <span>
        <span className={css.name}>{name}</span>
        {hint && <span className={`muted small ${css.hint}`}>{hint}</span>}
      </span>
    </>
  );
}

type ChoiceCardProps = FaceProps & {
  readonly input: Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>;
};

/** A person to tick; the whole card is the target. */
export function ChoiceCard({ input, ...face }: ChoiceCardProps) {
  return (
    <label className={css.choice}>
      <input className="over-label" type="checkbox" {...input} />
      <Face {...face} />
      <span className={css.tick} aria-hidden="true">
        <Icon name="check" size={20} />
      </span>
    </label>
  );
}

type CountCardProps = FaceProps & Omit<StepperProps, 'label'>;

/** It counts several of one kind: sons, daughters. */
export function CountCard({ figure, name, hint, ...stepper }: CountCardProps) {
  return (
    <div className={classes(css.choice, css.step, stepper.value > 0 && css.on)}>
      <Face figure={figure} name={name} hint={hint} />
      <Stepper label={name} {...stepper} />
    </div>
  );
}

/** Cards below each other on a phone, in pairs where there is room. */
export function ChoiceGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}
