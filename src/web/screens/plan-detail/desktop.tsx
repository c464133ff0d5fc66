import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlanProvider, usePlanDetail } from './model.ts';
import { Contents } from './parts/contents.tsx';
import { BuyButton, BuyTrouble, CompareLink, PriceCard } from './parts/price-card.tsx';
import { Sections } from './parts/sections.tsx';
import { BackToList, Top } from './parts/top.tsx';

/** A plan on a desktop: the price and the main action stay in sight at the right. */
export function Screen(): ReactNode {
  const t = useText();
  return (
    <PlanProvider value={usePlanDetail()}>
      <BackToList />
      <div className="side">
        <div>
          <Top />
          <Sections />
        </div>
        <aside className="side__stick stack" aria-label={t('detail.price')}>
          <PriceCard>
            <BuyTrouble />
            <BuyButton wide />
            <CompareLink wide />
          </PriceCard>
          <Card>
            <h2>{t('detail.contents')}</h2>
            <Contents />
          </Card>
        </aside>
      </div>
    </PlanProvider>
  );
}
