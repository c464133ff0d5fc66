import { formatRupees, type Rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { classes } from './classes.ts';
import css from './money.module.css';

type MoneyProps = {
  /** Undefined is said in words, never as ₹0 or a dash. */
  readonly amount: Rupees | undefined;
  readonly size?: 'm' | 'l' | 'xl';
  readonly tone?: 'plain' | 'pays' | 'owes';
};

/** `₹` and Indian grouping; the figure and its sign never break over lines. */
export function Money({ amount, size = 'm', tone = 'plain' }: MoneyProps) {
  const t = useText();
  if (amount === undefined) return <span className="muted">{t('ui.price.none')}</span>;
  return (
    <span className={classes(css.money, size !== 'm' && css[size], tone !== 'plain' && css[tone])}>
      {formatRupees(amount)}
    </span>
  );
}
