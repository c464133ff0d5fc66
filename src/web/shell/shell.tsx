import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Canopy } from './canopy.tsx';
import { Footer } from './footer.tsx';
import { NeedsScript } from './needs-script.tsx';
import css from './shell.module.css';
import { ToastRegion } from './toasts.tsx';
import { WaitingLine } from './waiting-line.tsx';

type ShellProps = { readonly children: ReactNode };

/** What stands around every screen. */
export function Shell({ children }: ShellProps): ReactNode {
  const t = useText();
  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        {t('nav.skip')}
      </a>
      <Canopy />
      <WaitingLine />
      <main id="main" tabIndex={-1} className={`wrap ${css.main}`}>
        <NeedsScript />
        {children}
      </main>
      <Footer />
      <ToastRegion />
    </div>
  );
}
