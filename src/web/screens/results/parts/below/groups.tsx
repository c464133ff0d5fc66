import { useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useResultsModel } from '../../model.ts';
import { Card } from '../card/card.tsx';
import css from '../plan-list.module.css';

/**
 * Stands from the start where a live price is awaited, so that nothing moves when it comes: a line then offers to sort
 * again, because the list never does so by itself.
 */
function LivePrices({ state }: { readonly state: 'asking' | 'came' | 'none' }) {
  const t = useText();
  const { awaited, arrived, askAgain, askLive, waiting } = useResultsModel();
  if (awaited === 0) return null;
  return (
    <div className={css.live}>
      <Notice tone={state === 'none' ? 'care' : 'brand'} icon={arrived > 0 ? 'check' : 'clock'} role="status">
        <span>{t(`results.live.${state}`, { count: arrived > 0 ? arrived : awaited })}</span>{' '}
        {arrived > 0 && (
          <Button kind="quiet" onClick={askAgain} busy={waiting !== 'no'} busyText={t('results.sorting')}>
            {t('results.sort-again')}
          </Button>
        )}
        {state === 'none' && (
          <Button kind="quiet" onClick={askLive}>
            {t('results.live.again')}
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** At the cover that was asked for; the insurer is still to say the price. */
export function WaitingCards() {
  const t = useText();
  const { waitingCards, awaited, arrived, isOver } = useResultsModel();
  if (waitingCards.length === 0) return null;
  const state = arrived > 0 ? 'came' : isOver || awaited === 0 ? 'none' : 'asking';
  return (
    <section className={css.group} aria-labelledby="waiting">
      <h2 id="waiting">{t(`list.waiting.${state}`, { count: waitingCards.length })}</h2>
      <LivePrices state={state} />
      <div className={css.plans}>
        {waitingCards.map((card) => (
          <Card key={card.slab_id} card={card} />
        ))}
      </div>
    </section>
  );
}

/** Plans that begin at more cover. */
export function ApartCards() {
  const t = useText();
  const { data, apartCards, showAll } = useResultsModel();
  const count = data.inGroup.apart;
  if (count === 0) return null;
  return (
    <section className={css.group} aria-labelledby="apart">
      <h2 id="apart">{t('list.apart', { cover: coverText(t, data.apartFrom ?? data.requestedCover) })}</h2>
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
