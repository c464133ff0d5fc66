import type { ReactNode } from 'react';
import { PlanProvider, usePlanDetail } from './model.ts';
import { Below } from './parts/below-slot.tsx';
import { SideBox } from './parts/side-box.tsx';
import { BackToList, Top } from './parts/top.tsx';

/** A plan on a desktop: the price and the main action stay in sight at the right. */
export function Screen(): ReactNode {
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
          </PlanProvider>
          <Below plan={plan} />
        </div>
        <PlanProvider value={plan}>
          <SideBox />
        </PlanProvider>
      </div>
    </>
  );
}
