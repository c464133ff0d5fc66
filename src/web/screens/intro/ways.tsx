import type { ReactNode } from 'react';
import type { WireFirstSplit, WireWay } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { numberText, sentence, type WaySaying } from '#web/plan-parts/ways/saying.ts';
import { coverNote, moreText, premiumParts, wayText, wayTitle } from '#web/plan-parts/ways/way-words.ts';
import css from './ways.module.css';
import { waysId } from './ways-part.ts';

type WayProps = {
  readonly saying: WaySaying;
  readonly way: WireWay;
  /** The one that costs least. */
  readonly first: WireWay;
  /** Plans of its policies other than the one that all ways are priced on. */
  readonly others: readonly string[];
};

function Way({ saying, way, first, others }: WayProps): ReactNode {
  const { t } = saying;
  const parts = premiumParts(saying, way);
  return (
    <li>
      <b>{wayTitle(saying, way)}</b>
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
export function Ways({ split }: { readonly split: WireFirstSplit }): ReactNode {
  const t = useText();
  const people = usePeople();
  const { plan, members, ways, claimant } = split;
  const saying: WaySaying = { t, people, split: { members: members.map((id) => ({ id })), claimant } };
  const first = ways.toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))[0];
  if (!first) return null;
  const othersOf = ({ policies }: WireWay) =>
    policies.flatMap((policy) =>
      policy.plan && policy.plan.slab_id !== plan?.slab_id ? [policy.plan.product_title] : [],
    );
  const isOnePlan = ways.every((way) => othersOf(way).length === 0);
  const apart = ways.find(({ kind }) => kind === 'apart');
  return (
    <div id={waysId} className="stack-2">
      <h4 className={css.title}>
        {t('split.title', { ways: ways.length, people: numberText(saying, members) })}
      </h4>
      <ul className={css.ways}>
        {ways.map((way) => (
          <Way key={way.kind} saying={saying} way={way} first={first} others={othersOf(way)} />
        ))}
      </ul>
      {apart && <p>{wayText(saying, apart, first)}</p>}
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
