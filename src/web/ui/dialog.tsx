import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import css from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  /** Escape, the back key (the browser closes a modal dialog by it) or an answer: the owner sets `open` to false. */
  readonly onClose: () => void;
  /** It is the question. */
  readonly title: string;
  /** Answers are buttons; the last keeps things as they are. */
  readonly children: ReactNode;
};

/** Bottom sheet on a phone, a 480 px dialog from 900. Focus goes in, stays in and returns. */
export function Dialog({ open, ...dialog }: DialogProps) {
  return open && <OpenDialog {...dialog} />;
}

function OpenDialog({ onClose, title, children }: Omit<DialogProps, 'open'>) {
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  // Closed before its element goes: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} className={css.sheet} aria-labelledby={name} onClose={onClose}>
      <div className={css.grip} aria-hidden="true" />
      <h2 id={name} className={css.title}>
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </dialog>
  );
}
