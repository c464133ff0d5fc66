import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/cover-words.ts';
import { PlanCard } from '#web/plan-parts/plan-card.tsx';
import { useDateText } from '#web/platform/dates.ts';
import { RichText, useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { factsFor } from '../answer.ts';
import { cardId, useResultsModel } from '../model.ts';
import { NoPlans } from './no-plans.tsx';
import { NotShown } from './not-shown.tsx';
import css from './plan-list.module.css';

const waitingWords = {
  order: 'results.sorting',
  filters: 'loading.filters',
  prices: 'loading.new-results',
} as const;

/** Read out whenever it changes. */
export function CountLine(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { data, waiting, failure, isStale } = useResultsModel();
  if (failure && isStale) return null;
  if (waiting !== 'no')
    return (
      <p className={css.count} role="status">
        {t(waitingWords[waiting])}
      </p>
    );
  const missing = data.notShown.length;
  const cover = coverText(t, data.wish.filters.sumInsured ?? data.uidata.sum_assured);
  return (
    <p className={css.count} role="status">
      <RichText
        id="results.count"
        values={{ count: data.plans.length, cover, date: dateText(data.pricedOn) }}
      />{' '}
      {missing > 0 && <a href="#missing">{t('results.count.missing', { count: missing })}</a>}
    </p>
  );
}

/**
 * Stands from the start where a live price is awaited, so that nothing moves when it comes: a line then offers to sort
 * again, because the list never does so by itself.
 */
function LivePrices(): ReactNode {
  const t = useText();
  const { awaited, arrived, isOver, askAgain, waiting } = useResultsModel();
  if (awaited === 0) return null;
  const words = arrived > 0 ? 'came' : isOver ? 'none' : 'asking';
  return (
    <div className={css.live}>
      <Notice tone="brand" icon={arrived > 0 ? 'check' : 'clock'} role="status">
        {t(`results.live.${words}`, { count: arrived > 0 ? arrived : awaited })}{' '}
        {arrived > 0 && (
          <Button kind="quiet" onClick={askAgain} busy={waiting !== 'no'} busyText={t('results.sorting')}>
            {t('results.sort-again')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

function Failure(): ReactNode {
  const t = useText();
  const { failure, askAgain } = useResultsModel();
  if (!failure) return null;
  return (
    <div className={css.line}>
      <Notice tone="bad" role="alert" lead={t('results.failed.lead')}>
        {failure.message}{' '}
        <Button kind="quiet" onClick={askAgain}>
          {t('results.retry')}
        </Button>
      </Notice>
    </div>
  );
}

function Cards(): ReactNode {
  const t = useText();
  const { data, plans, tries, hidden, showAll, waiting, hrefOf, lastOpened } = useResultsModel();
  const covered = factsFor(data);
  return (
    <div aria-busy={waiting !== 'no' || undefined}>
      <div className={css.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.slab_id}
            id={cardId(plan.slab_id)}
            plan={plan}
            covered={covered}
            tries={tries}
            href={hrefOf(plan)}
            offlineHref={paths.policyOffline(plan.offline_type ?? 'offline', { quoteID: data.quoteId })}
            lastOpened={plan.slab_id === lastOpened}
          />
        ))}
      </div>
      {hidden > 0 && (
        <p className={css.more}>
          <Button kind="line" onClick={showAll}>
            {t('results.more', { count: data.plans.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The list in all its states, and the plans that are not in it with the reason. */
export function PlanList(): ReactNode {
  const t = useText();
  const { data, waiting, failure, isStale } = useResultsModel();
  // Prices of another cover, or a list that could not be brought up to date, must not be read as the answer.
  if (waiting === 'prices') return <Loader message={t('loading.new-results')} />;
  if (failure && isStale) return <Failure />;
  return (
    <div id="plans" tabIndex={-1} className={css.list}>
      <Failure />
      <LivePrices />
      {data.plans.length > 0 && <Cards />}
      {data.plans.length === 0 && waiting === 'no' && (
        <div className={css.line}>
          <NoPlans />
        </div>
      )}
      <NotShown />
    </div>
  );
}
