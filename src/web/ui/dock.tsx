import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './dock.module.css';

type DockProps = {
  /** What does not fit beside the button stands under it. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** Holds the main action: at the bottom of the window on a phone, under the form on a desktop. */
export function Dock({ wraps, children }: DockProps) {
  return <div className={classes(css.dock, wraps && css.wraps)}>{children}</div>;
}
