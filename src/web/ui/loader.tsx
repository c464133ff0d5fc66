import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import css from './loader.module.css';

type LoaderProps = { readonly message: string };

/** The umbrella and one sentence, announced. For a whole screen or a block of it. */
export function Loader({ message }: LoaderProps): ReactNode {
  return (
    <div className={css.box} role="status">
      <Icon name="mark" size={56} className={css.mark} />
      <p>{message}</p>
    </div>
  );
}
