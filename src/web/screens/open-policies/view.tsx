import type { ReactNode } from 'react';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { CodeStep, NumberStep, WaitStep } from '#web/proposal-parts/opening/steps.tsx';
import { useOpening } from '#web/proposal-parts/opening/use-opening.ts';
import { Notice } from '#web/ui/notice.tsx';
import { openPoliciesPage } from './page.ts';
import { CloseHere, InHospital, NumberLost, type OpeningPageProps } from './parts/beside.tsx';
import { PasskeyOpening } from './parts/passkey.tsx';
import { WhoOpens } from './parts/who-opens.tsx';
import css from './view.module.css';

/** The way to a policy from any device; and who may go it. */
export function Screen(): ReactNode {
  const first = useLoaded(openPoliciesPage);
  return first.kind === 'who' ? <WhoOpens first={first.who} /> : <NumberAndCode page={first.page} />;
}

/** A number, a code, and a person for whom neither helps. */
function NumberAndCode({ page }: OpeningPageProps) {
  const t = useText();
  const { hasCodes, hasMail } = useSite();
  // Loaded anew: what this tab has in its memory is of a visitor who had nothing open.
  const steps = useOpening({
    ways: [...(hasCodes ? (['sms'] as const) : []), ...(hasMail ? (['mail'] as const) : [])],
    number: '',
    onOpened: () => window.location.replace(paths.myPolicies()),
  });
  const { state, trouble, ways } = steps;
  const canOpen = ways.length > 0;
  return (
    <div className={css.page}>
      <div className="stack-5">
        <div className="stack-2">
          <h1>{t('opening.title')}</h1>
          <p className="lede">{t('opening.lede')}</p>
        </div>
        <CloseHere page={page} />
        {!canOpen && <Notice tone="care">{t('opening.no-codes')}</Notice>}
        {canOpen && !state && <NumberStep steps={steps} />}
        {page.by_passkey && !state && (
          <PasskeyOpening onOpened={() => window.location.replace(paths.myPolicies())} />
        )}
        {state?.code && <CodeStep steps={steps} state={state} />}
        {state && !state.code && <WaitStep steps={steps} state={state} />}
        {trouble !== undefined && (
          <Notice tone="bad" role="alert" lead={t('opening.trouble')}>
            {trouble}
          </Notice>
        )}
        <p>
          <a href="#lost">{t('opening.changed')}</a>
        </p>
      </div>
      <div className="stack-5">
        <InHospital page={page} />
        <div id="lost">
          <NumberLost page={page} />
        </div>
      </div>
    </div>
  );
}
