import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import css from './mobile.module.css';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { SplitHead, SplitLinks, SplitPlans, SplitRemainder, SplitSums } from './parts/split-parts.tsx';

/** It shows the ways to split below each other. */
export function Screen(): ReactNode {
  const screen = useSplitPlans();
  return (
    <Frame screen={screen}>
      {screen.ways.map((view) => (
        <article
          key={view.kind}
          className={classes(css.way, view.recommended && css.recommended)}
          aria-label={view.title}
        >
          <SplitHead split={view} />
          <div className={css.sums}>
            <SplitSums split={view} />
          </div>
          <SplitPlans split={view} />
          <SplitRemainder split={view} />
          <SplitLinks split={view} />
        </article>
      ))}
    </Frame>
  );
}
