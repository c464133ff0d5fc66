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
  readonly split: WireSplitRow;
  /** The one that costs least. */
  readonly first: WireSplitRow;
  /** Plans of its policies other than the one that all ways are priced on. */
  readonly others: readonly string[];
};

function Split({ saying, split, first, others }: SplitProps) {
  const { t } = saying;
  const parts = premiumParts(saying, split);
  return (
    <li>
      <b>{splitTitle(saying, split)}</b>
      <b className={css.total}>{formatRupees(rupees(split.total ?? 0))}</b>
      <small>
        <span>
          {t('intro.ways.cover', { cover: coverText(t, split.cover ?? 0), note: coverNote(saying, split) })}
        </span>
        <span>{others.map((plan) => ` ${t('split.note.plan', { plan })}`).join('')}</span>
      </small>
      <small className={css.more}>
        {split === first ? (
          <b>{sentence(t('split.all.cheapest'))}</b>
        ) : (
          <span>{moreText(saying, split)}</span>
        )}
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
  const isOnePlan = ways.every((row) => othersOf(row).length === 0);
  const apart = ways.find(({ kind }) => kind === 'apart');
  return (
    <div id={splitsId} className="stack-2">
      <h4 className={css.title}>
        {t('split.title', { ways: ways.length, people: numberText(text, members) })}
      </h4>
      <ul className={css.ways}>
        {ways.map((row) => (
          <Split key={row.kind} saying={text} split={row} first={first} others={othersOf(row)} />
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
