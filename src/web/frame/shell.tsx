import { useRouterState } from '@tanstack/react-router';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import type { Elements } from '#web/ui/elements.tsx';
import { Canopy } from './canopy.tsx';
import { Footer } from './footer.tsx';
import { ToastRegion } from './notices/toasts.tsx';
import { WaitingLine } from './notices/waiting-line.tsx';
import css from './shell.module.css';

/** What stands around every screen. */
export function Shell({ children }: { readonly children: Elements }) {
  const t = useText();
  const row = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.row });
  const skipTo = row && 'page' in row ? row.page.skipTo : undefined;
  return (
    <>
      <div className={css.page}>
        <a className={css.skip} href="#main">
          {t('nav.skip')}
        </a>
        {skipTo && (
          <a className={css.skip} href={`#${skipTo.id}`}>
            {t(skipTo.words)}
          </a>
        )}
        <Canopy />
        <WaitingLine />
        <main id="main" tabIndex={-1} className={`wrap ${css.main}`}>
          {(row === undefined || !('page' in row) || !row.page.plain) && <NeedsScript />}
          {children}
        </main>
        <Footer />
        <ToastRegion />
      </div>
      {/* Below all of the page: what is put there moves nothing of it. */}
      <div className="wrap" data-ask="" />
    </>
  );
}

/** Every page can be read without a script; filtering and buying cannot be done without one, and one way to a quote can. */
function NeedsScript() {
  const t = useText();
  return (
    <noscript>
      <p>
        <b>{t('no-script')}</b> <a href={paths.landing('gender-pincode')}>{t('no-script.landing')}</a>
      </p>
    </noscript>
  );
}
