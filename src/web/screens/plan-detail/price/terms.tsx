import { useText } from '#web/browser/text.tsx';
import { TermRows } from '#web/plan-parts/choice/term-rows.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import { Riders } from './riders.tsx';

/** Nothing is ticked for the buyer; each choice shows in the price at once. */
export function TermsAndRiders() {
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
