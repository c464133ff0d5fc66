import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import css from './article.module.css';

export type Chapter = {
  /** Also the target of the contents list. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};

type ArticleProps = {
  readonly title: string;
  readonly lede: string;
  readonly chapters: readonly Chapter[];
  /** Between the lede and the first chapter. */
  readonly children?: ReactNode;
};

function ChapterLinks({ chapters }: Pick<ArticleProps, 'chapters'>): ReactNode {
  return (
    <ul className={css.links}>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** A page to read, and to print: its chapters, with a list of them beside it, on a phone one press away. */
export function Article({ title, lede, chapters, children }: ArticleProps): ReactNode {
  const t = useText();
  return (
    <article className="side">
      <div className={css.text}>
        <h1>{title}</h1>
        <p className={`lede ${css.lede}`}>{lede}</p>
        {children}
        <nav className={`only-phone ${css.fold}`} aria-label={t('method.contents')}>
          <Disclosure summary={t('method.contents')}>
            <ChapterLinks chapters={chapters} />
          </Disclosure>
        </nav>
        {chapters.map(({ id, title: heading, body }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={css.chapter}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {body}
          </section>
        ))}
      </div>
      <nav className={`only-wide side__stick ${css.contents}`} aria-label={t('method.contents')}>
        <p className="strong">{t('method.contents')}</p>
        <ChapterLinks chapters={chapters} />
      </nav>
    </article>
  );
}
