import type { WireCard } from '#contract/quote/cards.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { type Results, useResultsModel } from '../../model.ts';
import { gainText } from '../card/gain-text.ts';
import css from './picks.module.css';

const amount = (value: number) => formatRupees(rupees(value));

type SaysProps = { readonly card: WireCard; readonly before: WireCard | undefined };

/** The recommended one says why where it stands first; each other what its rupees more buy beside the one before. */
export function Says({ card, before }: SaysProps) {
  const { nextBest: next } = useResultsModel().data;
  if (before)
    return (
      <p className={css.says}>
        <More card={card} before={before} />
      </p>
    );
  return (
    card.recommended &&
    next && (
      <p className={css.says}>
        <Next best={card} next={next} />
      </p>
    )
  );
}

type RemainingCostProps = { readonly card: WireCard; readonly isFirst: boolean };

/** What the chosen stay leaves to them; the first one names it. */
export function RemainingCost({ card, isFirst }: RemainingCostProps) {
  const t = useText();
  const { data } = useResultsModel();
  const stay = data.stays.find(({ id }) => id === data.stay);
  if (!stay || card.own_share === null) return null;
  const id = card.deductible === null ? 'list.pick.stay' : 'list.pick.stay.top';
  return (
    <p className={css.stay}>
      <span>
        {isFirst
          ? t(id, { stay: stay.title, bill: amount(stay.bill), year: data.shownYear })
          : t('list.pick.stay.again')}
      </span>{' '}
      <b>{amount(card.own_share)}</b>
    </p>
  );
}

type NextProps = { readonly best: WireCard; readonly next: NonNullable<Results['data']['nextBest']> };

/** What the runner-up costs more, or saves and gives up. */
function Next({ best, next }: NextProps) {
  const t = useText();
  const { data } = useResultsModel();
  const extra = next.premium - (best.premium ?? 0);
  const values = { title: next.title, extra: amount(Math.abs(extra)) };
  if (extra === 0) return <RichText id="list.next.same" values={values} />;
  if (next.near_equal) return <RichText id="list.next.near" values={values} />;
  if (extra > 0) return <RichText id="list.next.more" values={values} />;
  const less = (best.own_share ?? 0) - (next.own_share ?? 0);
  return (
    <>
      <RichText id="list.next.less" values={values} />
      {next.gain && (
        <span>{` ${gainText(t, { ...next.gain, average: null }, data.shownYear, less, 1)?.besides ?? ''}`}</span>
      )}
    </>
  );
}

type MoreProps = { readonly card: WireCard; readonly before: WireCard };

function More({ card, before }: MoreProps) {
  const t = useText();
  const { shownYear } = useResultsModel().data;
  const less = (before.own_share ?? 0) - (card.own_share ?? 0);
  const text = card.gain ? gainText(t, card.gain, shownYear, less) : undefined;
  if (!text) {
    const extra = amount(Math.max(0, (card.premium ?? 0) - (before.premium ?? 0)));
    const [cover, other] = [coverText(t, card.sum_assured), coverText(t, before.sum_assured)];
    const isSame = card.sum_assured === before.sum_assured;
    return (
      <RichText id={isSame ? 'list.pick.more' : 'list.pick.more.cover'} values={{ extra, cover, other }} />
    );
  }
  return (
    <>
      <RichText id={text.id} values={text.values} />
      <span>{` ${text.besides ?? ''}`}</span>
    </>
  );
}
