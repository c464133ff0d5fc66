import type { ReactNode } from 'react';
import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/platform/text.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import css from './price.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

/** Years that can be paid at once, each with its whole price and what it saves. */
function Terms(): ReactNode {
  const t = useText();
  const { plan, term, chooseTerm } = usePlanModel();
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
              hint={year === 1 ? t('term.one') : hint}
              side={
                <span className={css.side}>
                  <b>{money(total)}</b> {t('term.now')}
                </span>
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function riderPrice(t: Translate, { premium, premium_status: status }: WireRiderOffer): string {
  if (premium !== null)
    return t(premium < 0 ? 'riders.less' : 'riders.more', { amount: money(Math.abs(premium)) });
  return t(status === 'pending' ? 'riders.live' : 'riders.refused');
}

/** Every extra with its price; of a group only one can be taken. */
function Riders(): ReactNode {
  const t = useText();
  const riders = usePlanModel().plan.content?.riders ?? [];
  if (riders.length === 0) return <p className="small muted">{t('riders.none')}</p>;
  const isGrouped = ({ mutual_exclusive_group: group }: WireRiderOffer) =>
    group !== null && riders.filter((one) => one.mutual_exclusive_group === group).length > 1;
  return (
    <div className={css.set}>
      <h3>{t('riders.title')}</h3>
      <p className="small muted">{t('riders.lede')}</p>
      <Ledger
        caption={t('riders.title')}
        rows={riders.map((rider) => ({
          id: rider.id,
          label: rider.title,
          note: isGrouped(rider) ? t('riders.one-of') : undefined,
          amount: riderPrice(t, rider),
        }))}
      />
    </div>
  );
}

/** Nothing is ticked for the buyer; a longer term shows in the price at once. */
export function TermsAndRiders(): ReactNode {
  const t = useText();
  return (
    <Section id="terms" title={t('term.title')} lede={t('term.lede')}>
      <Terms />
      <Riders />
    </Section>
  );
}
