import type { ReactNode } from 'react';
import { Tray } from '#web/plan-parts/compare/tray.tsx';
import { useText } from '#web/platform/text.tsx';
import css from './desktop.module.css';
import { changedPart, chipsPart, filtersPart } from './later-part.ts';
import { ResultsProvider, useResults } from './model.ts';
import { Head } from './parts/head.tsx';
import { Kinds } from './parts/kinds.tsx';
import { CoverSteps } from './parts/picks/cover-steps.tsx';
import { Guesses } from './parts/picks/guesses.tsx';
import { Picks } from './parts/picks/picks.tsx';
import { CountLine, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { activeFilters } from './wish.ts';

/** The list on a desktop: filters always open at its left. */
export function Screen(): ReactNode {
  const t = useText();
  const results = useResults();
  return (
    <ResultsProvider value={results}>
      <Head />
      <Kinds />
      <CoverSteps />
      {results.waiting !== 'prices' && (
        <>
          <Picks />
          <Guesses />
        </>
      )}
      <changedPart.Slot />
      <div className={css.results}>
        <aside aria-labelledby="filters">
          <h2 id="filters" className={css.title}>
            {t('results.filters')}
          </h2>
          <filtersPart.Slot />
        </aside>
        <section aria-label={t('results.plans')}>
          <ListTitle />
          <CountLine />
          <div className={css.top}>
            <StaySelect />
            <div className={css.sort}>
              <SortSelect />
            </div>
          </div>
          {activeFilters(results.wish).length > 0 && <chipsPart.Slot />}
          <PlanList />
        </section>
      </div>
      <Tray list={{ quoteId: results.data.quoteId, block: results.data.block }} />
    </ResultsProvider>
  );
}
