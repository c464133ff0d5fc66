import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { addMonths } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { RiderRows } from '#web/plan-parts/choice/rider-rows.tsx';
import { TermRows } from '#web/plan-parts/choice/term-rows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Years } from '../ahead/years.tsx';
import { BillTest } from '../bills/bill-test.tsx';
import { remainingConsumables } from '../costs/cost-rows.ts';
import { Fits } from '../costs/fits.tsx';
import { Hospitals } from '../hospitals/hospitals.tsx';
import { usePlanModel } from '../model.ts';
import { planDetailPage } from '../page.ts';
import { PriceTo70 } from '../price/price-to-70.tsx';
import { Record } from '../record/record.tsx';
import { PaperSections } from './papers.tsx';
import { Section } from './section.tsx';
import { Waits } from './waits.tsx';

/** What lies below the first view of a plan, in its order. */
export function Part() {
  return (
    <>
      <Fits />
      <Years />
      <BillTest />
      <Waits />
      <PriceTo70 />
      <Hospitals />
      <TermsAndRiders />
      <Record />
      <PaperSections />
    </>
  );
}

/** Only riders of the address are ticked at first; each choice shows in the price at once. */
function TermsAndRiders() {
  const t = useText();
  const { plan, term, chooseTerm, riders } = usePlanModel();
  return (
    <Section id="terms" title={t('term.title')} lede={t('term.lede')}>
      <TermRows
        offers={plan.content?.discounts ?? []}
        years={term.years}
        choose={chooseTerm}
        isPricing={riders.state === 'busy'}
      />
      <Riders />
    </Section>
  );
}

const money = (amount: number) => formatRupees(rupees(amount));

/** What a rider changes for these people: a date, or rupees of a usual stay. */
function useEffectText(): (rider: WireRiderOffer) => string | undefined {
  const t = useText();
  const dateText = useDateText();
  const { plan, coverStart } = useLoaded(planDetailPage);
  return ({ effect }) => {
    if (effect?.kind === 'pre-existing-wait' && effect.months !== undefined) {
      const from = (months: number) => dateText(addMonths(coverStart, months));
      return t('riders.wait', { date: from(effect.months), was: from(plan.ped.waiting_period) });
    }
    const cost = effect?.kind === 'consumables-paid' ? remainingConsumables(plan) : undefined;
    return cost && t('riders.saves', { stay: cost.title, amount: money(cost.amount) });
  };
}

/** What the choice comes to, for those who hear the page; and what went with the last press. */
function ChoiceStatus() {
  const t = useText();
  const { riders, plan } = usePlanModel();
  const out = plan.content?.riders.filter(({ id }) => riders.takenOut.includes(id)) ?? [];
  return (
    <div role="status">
      {riders.state === 'busy' && <p className="small muted">{t('detail.pricing')}</p>}
      {riders.state === 'still' && riders.ids.length > 0 && plan.premium !== null && (
        <p className="small strong">{t('riders.now', { amount: money(plan.premium) })}</p>
      )}
      {out.length > 0 && (
        <p className="small">{t('riders.taken-out', { names: out.map(({ title }) => title).join(', ') })}</p>
      )}
      {riders.state === 'failed' && (
        <Notice tone="care" lead={t('riders.failed')}>
          {t('riders.failed.text')}
        </Notice>
      )}
    </div>
  );
}

function Riders() {
  const { plan, riders } = usePlanModel();
  return (
    <RiderRows
      offers={plan.content?.riders ?? []}
      ids={riders.ids}
      choose={riders.choose}
      effectOf={useEffectText()}
    >
      <ChoiceStatus />
    </RiderRows>
  );
}
