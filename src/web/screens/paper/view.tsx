import type { ReactNode } from 'react';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Article } from '#web/reading/article.tsx';
import { Link } from '#web/ui/link.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';
import { paperPage } from './page.ts';
import css from './view.module.css';

/** It shows the policy wording or brochure of a product, made from the catalogue. */
export function Screen(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { kind, paper, of } = useLoaded(paperPage);
  useTitle(paper.title);
  const other =
    kind === 'wording'
      ? { href: paths.brochure(of.product_slug), text: t('paper.brochure.page') }
      : { href: paths.policyWording(of.product_slug), text: t('paper.wording.page') };
  return (
    <Article
      title={paper.title}
      lede={t(`paper.${kind}.lede`, { insurer: of.insurer_title })}
      chapters={paper.sections.map(({ heading, blocks }, index) => ({
        id: `part-${index + 1}`,
        title: heading,
        body: <PaperBlocks blocks={blocks} heading={heading} />,
      }))}
    >
      <p className={`small muted measure ${css.from}`}>
        <span>{t('paper.from', { version: of.catalogue_version, date: dateText(of.priced_on) })}</span>{' '}
        {of.demo && <span>{t('paper.demo')}</span>}
      </p>
      <p className={css.links}>
        <Link href={other.href}>{other.text}</Link>
        <Link href={paths.method('all-plans')}>{t('nav.all-plans')}</Link>
        <Link href={paths.chooseMember()}>{t('paper.see.prices')}</Link>
      </p>
    </Article>
  );
}
