import type { ReactNode } from 'react';
import css from './desktop.module.css';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { LeadWay, OtherWay } from './parts/ways.tsx';

/** The first way over the whole width, in two columns; the others beside each other. */
export function Screen(): ReactNode {
  const screen = useSplitPlans();
  const [lead, ...others] = screen.ways;
  return (
    <Frame screen={screen}>
      {lead && <LeadWay screen={screen} split={lead} wide />}
      {others.length > 0 && (
        <div className={css.others}>
          {others.map((view) => (
            <OtherWay key={view.kind} screen={screen} split={view} />
          ))}
        </div>
      )}
    </Frame>
  );
}
