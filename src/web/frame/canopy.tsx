import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import css from './canopy.module.css';
import { HelpLink } from './help/help-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** The page header. */
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
