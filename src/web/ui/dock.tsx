import type { ReactNode } from 'react';
import css from './dock.module.css';

type DockProps = { readonly children: ReactNode };

/** Holds the main action: at the bottom of the window on a phone, under the form on a desktop. */
export function Dock({ children }: DockProps): ReactNode {
  return <div className={css.dock}>{children}</div>;
}
