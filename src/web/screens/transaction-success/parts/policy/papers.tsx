import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useOnline } from '#web/browser/network/online.ts';
import { usePageWords, useText } from '#web/browser/text.tsx';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageNames } from '#words/languages.ts';
import { listedPapers } from './paper-list.ts';
import css from './papers.module.css';

type PapersProps = { readonly proposalID: string; readonly after: WirePostPayment };

/** What is kept of a policy, each in every language: the page's own under its name, the others beside it. */
export function Papers({ proposalID, after }: PapersProps) {
  const t = useText();
  const { locale } = usePageWords();
  const hasEnded = useHasEnded(after.cover_until, after.cover_from);
  const isOnline = useOnline();
  const papers = listedPapers.filter((each) => !(hasEnded && each.isForHospital));
  const others = Object.entries(languageNames).filter(([language]) => language !== locale);
  return (
    <section>
      <h2>{t('policy.papers')}</h2>
      <ul className={css.files}>
        {papers.map(({ file, name, note }) => (
          <li key={file}>
            <a className={css.file} href={purchaseFileHref(proposalID, file)} download>
              <Icon name="file" />
              <b>{t(name)}</b>
            </a>
            <span className={css.side}>
              <span>{note ? note(t, after) : t('policy.pdf')}</span>
              {others.map(([language, own]) => (
                <a
                  key={language}
                  className="tap"
                  href={purchaseFileHref(proposalID, file, language)}
                  lang={language}
                  hrefLang={language}
                  aria-label={t('policy.paper.in', { paper: t(name), language: own })}
                  download
                >
                  {own}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{!isOnline && t('policy.keep.offline')}</p>
    </section>
  );
}
