import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import css from './fold.module.css';

type FoldProps = {
  /** Whoever opens an address with this fragment finds it open. */
  readonly id: string;
  readonly title: string;
  /** What whoever leaves it closed takes from it: one line, with its figure. */
  readonly outcome: ReactElement;
  /** Once it is opened: for what is fetched only then. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/**
 * A section of a page of which one line is read, and the rest one press away. What the fragment names stands within, so that
 * a browser opens it without a script.
 */
export function Fold({ id, title, outcome, onOpen, children }: FoldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  // For browsers that leave it closed, and for a page that is drawn after its address was opened.
  useEffect(() => {
    const follow = () => {
      if (!box.current || box.current.open || window.location.hash !== `#${id}`) return;
      box.current.open = true;
      box.current.scrollIntoView();
    };
    const unfold = () => box.current?.setAttribute('open', '');
    follow();
    window.addEventListener('hashchange', follow);
    // Paper has nothing to press; newer browsers open it by the style alone.
    window.addEventListener('beforeprint', unfold);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('beforeprint', unfold);
    };
  }, [id]);
  return (
    <details
      className={css.fold}
      ref={box}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className={css.outcome}>{outcome}</span>
      </summary>
      <section className={css.body} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
        {children}
      </section>
    </details>
  );
}

/** Folds below one another. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return <div className={css.folds}>{children}</div>;
}
