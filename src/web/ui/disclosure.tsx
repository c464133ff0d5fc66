import type { ReactNode } from 'react';
import css from './disclosure.module.css';

type DisclosureProps = { readonly summary: ReactNode; readonly open?: boolean; readonly children: ReactNode };

/** More, one press away; works without scripts. `open` is only how it starts. */
export function Disclosure({ summary, open, children }: DisclosureProps): ReactNode {
  return (
    <details className={css.open} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
