import type { ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';
import css from './assumption.module.css';

type AssumptionProps = {
  readonly name: ReactElement;
  readonly note: string;
  /** Somebody said it; else it is a guess, or open. */
  readonly isAnswered: boolean;
  /** How it starts. */
  readonly open?: boolean;
  /** Once it is opened: for what is fetched only then. */
  readonly onOpen?: () => void;
  readonly children: ReactElement;
};

/** A chip that says what the figures assume, and opens into the question that changes it. */
export function Assumption({ name, note, isAnswered, open, onOpen, children }: AssumptionProps) {
  return (
    <details
      className={classes(css.assumption, isAnswered && css.said)}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={css.chip}>
        <span>
          {name}
          <span> </span>
          <small>{note}</small>
        </span>
      </summary>
      {children}
    </details>
  );
}
