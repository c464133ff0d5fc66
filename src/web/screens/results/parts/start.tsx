import { pricesKey } from '../list-options.ts';
import { useResultsModel } from '../model.ts';
import { Changed } from './below/changed.tsx';
import { Guesses } from './below/guesses.tsx';
import { Head } from './head.tsx';
import { Kinds } from './kinds.tsx';
import { CoverSteps } from './picks/cover-steps.tsx';
import { Picks } from './picks/picks.tsx';
import css from './plan-list.module.css';
import { NotYet } from './plan-list.tsx';

/** Picks of other prices than were asked for must not be seen. Their place is kept, so that nothing below it moves. */
function Advice() {
  const { data, picks, hasOldPrices } = useResultsModel();
  return (
    <div className={css.place}>
      {hasOldPrices && picks.length > 0 && (
        <div className={css.over}>
          <NotYet />
        </div>
      )}
      {/* Drawn anew with its prices: what only changed would count as moved. */}
      <div key={pricesKey(data.wish)} className={hasOldPrices ? css.held : undefined}>
        <Picks />
        <Guesses />
      </div>
    </div>
  );
}

/** What stands above the list in both layouts: whose it is, the cover, where to start from, what was guessed. */
export function Start() {
  return (
    <>
      <Head />
      <Kinds />
      <CoverSteps />
      <Advice />
      <Changed />
    </>
  );
}
