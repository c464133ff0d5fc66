import { classes } from './classes.ts';
import css from './facts.module.css';

export type Fact = {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** It costs the buyer: madder, with the note saying how. */
  readonly care?: boolean;
};

/** It shows four facts, two by two on a phone, in a row on a desktop. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note, care }) => (
        <div key={label} className={classes(css.fact, care && css.care)}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
