import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type BadgeProps = {
  /** `best` is the recommended flag alone. */
  readonly tone?: 'plain' | 'best' | 'line' | 'good';
  /** It takes one to three words. */
  readonly children: ReactNode;
};

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={classes(css.badge, tone !== 'plain' && css[tone])}>
      {tone === 'best' && <Icon name="mark" size={18} />}
      {tone === 'good' && <Icon name="check" size={16} />}
      <span>{children}</span>
    </span>
  );
}
