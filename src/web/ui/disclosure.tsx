import type { ReactNode } from 'react';
import css from './disclosure.module.css';
import type { Elements } from './elements.tsx';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** Once it is pressed: for what is fetched only then. */
  readonly onToggle?: () => void;
  readonly children: Elements;
};

/** More, one press away; works without scripts. `open` is only how it starts. */
export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={css.open} open={open} onToggle={onToggle}>
      <summary className={css.fold}>{summary}</summary>
      {children}
    </details>
  );
}
