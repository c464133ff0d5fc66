import { useText } from '#web/browser/text.tsx';
import { TermRows } from '#web/plan-parts/choice/term-rows.tsx';
import { Years } from '../ahead/years.tsx';
import { BillTest } from '../bills/bill-test.tsx';
import { Fits } from '../costs/fits.tsx';
import { Hospitals } from '../hospitals/hospitals.tsx';
import { usePlanModel } from '../model.ts';
import { PriceTo70 } from '../price/price-to-70.tsx';
import { Riders } from '../price/riders.tsx';
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

/** Nothing is ticked for the buyer; each choice shows in the price at once. */
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
