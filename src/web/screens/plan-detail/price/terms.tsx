import type { ReactNode } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/platform/text.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import css from './price.module.css';
import { Riders } from './riders.tsx';

const money = (amount: number) => formatRupees(rupees(amount));

/** Years that can be paid at once, each with its whole price and what it saves. */
function Terms(): ReactNode {
  const t = useText();
  const { plan, term, chooseTerm, riders } = usePlanModel();
  const isPricing = riders.state === 'busy';
  const offers = plan.content?.discounts ?? [];
  if (offers.length === 0) return null;
  return (
    <fieldset className={css.set}>
      <legend>{t('term.how-long')}</legend>
      <div className={css.rows}>
        {offers.map(({ year, total_price: total, saved }) => {
          const aYear = t('term.a-year', { amount: money(Math.round(total / year)) });
          const hint = saved > 0 ? `${aYear} ${t('term.saves', { amount: money(saved) })}` : aYear;
          return (
            <OptionRow
              key={year}
              type="radio"
              name="term"
              checked={term.years === year}
              onChange={() => chooseTerm(year)}
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

/** Nothing is ticked for the buyer; each choice shows in the price at once. */
export function TermsAndRiders(): ReactNode {
  const t = useText();
  return (
    <Section id="terms" title={t('term.title')} lede={t('term.lede')}>
      <Terms />
      <Riders />
    </Section>
  );
}
