import { Fragment, type ReactNode } from 'react';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useResultsModel } from '../model.ts';
import { Card } from './card/card.tsx';
import { GainLine } from './card/gain-line.tsx';
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
  return (
    <p className={css.count} role="status">
      {t('list.say', {
        count: data.plans,
        all: data.plans + missing,
        date: dateText(data.pricedOn),
      })}{' '}
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

/** How many plans for which cover; beside the picks, how many more. */
export function ListTitle(): ReactNode {
  const t = useText();
  const { data, picks } = useResultsModel();
  const cover = coverText(t, data.askedCover);
  const id = picks.length > 0 ? 'list.title' : 'list.title.all';
  return <h2 className={css.title}>{t(id, { count: data.inGroup.list, cover })}</h2>;
}

function Cards(): ReactNode {
  const t = useText();
  const { data, list, showAll, waiting } = useResultsModel();
  const hidden = data.inGroup.list - list.length;
  return (
    <div aria-busy={waiting !== 'no' || undefined}>
      <div className={css.plans}>
        {list.map((card, at) => (
          <Fragment key={card.slab_id}>
            <GainLine card={card} before={list[at - 1]} />
            <Card card={card} />
          </Fragment>
        ))}
      </div>
      {hidden > 0 && (
        <p className={css.more}>
          <Button kind="line" onClick={showAll}>
            {t('results.more', { count: data.plans })}
          </Button>
        </p>
      )}
    </div>
  );
}

function WaitingCards(): ReactNode {
  const t = useText();
  const { waitingCards } = useResultsModel();
  if (waitingCards.length === 0) return null;
  return (
    <section className={css.group} aria-labelledby="waiting">
      <h2 id="waiting">{t('list.waiting', { count: waitingCards.length })}</h2>
      <p>{t('list.waiting.note')}</p>
      <LivePrices />
      <div className={css.plans}>
        {waitingCards.map((card) => (
          <Card key={card.slab_id} card={card} />
        ))}
      </div>
    </section>
  );
}

function ApartCards(): ReactNode {
  const t = useText();
  const { data, apartCards, showAll } = useResultsModel();
  const count = data.inGroup.apart;
  if (count === 0) return null;
  return (
    <section className={css.group} aria-labelledby="apart">
      <h2 id="apart">{t('list.apart', { cover: coverText(t, data.apartFrom ?? data.askedCover) })}</h2>
      <p>{t('list.apart.note', { count })}</p>
      <div className={css.plans}>
        {apartCards.map((card) => (
          <Card key={card.slab_id} card={card} />
        ))}
      </div>
      {count > apartCards.length && (
        <p className={css.more}>
          <Button kind="line" onClick={showAll}>
            {t('list.apart.more', { count })}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The list in all its states, and the plans that are not in it with the reason. */
export function PlanList(): ReactNode {
  const t = useText();
  const { data, picks, waiting, failure, isStale } = useResultsModel();
  // Prices of another cover, or a list that could not be brought up to date, must not be read as the answer.
  if (waiting === 'prices') return <Loader message={t('loading.new-results')} />;
  if (failure && isStale) return <Failure />;
  return (
    <div {...(picks.length === 0 && { id: 'plans', tabIndex: -1 })} className={css.list}>
      <Failure />
      {data.plans > 0 && <Cards />}
      <WaitingCards />
      <ApartCards />
      {data.plans === 0 && waiting === 'no' && (
        <div className={css.line}>
          <NoPlans />
        </div>
      )}
      <NotShown />
    </div>
  );
}
