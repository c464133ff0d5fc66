import { useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import type { SplitView } from '../split-answer-words.ts';
import css from './buys.module.css';

type BuysProps = { readonly split: SplitView };
type Plan = SplitView['plans'][number];

function PlanRow({ plan: { title, who, price, riders, href, weaknesses } }: { readonly plan: Plan }) {
  return (
    <li>
      <span>
        <b className={css.title} lang="en">
          {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
        </b>
        <small>{who}</small>
        {riders && <small>{riders}</small>}
        {weaknesses.map((weakness) => (
          <small key={weakness} className={css.weak}>
            {weakness}
          </small>
        ))}
      </span>
      <span className={css.money}>{price}</span>
    </li>
  );
}

type SumProps = {
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly kind: string | undefined;
};

function SumRow({ label, note, amount, kind }: SumProps) {
  return (
    <li className={kind}>
      <span>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </span>
      <span className={css.money}>{amount}</span>
    </li>
  );
}

/** The plans that one would buy, what they come to, and what they cost over the years. */
export function Buys({ split: { plans, sums } }: BuysProps) {
  const t = useText();
  const { total, allIn, sound } = sums;
  return (
    <ul className={css.buys}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
      {total && <SumRow label={t('split.together.sum')} amount={total} kind={css.total} />}
      {allIn && (
        <SumRow label={t('split.all-in')} note={t('split.all-in.note')} amount={allIn} kind={css.years} />
      )}
      {sound && (
        <SumRow
          label={sound.label}
          note={sound.note}
          amount={sound.total}
          kind={classes(css.years, css.soft)}
        />
      )}
    </ul>
  );
}
