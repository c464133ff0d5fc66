import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import css from './mobile.module.css';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { WayHead, WayLeft, WayLinks, WaySums } from './parts/way-parts.tsx';

/** The ways below each other. */
export function Screen(): ReactNode {
  const screen = useSplitPlans();
  return (
    <Frame screen={screen}>
      {screen.ways.map((way) => (
        <article
          key={way.kind}
          className={classes(css.way, way.recommended && css.recommended)}
          aria-label={way.title}
        >
          <WayHead way={way} />
          <div className={css.sums}>
            <WaySums way={way} />
          </div>
          <WayLeft way={way} />
          <WayLinks way={way} />
        </article>
      ))}
    </Frame>
  );
}
