import type { WirePlan } from '#contract/plan/shapes.ts';
import { rupees } from '#domain/money.ts';
import { livePremiumMaxTries } from '#domain/price/live-tries.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { taxText } from '#web/plan-parts/price/tax-text.ts';
import { Money } from '#web/ui/money.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import css from './plan-price.module.css';

/** It gives "a year, 4 people, GST nil". */
export function unitText(t: Translate, plan: WirePlan, people: number): string {
  const values = { people: t('people.count', { count: people }), tax: taxText(t, plan) };
  const isEach = plan.facts.cover_basis === 'individual' && people > 1;
  return t(isEach ? 'plan.price.unit.each' : 'plan.price.unit', values);
}

type PlanPriceProps = {
  readonly plan: WirePlan;
  readonly people: number;
  /** The try under way while a live price is asked for. */
  readonly tries: number;
  /** After the unit: the day of the price. */
  readonly dated?: string;
  readonly beside?: boolean;
  /** A new choice has no price yet: the old one is not shown. */
  readonly isPricing?: boolean;
};

/** The premium in its own place: a figure, the counted wait for a live one, or words. */
export function PlanPrice({ plan, people, tries, dated, beside, isPricing }: PlanPriceProps) {
  const t = useText();
  const place = beside ? css.beside : css.price;
  if (isPricing)
    return (
      <div className={place} aria-busy="true">
        <span className="strong">{t('detail.pricing')}</span>
      </div>
    );
  if (plan.premium !== null)
    return (
      <div className={place}>
        <Money amount={rupees(plan.premium)} size="xl" />
        <span className={css.unit}>
          {dated === undefined
            ? unitText(t, plan, people)
            : t('plan.price.dated', { unit: unitText(t, plan, people), dated })}
        </span>
      </div>
    );
  if (plan.premium_status === 'pending') {
    const now = Math.max(tries, 1);
    return (
      <div className={place} aria-busy="true">
        <span className="strong">{t('plan.price.asking')}</span>
        <span className={css.tries}>
          <Ticks of={livePremiumMaxTries} now={now} />
          <span>{t('ui.tries', { now, of: livePremiumMaxTries })}</span>
        </span>
      </div>
    );
  }
  return (
    <div className={place}>
      <span className="strong">{t('plan.price.none')}</span>
      <span className={css.unit}>{t(`plan.price.none.${plan.premium_reason ?? 'no-rate'}`)}</span>
    </div>
  );
}
