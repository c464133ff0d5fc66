import type { ReactNode } from 'react';
import css from './card.module.css';
import { classes } from './classes.ts';

type CardProps = {
  /** `aside` stands beside the main text and needs its own name. */
  readonly as?: 'div' | 'section' | 'aside' | 'article';
  readonly label?: string;
  /** It takes layout classes of `base.css`. */
  readonly className?: string;
  readonly children: ReactNode;
};

export function Card({ as: Tag = 'div', label, className, children }: CardProps) {
  return (
    <Tag className={classes(css.card, className)} aria-label={label}>
      {children}
    </Tag>
  );
}
