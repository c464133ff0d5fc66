import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import css from './button.module.css';
import { classes } from './classes.ts';
import { Link } from './link.tsx';
import { Ticks } from './ticks.tsx';

/** `main`: one per view region. `stop` deletes or ends something and always asks first. */
export type ButtonKind = 'main' | 'line' | 'quiet' | 'stop';

export type Look = {
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  /** Chosen, where the button is a toggle. */
  readonly on?: boolean;
};

export const look = ({ kind = 'main', wide, on }: Look) =>
  classes(css.btn, css[kind], wide && css.wide, on && css.on);

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** A save is under way: shows "Saving" or `busyText`, keeps its width, takes no second press. */
    readonly busy?: boolean;
    readonly busyText?: string;
    readonly children: ReactNode;
  };

export function Button({ kind, wide, on, busy, busyText, onClick, children, ...rest }: ButtonProps) {
  const t = useText();
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={look({ ...(kind && { kind }), ...(wide && { wide }), ...(on && { on }) })}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-pressed={on}
    >
      {busy ? (
        <span className={css.swap}>
          <span className={css.away} aria-hidden="true">
            {children}
          </span>
          <span>
            <Ticks of={3} now={2} ink />
            <span>{busyText ?? t('ui.busy')}</span>
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = Look & {
  /** `paths` builds it. */
  readonly href: string;
  readonly preload?: boolean;
  /** Opens in a tab of its own; the words of the link say so. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
};

/** A change of screen that looks like a button. */
export function ButtonLink({ href, preload, newTab, children, ...shape }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={look(shape)}
      {...(preload && { preload })}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </Link>
  );
}
