import type { ReactNode } from 'react';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { LeadWay, OtherWay } from './parts/ways.tsx';

/** It shows the ways to split below each other. */
export function Screen(): ReactNode {
  const screen = useSplitPlans();
  const [lead, ...others] = screen.ways;
  return (
    <Frame screen={screen}>
      {lead && <LeadWay screen={screen} split={lead} />}
      {others.map((view) => (
        <OtherWay key={view.kind} screen={screen} split={view} />
      ))}
    </Frame>
  );
}
