import type { ReactNode } from 'react';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { WayCard } from './parts/way-card.tsx';

/** The ways to cover the group, below each other. */
export function Screen(): ReactNode {
  const split = useSplitPlans();
  return (
    <Frame split={split}>
      <div className="stack">
        {split.ways.map((way) => (
          <WayCard key={way.kind} way={way} />
        ))}
      </div>
    </Frame>
  );
}
