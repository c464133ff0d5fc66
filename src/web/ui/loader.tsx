import { Icon } from './icon.tsx';
import css from './loader.module.css';

/** Says to what stands around it that it waits, for as long as it does. */
function tellAround(box: HTMLElement | null): () => void {
  const around = box?.parentElement;
  around?.setAttribute('data-waits', '');
  return () => around?.removeAttribute('data-waits');
}

/** The umbrella and one sentence, announced. For a whole screen or a block of it. */
export function Loader({ message }: { readonly message: string }) {
  return (
    <div ref={tellAround} className={css.box} role="status">
      <Icon name="mark" size={56} className={css.mark} />
      <p>{message}</p>
    </div>
  );
}
