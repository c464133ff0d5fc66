import { useText } from '#web/browser/text.tsx';
import { type MethodPage, paths } from '#web/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Link } from '#web/ui/link.tsx';
import css from './article.module.css';
import { methodPages, methodTitles } from './method-titles.ts';

export type Chapter = {
  /** Also the target of the contents list. */
  readonly id: string;
  readonly title: string;
  readonly body: Elements;
};

type ArticleProps = {
  readonly title: string;
  readonly lede: string;
  readonly chapters: readonly Chapter[];
  /** Which of the pages that lead to one another this is. */
  readonly page?: MethodPage;
  /** They stand between the lede and the first chapter. */
  readonly children?: Elements;
};

function ChapterLinks({ chapters }: Pick<ArticleProps, 'chapters'>) {
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

/** It lists the other pages of this kind. */
function MorePages({ page }: { readonly page: MethodPage }) {
  const t = useText();
  return (
    <nav className={css.more} aria-labelledby="more-title">
      <h2 id="more-title">{t('nav.more')}</h2>
      <ul className={css.links}>
        {methodPages
          .filter((other) => other !== page)
          .map((other) => (
            <li key={other}>
              <Link href={paths.method(other)}>{t(methodTitles[other])}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** A page to read, and to print: its chapters, with a list of them beside it, on a phone one press away. */
export function Article({ page, title, lede, chapters, children }: ArticleProps) {
  const t = useText();
  return (
    <article className="side">
      <div className={css.text}>
        <h1>{title}</h1>
        <p className={`lede ${css.lede}`}>{lede}</p>
        {children}
        <nav className={`only-phone ${css.fold}`} aria-label={t('nav.contents')}>
          <Disclosure summary={t('nav.contents')}>
            <ChapterLinks chapters={chapters} />
          </Disclosure>
        </nav>
        {chapters.map(({ id, title: heading, body }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={css.chapter}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {body}
          </section>
        ))}
        {page && <MorePages page={page} />}
      </div>
      <nav className={`only-wide side__stick ${css.contents}`} aria-label={t('nav.contents')}>
        <p className="strong">{t('nav.contents')}</p>
        <ChapterLinks chapters={chapters} />
      </nav>
    </article>
  );
}
