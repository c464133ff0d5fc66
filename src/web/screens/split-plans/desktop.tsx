import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import css from './desktop.module.css';
import { useSplitPlans } from './model.ts';
import { Frame } from './parts/frame.tsx';
import { WayHead, WayLeft, WayLinks, WaySums } from './parts/way-parts.tsx';

/** Each way in two columns: what it is at the left, behind the margin rule what it comes to. */
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
          <div className={css.main}>
            <WayHead way={way} />
            <WayLeft way={way} />
          </div>
          <div className={css.side}>
            <WaySums way={way} />
            <WayLinks way={way} />
          </div>
        </article>
      ))}
    </Frame>
  );
}
