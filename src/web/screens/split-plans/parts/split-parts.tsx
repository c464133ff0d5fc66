import { useText } from '#web/browser/text.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { LeftView } from '../left-rows.ts';
import type { SplitView } from '../split-answer-words.ts';
import { LeftBar } from './left-bar.tsx';
import css from './split-parts.module.css';

type SplitProps = { readonly split: SplitView };

/** Rank and reason, what the way is, one sentence. */
export function SplitHead({ split }: SplitProps) {
  const t = useText();
  return (
    <div>
      {split.recommended && (
        <p className={css.flag}>
          <Badge tone="best">{t('split.recommended')}</Badge>
        </p>
      )}
      <p className={classes(css.rank, split.isBeaten && css.beaten)}>{split.rank}</p>
      <h2>{split.title}</h2>
      <p className={css.text}>{split.text}</p>
    </div>
  );
}

/** Total cover and total price, in the same size. */
export function SplitSums({ split }: SplitProps) {
  const t = useText();
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('split.cover')}</dt>
        <dd>
          <span>{split.cover}</span> <small>{split.coverNote}</small>
        </dd>
      </div>
      <div>
        <dt>{t('split.total')}</dt>
        <dd>
          <span>{split.total}</span> {split.totalNote && <small>{split.totalNote}</small>}
        </dd>
      </div>
    </dl>
  );
}

function RemainingCover({ row }: { readonly row: LeftView }) {
  return (
    <li className={css.row}>
      <div className={css.top}>
        <span className={css.who}>
          <span className={css.figures} aria-hidden="true">
            {row.figures.map((figure, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a family can look alike, and none changes places
              <Icon key={at} name={figure} size={26} height={32} />
            ))}
          </span>
          <span>{row.who}</span>
        </span>
        <span className={classes(css.amount, row.isNothing && css.nothing)}>{row.amount}</span>
      </div>
      <LeftBar remaining={row.remaining} refill={row.refill} />
      <p className={`muted small ${css.note}`}>{row.note}</p>
    </li>
  );
}

/** What is left for whom after the large claim. */
export function SplitRemainder({ split }: SplitProps) {
  return (
    <div className={css.lefts}>
      <p className={`muted small ${css.note}`}>{split.draw}</p>
      <ul>
        {split.rows.map((row) => (
          <RemainingCover key={row.id} row={row} />
        ))}
      </ul>
    </div>
  );
}

/** The plan of each policy, by its name, with its price and what it lacks. */
export function SplitPlans({ split }: SplitProps) {
  return (
    <ul className={css.plans}>
      {split.plans.map(({ id, text, href, weaknesses }) => (
        <li key={id}>
          {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
          {weaknesses.map((weakness) => (
            <small key={weakness}>{weakness}</small>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The lists of its policies; only the recommended way has a main button. */
export function SplitLinks({ split }: SplitProps) {
  return (
    <div className={css.links}>
      {split.links.map(({ href, label }, at) => (
        <ButtonLink key={href} href={href} kind={split.recommended && at === 0 ? 'main' : 'line'}>
          {label}
        </ButtonLink>
      ))}
      {split.alone.map((text) => (
        <p key={text} className="small muted">
          {text}
        </p>
      ))}
    </div>
  );
}
