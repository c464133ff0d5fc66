import type { ReactNode } from 'react';
import { changedPart } from '../later-part.ts';
import { useResultsModel } from '../model.ts';
import { Head } from './head.tsx';
import { Kinds } from './kinds.tsx';
import { CoverSteps } from './picks/cover-steps.tsx';
import { Guesses } from './picks/guesses.tsx';
import { Picks } from './picks/picks.tsx';

/** Picks of other prices than were asked for must not be seen. */
function Advice(): ReactNode {
  const { waiting } = useResultsModel();
  return (
    waiting !== 'prices' && (
      <>
        <Picks />
        <Guesses />
      </>
    )
  );
}

/** What stands above the list in both layouts: whose it is, the cover, where to start from, what was guessed. */
export function Start(): ReactNode {
  return (
    <>
      <Head />
      <Kinds />
      <CoverSteps />
      <Advice />
      <changedPart.Slot />
    </>
  );
}
