import { useId } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Why } from '#web/plan-parts/why.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { usePlanModel } from '../model.ts';

/** Why this plan is recommended, in place: beside the two that it is held against. */
export function WhyFlag() {
  const t = useText();
  const id = useId();
  const { plan } = usePlanModel();
  const rivals = plan.content?.beside ?? [];
  if (rivals.length === 0) return null;
  return (
    <Disclosure summary={t('list.why', { title: plan.product_title })}>
      <Why
        id={id}
        best={{ ...plan, title: plan.product_title }}
        rivals={rivals.map(({ product_title: title, ...rival }) => ({ ...rival, title }))}
      />
    </Disclosure>
  );
}
