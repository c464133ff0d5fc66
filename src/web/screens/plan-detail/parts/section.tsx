import type { ReactNode } from 'react';
import css from './section.module.css';

type SectionProps = {
  /** Also the target of the contents list. */
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly children: ReactNode;
};

export function Section({ id, title, lede, children }: SectionProps) {
  return (
    <section className={css.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lede && <p className="lede mt-2">{lede}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
