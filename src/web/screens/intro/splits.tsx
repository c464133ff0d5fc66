import type { WireFirstSplit, WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { numberText, type SplitTextContext, sentence } from '#web/plan-parts/splits/split-text.ts';
import {
  coverNote,
  moreText,
  premiumParts,
  splitText,
  splitTitle,
} from '#web/plan-parts/splits/split-words.ts';
import css from './splits.module.css';
import { splitsId } from './splits-part.ts';

type SplitProps = {
  readonly saying: SplitTextContext;
  readonly way: WireSplitRow;
  /** The one that costs least. */
  readonly first: WireSplitRow;
  /** Plans of its policies other than the one that all ways are priced on. */
  readonly others: readonly string[];
};

function Split({ saying, way, first, others }: SplitProps) {
  const { t } = saying;
  const parts = premiumParts(saying, way);
  return (
    <li>
      <b>{splitTitle(saying, way)}</b>
      <b className={css.total}>{formatRupees(rupees(way.total ?? 0))}</b>
      <small>
        <span>
          {t('intro.ways.cover', { cover: coverText(t, way.cover ?? 0), note: coverNote(saying, way) })}
        </span>
        <span>{others.map((plan) => ` ${t('split.note.plan', { plan })}`).join('')}</span>
      </small>
      <small className={css.more}>
        {way === first ? <b>{sentence(t('split.all.cheapest'))}</b> : <span>{moreText(saying, way)}</span>}
        {parts && <span>{` (${parts})`}</span>}
      </small>
    </li>
  );
}

/** What everybody on one policy costs, and what parents on one of their own do, as the ways of a quote tell it. */
export function Splits({ split }: { readonly split: WireFirstSplit }) {
  const t = useText();
  const people = usePeople();
  const { plan, members, ways, claimant } = split;
  const text: SplitTextContext = { t, people, split: { members: members.map((id) => ({ id })), claimant } };
  const first = ways.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))[0];
  if (!first) return null;
  const othersOf = ({ policies }: WireSplitRow) =>
    policies.flatMap((policy) =>
      policy.plan && policy.plan.slab_id !== plan?.slab_id ? [policy.plan.product_title] : [],
    );
  const isOnePlan = ways.every((way) => othersOf(way).length === 0);
  const apart = ways.find(({ kind }) => kind === 'apart');
  return (
    <div id={splitsId} className="stack-2">
      <h4 className={css.title}>
        {t('split.title', { ways: ways.length, people: numberText(text, members) })}
      </h4>
      <ul className={css.ways}>
        {ways.map((way) => (
          <Split key={way.kind} saying={text} way={way} first={first} others={othersOf(way)} />
        ))}
      </ul>
      {apart && <p>{splitText(text, apart, first)}</p>}
      {plan && (
        <p className="small muted">
          <RichText
            id={isOnePlan ? 'split.same' : 'split.same.most'}
            values={{ plan: plan.product_title, cover: coverText(t, plan.sum_assured) }}
          />
          <span>{` ${t('split.sound')}`}</span>
        </p>
      )}
    </div>
  );
}
