import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Costs } from './costs/costs.tsx';
import css from './mobile.module.css';
import { PlanProvider, usePlanDetail } from './model.ts';
import { Below } from './parts/below-slot.tsx';
import { Contents } from './parts/contents.tsx';
import { BuyTrouble, CompareLink, PriceCard } from './parts/price-card.tsx';
import { PriceDock } from './parts/price-dock.tsx';
import { BackToList, Top } from './parts/top.tsx';

/** A plan on a phone: the price in its card at the end and in the dock with the main action. */
export function Screen(): ReactNode {
  const t = useText();
  const plan = usePlanDetail();
  return (
    <>
      <PlanProvider value={plan}>
        <BackToList />
        <Top />
        <Disclosure summary={t('nav.contents')}>
          <Contents />
        </Disclosure>
        <Costs />
      </PlanProvider>
      <Below plan={plan} />
      <PlanProvider value={plan}>
        <div className="mt-6">
          <PriceCard>
            <CompareLink wide />
          </PriceCard>
        </div>
        <div className={css.dock}>
          <BuyTrouble />
          <PriceDock />
        </div>
      </PlanProvider>
    </>
  );
}
