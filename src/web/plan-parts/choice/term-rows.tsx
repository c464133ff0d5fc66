import type { WireRiders } from '#contract/proposal/riders.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { pendingEvents } from '#web/browser/pending-events.ts';
import { useText } from '#web/browser/text.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import css from './choice.module.css';

type TermRowsProps = {
  readonly offers: WireRiders['discounts'];
  /** The term that is chosen. */
  readonly years: number;
  readonly choose: (years: WireRiders['discounts'][number]['year']) => void;
  /** The amounts of this moment belong to a choice before. */
  readonly isPricing: boolean;
};

const money = (amount: number) => formatRupees(rupees(amount));

/** Years that can be paid at once, each with its whole price and what it saves. */
export function TermRows({ offers, years, choose, isPricing }: TermRowsProps) {
  const t = useText();
  if (offers.length === 0) return null;
  return (
    <fieldset className={css.set}>
      <legend>{t('term.how-long')}</legend>
      <div className={`panel ${css.rows}`}>
        {offers.map(({ year, total_price: total, saved }) => {
          const aYear = t('term.a-year', { amount: money(Math.round(total / year)) });
          const hint = saved > 0 ? `${aYear} ${t('term.saves', { amount: money(saved) })}` : aYear;
          return (
            <OptionRow
              key={year}
              type="radio"
              name="term"
              checked={years === year}
              onChange={() => {
                pendingEvents.push(['term', year]);
                choose(year);
              }}
              label={<b>{t('term.years', { years: year })}</b>}
              hint={year === 1 ? t('term.one') : isPricing ? undefined : hint}
              side={
                !isPricing && (
                  <span className={css.side}>
                    <b>{money(total)}</b> {t('term.now')}
                  </span>
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
