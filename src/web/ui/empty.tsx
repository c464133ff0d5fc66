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
  /** Where nothing else is on the page, its title is the page’s. */
  readonly heading?: 'h1' | 'h2';
};

export function Empty({ title, text, children, heading: Heading = 'h2' }: EmptyProps) {
  return (
    <div className={css.empty}>
      <Icon name="mark" size={56} />
      <Heading className={css.title}>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
