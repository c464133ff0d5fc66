import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { HelpTopic } from '#domain/help/topics.ts';
import { useText } from '#web/browser/text.tsx';
import { inElement } from './elements.tsx';
import css from './error-summary.module.css';

/** `field` is the id of the control; the message is worded as at the field. */
export type FieldError = {
  readonly field: string;
  readonly message: string;
  /** What a person can be asked about, where the answer may be true as it stands. */
  readonly topic?: HelpTopic | undefined;
};

type ErrorSummaryProps = {
  /** They are in page order. */
  readonly errors: readonly FieldError[];
  /** A new value for each failed save: focus comes here each time. */
  readonly attempt: number;
  /** Below the list: what to do where nothing of it is to correct. */
  readonly children?: ReactNode;
};

const goTo = (event: MouseEvent, field: string) => {
  const control = document.getElementById(field);
  if (control === null) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus();
};

/** Counts what is to correct, links to each field and takes focus. A corrected line leaves it, unread; the last takes it away. */
export function ErrorSummary({ errors, attempt, children }: ErrorSummaryProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef<number>(undefined);
  const hasErrors = errors.length > 0;
  // Once an attempt: what is corrected, and spoilt again, moves nobody away from where they type.
  useEffect(() => {
    if (!hasErrors || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      className={css.errors}
    >
      <h2>{t('ui.errors.title', { count: errors.length })}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {inElement(children)}
    </div>
  );
}
