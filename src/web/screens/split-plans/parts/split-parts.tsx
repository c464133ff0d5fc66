import { useText } from '#web/browser/text.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { LeftView } from '../left-rows.ts';
import type { SplitView } from '../split-answer-words.ts';
import { LeftBar } from './left-bar.tsx';
import css from './split-parts.module.css';

type SplitProps = { readonly way: SplitView };

/** Rank and reason, what the way is, one sentence. */
export function SplitHead({ way }: SplitProps) {
  const t = useText();
  return (
    <div>
      {way.recommended && (
        <p className={css.flag}>
          <Badge tone="best">{t('split.recommended')}</Badge>
        </p>
      )}
      <p className={classes(css.rank, way.isBeaten && css.beaten)}>{way.rank}</p>
      <h2>{way.title}</h2>
      <p className={css.text}>{way.text}</p>
    </div>
  );
}

/** Total cover and total price, in the same size. */
export function SplitSums({ way }: SplitProps) {
  const t = useText();
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('split.cover')}</dt>
        <dd>
          <span>{way.cover}</span> <small>{way.coverNote}</small>
        </dd>
      </div>
      <div>
        <dt>{t('split.total')}</dt>
        <dd>
          <span>{way.total}</span> {way.totalNote && <small>{way.totalNote}</small>}
        </dd>
      </div>
    </dl>
  );
}

function Left({ row }: { readonly row: LeftView }) {
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
      <LeftBar left={row.left} refill={row.refill} />
      <p className={`muted small ${css.note}`}>{row.note}</p>
    </li>
  );
}

/** What is left for whom after the large claim. */
export function SplitRemainder({ way }: SplitProps) {
  return (
    <div className={css.lefts}>
      <p className={`muted small ${css.note}`}>{way.draw}</p>
      <ul>
        {way.rows.map((row) => (
          <Left key={row.id} row={row} />
        ))}
      </ul>
    </div>
  );
}

/** The lists of its policies; only the recommended way has a main button. */
export function SplitLinks({ way }: SplitProps) {
  return (
    <div className={css.links}>
      {way.links.map(({ href, label }, at) => (
        <ButtonLink key={href} href={href} kind={way.recommended && at === 0 ? 'main' : 'line'}>
          {label}
        </ButtonLink>
      ))}
      {way.alone.map((text) => (
        <p key={text} className="small muted">
          {text}
        </p>
      ))}
    </div>
  );
}
