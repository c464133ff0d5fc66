import type { ReactNode } from 'react';
import { stepPart } from './step-part.ts';
import css from './view.module.css';

/** The step of the address. Drawn by the server with all that it says, so its styles come with the page. */
export function Screen(): ReactNode {
  return (
    <div id="landing-step" className={css.page}>
      <stepPart.Slot />
    </div>
  );
}
