import type { Elements } from './elements.tsx';
import css from './empty.module.css';
import { Icon } from './icon.tsx';

type EmptyProps = {
  /** What is missing. */
  readonly title: string;
  /** Which one answer would bring something back, and how much. */
  readonly text: string;
  /** It is the one button for it. */
  readonly children?: Elements;
};

export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className={css.empty}>
      <Icon name="mark" size={56} />
      <h2 className={css.title}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
