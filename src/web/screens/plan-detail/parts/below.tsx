import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { addMonths } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { RiderRows } from '#web/plan-parts/choice/rider-rows.tsx';
import { TermRows } from '#web/plan-parts/choice/term-rows.tsx';
import { Fold, Folds } from '#web/ui/fold.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TenYears } from '../ahead/ten-years.tsx';
import { Years } from '../ahead/years.tsx';
import { BillTest } from '../bills/bill-test.tsx';
import { remainingConsumables } from '../costs/cost-rows.ts';
import { Costs } from '../costs/costs.tsx';
import { Fits } from '../costs/fits.tsx';
import { Hospitals } from '../hospitals/hospitals.tsx';
import { usePlanModel } from '../model.ts';
import { planDetailPage } from '../page.ts';
import { PriceTo70 } from '../price/price-to-70.tsx';
import { Record } from '../record/record.tsx';
import { PaperSections, Score } from './papers.tsx';
import { PriceSteps } from './price-steps.tsx';
import { Waits } from './waits.tsx';

/** What lies below the first view of a plan, in its order. */
export function Part() {
  return (
    <>
      <TenYears />
      <Costs />
      <Fits />
      <Rest />
    </>
  );
}

/** Each a line that says its outcome, and the whole of it one press away. */
function Rest() {
  return (
    <div className="mt-6">
      <Folds>
        <BillTest />
        <Waits />
        <Hospitals />
        <TermsAndRiders />
        <Years />
        <PriceTo70 />
        <PriceSteps />
        <Record />
        <PaperSections />
        <Score />
      </Folds>
    </div>
  );
}

/** Only riders of the address are ticked at first; each choice shows in the price at once. */
function TermsAndRiders() {
  const t = useText();
  const { plan, term, chooseTerm, riders } = usePlanModel();
  return (
    <Fold id="terms" title={t('term.title')} outcome={<TermsOutcome />}>
      <p className="lede">{t('term.lede')}</p>
      <TermRows
        offers={plan.content?.discounts ?? []}
        years={term.years}
        choose={chooseTerm}
        isPricing={riders.state === 'busy'}
      />
      <Riders />
    </Fold>
  );
}

/** What is added, and what a year costs where two are paid at once. */
function TermsOutcome() {
  const t = useText();
  const { plan, riders } = usePlanModel();
  const { riders: offers = [], discounts = [] } = plan.content ?? {};
  const added = offers.filter(({ id }) => riders.ids.includes(id)).map(({ title }) => title);
  const longer = discounts.find(({ year }) => year === 2);
  return (
    <>
      <span>{t('riders.outcome', { count: added.length, names: added.join(', ') })}</span>
      {longer && riders.state !== 'busy' && (
        <span>
          {' '}
          <RichText
            id="term.outcome"
            values={{ years: longer.year, amount: money(Math.round(longer.total_price / longer.year)) }}
          />
        </span>
      )}
    </>
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
