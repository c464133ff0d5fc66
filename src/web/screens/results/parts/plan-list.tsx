import { Fragment, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import type { WireCard } from '#contract/quote/cards.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Loader } from '#web/ui/loader.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useControls, useResultsModel } from '../model.ts';
import { AfterList } from './below/below.tsx';
import { Card } from './card/card.tsx';
import gainLineCss from './card/gain-line.module.css';
import { gainText } from './card/gain-text.ts';
import css from './plan-list.module.css';

const waitingWords = {
  order: 'results.sorting',
  filters: 'results.filtering',
  prices: 'results.loading',
} as const;

/** Read out whenever it changes. */
export function CountLine() {
  const t = useText();
  const dateText = useDateText();
  const { data, waiting, failure, isStale } = useResultsModel();
  if (failure && isStale) return null;
  const missing = data.notShown.length;
  const counts = { count: data.plans, all: data.plans + missing, date: dateText(data.pricedOn) };
  return (
    <p className={css.count} role="status">
      <span>{waiting === 'no' ? t('list.say', counts) : t(waitingWords[waiting])}</span>{' '}
      {waiting === 'no' && missing > 0 && (
        <a href="#missing">{t('results.count.missing', { count: missing })}</a>
      )}
    </p>
  );
}

export function Failure() {
  const t = useText();
  const { failure, askAgain } = useResultsModel();
  if (!failure) return null;
  return (
    <div className={css.line}>
      <Notice tone="bad" role="alert" lead={t('results.failed.lead')}>
        <span>{failure.message}</span>{' '}
        <Button kind="quiet" onClick={askAgain}>
          {t('results.retry')}
        </Button>
      </Notice>
    </div>
  );
}

/** In the place of what has other prices: that the right ones are on their way, or why they did not come. */
export function NotYet() {
  const t = useText();
  const { failure } = useResultsModel();
  return failure ? <Failure /> : <Loader message={t('results.loading')} />;
}

/** How many plans for which cover; beside the picks, how many more. */
export function ListTitle() {
  const t = useText();
  const { data, picks, hasOldPrices } = useResultsModel();
  const cover = coverText(t, data.requestedCover);
  const id = picks.length > 0 ? 'list.title' : 'list.title.all';
  return (
    <h2 className={classes(css.title, hasOldPrices && css.held)}>
      {t(id, { count: data.inGroup.list, cover })}
    </h2>
  );
}

/** Busy from the press until its list stands there, or is drawn behind the open filters, where nobody reads it yet. */
function Busy({ children }: { readonly children: ReactNode }) {
  const { waiting } = useResultsModel();
  const { isAhead } = useControls();
  return <div aria-busy={isAhead || waiting !== 'no' || undefined}>{children}</div>;
}

/** Whether a card is drawn already. Those that a new answer adds out of sight follow when the others stand there. */
function useVisibleFrom(list: readonly WireCard[]): (at: number) => boolean {
  const { drawnFirst: first } = useResultsModel().layout;
  const [whole, setWhole] = useState(list);
  useEffect(() => {
    if (whole !== list) startTransition(() => setWhole(list));
  }, [list, whole]);
  if (whole === list) return (at) => at >= 0;
  const stood = new Set(whole.map(({ slab_id }) => slab_id));
  return (at) => at < first || stood.has(list[at]?.slab_id ?? '');
}

function Cards() {
  const t = useText();
  const { data, list, showAll } = useResultsModel();
  const isDrawn = useVisibleFrom(list);
  const hidden = data.inGroup.list - list.length;
  return (
    <Busy>
      <div className={css.plans}>
        {list.map(
          (card, at) =>
            isDrawn(at) && (
              <Fragment key={card.slab_id}>
                {isDrawn(at - 1) && <GainLine card={card} before={list[at - 1]} />}
                <Card card={card} />
              </Fragment>
            ),
        )}
      </div>
      {hidden > 0 && (
        <p className={css.more}>
          <Button kind="line" onClick={showAll}>
            {t('results.more', { count: data.plans })}
          </Button>
        </p>
      )}
    </Busy>
  );
}

/** The list in all its states, and the plans that are not in it with the reason. */
export function PlanList() {
  const { data, picks, hasOldPrices, failure, isStale } = useResultsModel();
  // Prices of another cover, or a list that could not be brought up to date, must not be read as the answer.
  if (hasOldPrices) return picks.length === 0 && <NotYet />;
  if (failure && isStale) return <Failure />;
  return (
    <div {...(picks.length === 0 && { id: 'plans', tabIndex: -1 })} className={css.list}>
      <Failure />
      {data.plans > 0 && <Cards />}
      <Suspense>
        <AfterList />
      </Suspense>
    </div>
  );
}

type GainLineProps = { readonly card: WireCard; readonly before: WireCard | undefined };

/** Each side has one line: a list is read by its cards, and its lines are to be short. */
const mostInLine = 1;

/** What the extra rupees of a card buy beside the one above it, and what they give up. */
function GainLine({ card, before }: GainLineProps) {
  const t = useText();
  const { shownYear } = useResultsModel().data;
  if (card.gain === null || before === undefined) return null;
  const less = before.own_share === null || card.own_share === null ? 0 : before.own_share - card.own_share;
  const text = gainText(t, card.gain, shownYear, less, mostInLine);
  if (!text) return null;
  return (
    <p className={gainLineCss.gain}>
      <RichText id={text.id} values={text.values} />
      {text.besides !== undefined && <span>{` ${text.besides}`}</span>}
    </p>
  );
}
