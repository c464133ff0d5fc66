import { useDateText } from '#web/browser/dates.ts';
import type { Site } from '#web/browser/site.tsx';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { chooseTheme, shownTheme } from '#web/browser/theme.ts';
import { paths } from '#web/paths.ts';
import { methodPages, methodTitles } from '#web/reading/method-titles.ts';
import { Link } from '#web/ui/link.tsx';
import css from './footer.module.css';
import { HelpLink } from './help/help-link.tsx';

const operatorLine = {
  broker: 'footer.operator.broker',
  'web-aggregator': 'footer.operator.web-aggregator',
} as const satisfies Record<Site['intermediary'], string>;

const otherTheme = () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');

/** Which theme is shown is known to the style sheet before any script runs, so it picks the words. */
function ThemeButton() {
  const t = useText();
  return (
    <button type="button" className="link-like" onClick={otherTheme}>
      <span className={css.dark}>{t('footer.theme.dark')}</span>
      <span className={css.light}>{t('footer.theme.light')}</span>
    </button>
  );
}

/** Links, the demo line, and the lines the operator's licence needs. */
export function Footer() {
  const t = useText();
  const site = useSite();
  const dateText = useDateText();
  return (
    <footer className={`muted small ${css.foot}`}>
      <div className="wrap">
        <nav aria-label={t('nav.footer')}>
          <ul>
            <li>
              <Link href={paths.myPolicies()}>{t('nav.mine')}</Link>
            </li>
            <li>
              <HelpLink />
            </li>
            {methodPages.map((page) => (
              <li key={page}>
                <Link href={paths.method(page)}>{t(methodTitles[page])}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.about('who-pays-us')}>{t('nav.who-pays')}</Link>
            </li>
            <li>
              <Link href={paths.privacy()}>{t('nav.your-data')}</Link>
            </li>
            <li>
              <Link href={paths.leaveDevice()}>{t('nav.leave')}</Link>
            </li>
            <li>
              <Link href={paths.about('complaints')}>{t('nav.complaints')}</Link>
            </li>
            <li>
              <Link href={paths.about('accessibility')}>{t('nav.accessibility')}</Link>
            </li>
            <li>
              <ThemeButton />
            </li>
          </ul>
        </nav>
        <p className={css.demo}>{t('footer.demo')}</p>
        <p>
          {t('footer.solicitation')} <span>{t(operatorLine[site.intermediary])}</span>{' '}
          <span>{t('footer.prices', { date: dateText(site.pricesAsOf) })}</span>
        </p>
      </div>
    </footer>
  );
}
