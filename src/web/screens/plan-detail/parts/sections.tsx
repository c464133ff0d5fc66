import type { ReactNode } from 'react';
import { Contents } from './contents.tsx';
import { Covers, NotCovered } from './covers.tsx';
import { Limits } from './limits.tsx';
import { PaperSections, ScoreSection } from './papers.tsx';
import { Waits } from './waits.tsx';
import { Years } from './years.tsx';

/** The sections in order: waits and limits before what is covered. No tabs: they would hide what people weigh up. */
export function Sections(): ReactNode {
  return (
    <>
      <Contents />
      <Waits />
      <Limits />
      <Covers />
      <NotCovered />
      <Years />
      <ScoreSection />
      <PaperSections />
    </>
  );
}
