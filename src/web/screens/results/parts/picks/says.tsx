import type { WireCard } from '#contract/quote/cards.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { useResultsModel } from '../../model.ts';
import { gainText } from '../card/gain-text.ts';

const amount = (value: number) => formatRupees(rupees(value));

type SaysProps = { readonly card: WireCard; readonly before: WireCard | undefined };

/** The first says what the chosen stay leaves, and where it is the recommended one why; the others what their rupees more buy beside the one before. */
export function Says({ card, before }: SaysProps) {
  if (before) return <More card={card} before={before} />;
  return (
    <>
      <RemainingCost card={card} />
      {card.recommended && (
        <span>
          {' '}
          <Next best={card} />
        </span>
      )}
    </>
  );
}

function RemainingCost({ card }: { readonly card: WireCard }) {
  const { data } = useResultsModel();
  const stay = data.stays.find(({ id }) => id === data.stay);
  if (!stay || card.own_share === null) return null;
  const values = { stay: stay.title, bill: amount(stay.bill), own: amount(card.own_share) };
  return <RichText id={card.deductible === null ? 'list.pick.stay' : 'list.pick.stay.top'} values={values} />;
}

/** What the runner-up costs more, or saves and gives up. */
function Next({ best }: { readonly best: WireCard }) {
  const t = useText();
  const { data } = useResultsModel();
  const { nextBest: next } = data;
  if (!next) return null;
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
