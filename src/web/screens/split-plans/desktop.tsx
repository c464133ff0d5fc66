import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import css from './desktop.module.css';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { SplitHead, SplitLinks, SplitPlans, SplitRemainder, SplitSums } from './parts/split-parts.tsx';

/** Each way in two columns: what it is at the left, behind the margin rule what it comes to. */
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
          <div className={css.main}>
            <SplitHead split={view} />
            <SplitRemainder split={view} />
          </div>
          <div className={css.side}>
            <SplitSums split={view} />
            <SplitPlans split={view} />
            <SplitLinks split={view} />
          </div>
        </article>
      ))}
    </Frame>
  );
}
