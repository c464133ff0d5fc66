import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useCovered } from '#web/plan-parts/people/people-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { usePlanModel } from '../model.ts';
import { priceRiskWords } from '../price-risk-words.ts';
import css from './price-risks.module.css';

/** What can still change the price, said before anybody buys. */
export function PriceRisks() {
  const t = useText();
  const dateText = useDateText();
  const { page, plan } = usePlanModel();
  const { members } = page.uidata;
  const words = useCovered(members);
  const lines = (page.plan.content?.premium_may_change ?? [])
    // A live price can have come since the page was made.
    .filter(({ kind }) => kind !== 'live-price' || plan.premium_status === 'pending')
    .map((risk) => priceRiskWords({ t, dateText, words, members, conditions: page.conditions }, risk));
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={t('detail.change')}>
      <ul className={`small ${css.lines}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
