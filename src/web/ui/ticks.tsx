import { classes } from './classes.ts';
import css from './ticks.module.css';

type TicksProps = {
  readonly of: number;
  /** The tick that pulses, from 1. Those before it are done. */
  readonly now: number;
  /** Takes the colour of the text around it. */
  readonly ink?: boolean;
};

/** A wait that is counted. Decoration: the words beside it say "try 3 of 10". */
export function Ticks({ of, now, ink }: TicksProps) {
  return (
    <span className={classes(css.ticks, ink && css.ink)} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => at + 1).map((tick) => (
        <i key={tick} className={classes(tick < now && css.done, tick === now && css.now)} />
      ))}
    </span>
  );
}
