import type { ReactNode } from 'react';
import { Tray } from '#web/plan-parts/compare/tray.tsx';
import { useCardFrame } from '../model.ts';

/** The plans of this list that were chosen to be compared. */
export function ListTray(): ReactNode {
  const { quoteId, block } = useCardFrame();
  return <Tray list={{ quoteId, block }} />;
}
