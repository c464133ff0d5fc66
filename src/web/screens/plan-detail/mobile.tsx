import type { ReactNode } from 'react';
import css from './mobile.module.css';
import { PlanProvider, usePlanDetail } from './model.ts';
import { BuyDock, BuyTrouble, PriceCard } from './parts/price-card.tsx';
import { Sections } from './parts/sections.tsx';
import { BackLink, Top } from './parts/top.tsx';

/** A plan on a phone: the price in its card at the end and in the dock with the main action. */
export function Screen(): ReactNode {
  return (
    <PlanProvider value={usePlanDetail()}>
      <BackLink />
      <Top />
      <Sections />
      <div className={css.price}>
        <PriceCard />
      </div>
      <div className={css.dock}>
        <BuyTrouble />
        <BuyDock />
      </div>
    </PlanProvider>
  );
}
