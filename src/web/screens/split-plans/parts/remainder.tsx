import { useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { LeftView } from '../left-rows.ts';
import type { SplitView } from '../split-answer-words.ts';
import { LeftBar, LeftKey } from './left-bar.tsx';
import css from './remainder.module.css';

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
      {row.own !== undefined && <p className={`small ${css.own}`}>{row.own}</p>}
      <p className={`muted small ${css.note}`}>{row.note}</p>
    </li>
  );
}

type RemainderProps = {
  readonly split: SplitView;
  /** What is shown answers another claim. */
  readonly isWaiting: boolean;
  /** Say what solid and striped mean. */
  readonly withKey?: boolean;
};

/** What is left for whom after the large claim. */
export function SplitRemainder({ split, isWaiting, withKey = false }: RemainderProps) {
  const t = useText();
  return (
    <div className={css.lefts} aria-busy={isWaiting || undefined}>
      <p className={`muted small ${css.note}`}>{split.draw}</p>
      <ul>
        {split.rows.map((row) => (
          <RemainingCover key={row.id} row={row} />
        ))}
      </ul>
      {withKey && <LeftKey remaining={t('split.key.left')} refill={t('split.key.refill')} />}
    </div>
  );
}
