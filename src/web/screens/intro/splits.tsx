import type { WireFirstSplit, WireGroupPick, WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { numberText, type SplitTextContext, sentence } from '#web/plan-parts/splits/split-text.ts';
import {
  coverNote,
  moreText,
  premiumParts,
  ridersText,
  splitText,
  splitTitle,
} from '#web/plan-parts/splits/split-words.ts';
import css from './splits.module.css';
import { splitsId } from './splits-part.ts';

type SplitProps = {
  readonly saying: SplitTextContext;
  readonly split: WireSplitRow;
  /** With which the others are compared. */
  readonly first: WireSplitRow;
};

function planNote(saying: SplitTextContext, plan: WireGroupPick): string {
  const note = saying.t('split.note.plan', { plan: plan.product_title, percent: plan.copay_percent });
  const riders = ridersText(saying, plan);
  return riders === undefined ? note : `${note} ${riders}.`;
}

function Split({ saying, split, first }: SplitProps) {
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
        {split.policies.map(({ plan, members }) => (
          <span key={members.join()}>{plan && ` ${planNote(saying, plan)}`}</span>
        ))}
      </small>
      <small className={css.more}>
        {split === first ? (
          <b>{sentence(t(split.recommended ? 'split.recommended' : 'split.all.cheapest'))}</b>
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
  const { members, ways, claimant } = split;
  const text: SplitTextContext = { t, people, split: { members: members.map((id) => ({ id })), claimant } };
  const [first] = ways;
  if (!first) return null;
  const isAdvised = ways.some(({ recommended }) => recommended);
  const apart = ways.find(({ kind }) => kind === 'apart');
  return (
    <div id={splitsId} className="stack-2">
      <h4 className={css.title}>
        {t('split.title', { ways: ways.length, people: numberText(text, members) })}
      </h4>
      <ul className={css.ways}>
        {ways.map((row) => (
          <Split key={row.kind} saying={text} split={row} first={first} />
        ))}
      </ul>
      {apart && <p>{splitText(text, apart)}</p>}
      <p className="small muted">{t(isAdvised ? 'split.own' : 'split.own.sound')}</p>
    </div>
  );
}
