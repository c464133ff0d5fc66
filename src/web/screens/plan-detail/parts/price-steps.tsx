import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useCovered } from '#web/plan-parts/people/people-words.ts';
import { Fold } from '#web/ui/fold.tsx';
import { usePlanModel } from '../model.ts';
import { priceRiskWords } from '../price-risk-words.ts';
import { PriceLedger } from './price-parts.tsx';
import css from './price-risks.module.css';

/** The price step by step, and what can still change it. */
export function PriceSteps() {
  const t = useText();
  return (
    <Fold id="price" title={t('detail.price')} outcome={<Outcome />}>
      <PriceLedger />
      <PriceRisks />
      <BuyNote />
    </Fold>
  );
}

function Outcome() {
  const t = useText();
  const { plan, term, riders } = usePlanModel();
  if (riders.state === 'busy') return <span>{t('detail.pricing')}</span>;
  if (plan.premium === null) return <span>{t('ui.price.none')}</span>;
  const amount = formatRupees(rupees(term.total ?? plan.premium));
  return <RichText id="detail.price.outcome" values={{ amount }} />;
}

/** What a press on the main button does not do yet. */
function BuyNote() {
  const t = useText();
  const { plan } = usePlanModel();
  if (plan.sale !== 'online' || plan.premium_status === 'unavailable') return null;
  return <p className="small muted mt-4">{t('detail.buy.note')}</p>;
}

/** What can still change the price, said before anybody buys. */
function PriceRisks() {
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
    <>
      <h3 className="mt-5">{t('detail.change')}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
