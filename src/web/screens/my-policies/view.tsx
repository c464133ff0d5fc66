import type { ReactNode } from 'react';
import type { WirePurchase } from '#contract/purchase/purchases.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { UnfinishedCard } from '#web/proposal-parts/bought/unfinished-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Empty } from '#web/ui/empty.tsx';
import { myPoliciesPage } from './page.ts';
import { Due } from './parts/due.tsx';
import { PurchaseRow, QuoteRow } from './parts/rows.tsx';
import css from './view.module.css';

/** What was bought elsewhere opens here by a number and a code. */
function FromElsewhere() {
  const t = useText();
  return (
    <section className="stack-2">
      <h2 className={css.sub}>{t('mine.elsewhere')}</h2>
      <p>{t('mine.elsewhere.1')}</p>
      <div className="row">
        <ButtonLink kind="line" href={paths.openPolicies()}>
          {t('mine.elsewhere.open')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** All that was bought, begun and asked for, with the one date that comes next. */
export function Screen(): ReactNode {
  const t = useText();
  const { hasCodes } = useSite();
  const { purchases, unfinished, quotes, due_next: due } = useLoaded(myPoliciesPage);
  const unfinishedIds = new Set(unfinished.map(({ proposalID }) => proposalID));
  const others = purchases.filter(({ proposalID }) => !unfinishedIds.has(proposalID));
  const isEmpty = others.length + unfinished.length + quotes.length === 0;
  return (
    <div className="stack-5">
      <div className="stack-2">
        <h1>{t('nav.mine')}</h1>
        {!isEmpty && <p className="lede">{t(hasCodes ? 'mine.lede' : 'mine.lede.here')}</p>}
      </div>
      {isEmpty && (
        <Empty title={t('mine.none.title')} text={t(hasCodes ? 'mine.none.text' : 'mine.none.text.here')}>
          <ButtonLink href={paths.chooseMember()}>{t('mine.none.button')}</ButtonLink>
        </Empty>
      )}
      <div className={isEmpty ? undefined : 'side'}>
        <div className="stack-5">
          {due && <Due due={due} purchases={purchases} />}
          <Purchases purchases={others} />
        </div>
        <div className="stack-5">
          {unfinished.length > 0 && (
            <section className="stack-3">
              <h2 className={css.sub}>{t('unfinished.title')}</h2>
              {unfinished.map((one) => (
                <UnfinishedCard key={one.proposalID} application={one} />
              ))}
            </section>
          )}
          {quotes.length > 0 && (
            <section className="stack-3">
              <h2 className={css.sub}>{t('mine.kept')}</h2>
              <ul className={classes('panel', css.rows)}>
                {quotes.map((one) => (
                  <QuoteRow key={one.quoteID} quote={one} />
                ))}
              </ul>
            </section>
          )}
          {hasCodes && <FromElsewhere />}
          <p>
            <a className="tap" href={yourDataAddress}>
              {t('mine.data')}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Policies, and below them what is no policy yet or came to none. */
function Purchases({ purchases }: { readonly purchases: readonly WirePurchase[] }) {
  const t = useText();
  const issued = purchases.filter(({ outcome }) => outcome === 'issued');
  const others = purchases.filter(({ outcome }) => outcome !== 'issued');
  const section = (title: string, rows: readonly WirePurchase[]) =>
    rows.length > 0 && (
      <section className="stack-3" aria-label={title}>
        <h2 className={css.sub}>{title}</h2>
        <ul className={classes('panel', css.rows)}>
          {rows.map((purchase) => (
            <PurchaseRow key={purchase.proposalID} purchase={purchase} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {section(t('mine.policies'), issued)}
      {section(t('mine.applications'), others)}
    </>
  );
}
