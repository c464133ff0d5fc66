import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isTranslated, usePageWords, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Locale, locales } from '#words/areas.ts';
import { languageNames } from '#words/languages.ts';
import css from './canopy.module.css';
import { HelpLink } from './help/help-link.tsx';

/** This is the page header. */
export function Canopy() {
  const t = useText();
  return (
    <header className={css.canopy}>
      <div className={`wrap ${css.inner}`}>
        <Link className={css.brand} href={paths.home()}>
          <Icon name="mark" size={34} />
          <b>{t('app.name')}</b>
          <i lang={t('app.name.other.lang')}>{t('app.name.other')}</i>
        </Link>
        <nav className={`only-wide ${css.nav}`} aria-label={t('nav.site')}>
          <Link href={paths.method('how-scores-work')}>{t('nav.scores')}</Link>
          <Link href={paths.about('who-pays-us')}>{t('nav.who-pays')}</Link>
          <Link href={paths.myPolicies()}>{t('nav.mine')}</Link>
          <HelpLink />
        </nav>
        <div className={css.lang}>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}

const year = 365 * 24 * 3600;

function keepLanguage(locale: Locale): void {
  const ofOurs = window.location.protocol === 'https:' ? 'lax; secure' : 'lax';
  // In a frame of another site browsers keep what is of that site's jar alone.
  const manner = window.top === window ? ofOurs : 'none; secure; partitioned';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that we serve
  document.cookie = `lang=${locale}; path=/; max-age=${year}; samesite=${manner}`;
}

/** The other languages. The page stays, with its address and what was typed; without scripts the server leads back to it. */
function LanguageSwitch() {
  const router = useRouter();
  const { locale, change } = usePageWords();
  const choose = (event: MouseEvent, next: Locale) => {
    // The texts of a translated page are no longer ours to change; the link leads the long way, to a page in
    // our words.
    if (isTranslated()) return;
    event.preventDefault();
    const go = async () => {
      // The language is stored first: what the new words make the page ask for is to be answered in them.
      keepLanguage(next);
      await change(next);
      document.documentElement.lang = next;
      // What the server words comes anew, behind the page that is shown.
      await router.invalidate();
    };
    // Words that cannot be fetched leave the page in its language; a link still leads the long way.
    void go().catch(() => window.location.assign(`?lang=${next}`));
  };
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        href={`?lang=${other}`}
        lang={other}
        hrefLang={other}
        onClick={(event) => choose(event, other)}
      >
        {languageNames[other]}
      </a>
    ));
}
