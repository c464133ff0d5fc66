import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import css from './desktop.module.css';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { SplitHead, SplitLinks, SplitRemainder, SplitSums } from './parts/split-parts.tsx';

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
            <SplitHead way={view} />
            <SplitRemainder way={view} />
          </div>
          <div className={css.side}>
            <SplitSums way={view} />
            <SplitLinks way={view} />
          </div>
        </article>
      ))}
    </Frame>
  );
}
