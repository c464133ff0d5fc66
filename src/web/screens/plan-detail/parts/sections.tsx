import type { ReactNode } from 'react';
import { Costs } from '../costs/costs.tsx';
import { belowPart } from '../later-part.ts';

/** The sections in order: what costs the buyer before what they get. No tabs: they would hide what people weigh up. */
export function Sections(): ReactNode {
  const { Slot } = belowPart;
  return (
    <>
      <Costs />
      <Slot />
    </>
  );
}
