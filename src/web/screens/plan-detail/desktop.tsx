import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Card } from '#web/ui/card.tsx';
import { Costs } from './costs/costs.tsx';
import { PlanProvider, usePlanDetail } from './model.ts';
import { Below } from './parts/below-slot.tsx';
import { Contents } from './parts/contents.tsx';
import { BuyButton, BuyTrouble, CompareLink, PriceCard } from './parts/price-card.tsx';
import { BackToList, Top } from './parts/top.tsx';

/** A plan on a desktop: the price and the main action stay in sight at the right. */
export function Screen(): ReactNode {
  const t = useText();
  const plan = usePlanDetail();
  return (
    <>
      <PlanProvider value={plan}>
        <BackToList />
      </PlanProvider>
      <div className="side">
        <div>
          <PlanProvider value={plan}>
            <Top />
            <Costs />
          </PlanProvider>
          <Below plan={plan} />
        </div>
        <PlanProvider value={plan}>
          <aside className="side__stick stack" aria-label={t('detail.price')}>
            <PriceCard>
              <BuyTrouble />
              <BuyButton wide />
              <CompareLink wide />
            </PriceCard>
            <Card>
              <h2>{t('nav.contents')}</h2>
              <Contents />
            </Card>
          </aside>
        </PlanProvider>
      </div>
    </>
  );
}
