import { useEffect, useState } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { onForget } from '#web/browser/storage/draft.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';
import css from './below.module.css';
import { type Change, changeBetween, type ListState, listStateOf } from './list-state.ts';

/** The list that was seen last in this visit, of this quote or of the one before it. */
let lastState: ListState | undefined;
onForget(() => {
  lastState = undefined;
});

/** Until the next list is shown. */
function useChanged(): Change | undefined {
  const { data, waiting } = useResultsModel();
  const { data: first } = useLoaded(resultsPage);
  const [change, setChange] = useState<Change>();
  useEffect(() => {
    if (waiting !== 'no') return;
    const now = listStateOf(data);
    // An answer may be given before this code is here: then the list that the page came with is the one before.
    setChange(changeBetween(lastState ?? listStateOf(first), now));
    lastState = now;
  }, [data, waiting, first]);
  return waiting === 'no' ? change : undefined;
}

const amount = (value: number) => formatRupees(rupees(value));

/** Who is recommended, and the rupees beside the one before. */
function bestText(t: Translate, { before, now }: Change): string {
  const extra = now.premium - before.premium;
  const values = { title: now.title, price: amount(now.premium), extra: amount(Math.abs(extra)) };
  if (now.title === before.title) {
    if (extra === 0) return t('list.changed.same', values);
    return t(extra > 0 ? 'list.changed.dearer' : 'list.changed.cheaper', values);
  }
  const both = { ...values, before: before.title };
  if (extra === 0) return t('list.changed.other', both);
  return t(extra > 0 ? 'list.changed.other.dearer' : 'list.changed.other.cheaper', both);
}

/** What another answer in place of a guess has changed: the recommendation, in rupees, and the order. Read out as it comes. */
export function Changed() {
  const t = useText();
  const { data } = useResultsModel();
  const change = useChanged();
  const values = {
    amount: coverText(t, data.bearable.amount),
    cover: coverText(t, data.requestedCover),
    city: data.uidata.city.name,
  };
  return (
    <div role="status" className={css.changed}>
      {change && (
        <Notice tone="brand" icon="check" lead={t(`list.changed.${change.guess}`, values)}>
          <span>{bestText(t, change)}</span>{' '}
          {change.moved !== undefined && <span>{t('list.changed.order', { count: change.moved })}</span>}
        </Notice>
      )}
    </div>
  );
}
