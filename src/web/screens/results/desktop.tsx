import type { ReactNode } from 'react';
import { Tray } from '#web/plan-parts/compare/tray.tsx';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import css from './desktop.module.css';
import { ResultsProvider, useResults } from './model.ts';
import { Chips } from './parts/chips.tsx';
import { FilterFields } from './parts/filter-fields.tsx';
import { Head } from './parts/head.tsx';
import { CoverSteps } from './parts/picks/cover-steps.tsx';
import { Guesses } from './parts/picks/guesses.tsx';
import { Picks } from './parts/picks/picks.tsx';
import { CountLine, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { activeFilters, cleared } from './wish.ts';

/** The list on a desktop: filters always open at its left. */
export function Screen(): ReactNode {
  const t = useText();
  const results = useResults();
  const { wish, change } = results;
  const on = activeFilters(wish).length;
  return (
    <ResultsProvider value={results}>
      <Head />
      <CoverSteps />
      {results.waiting !== 'prices' && (
        <>
          <Picks />
          <Guesses />
        </>
      )}
      <div className={css.results}>
        <aside aria-labelledby="filters">
          <h2 id="filters" className={css.title}>
            {t('results.filters')}
          </h2>
          <FilterFields />
          {on > 0 && (
            <Button kind="quiet" onClick={() => change(cleared(wish))}>
              {t('results.filters.clear', { count: on })}
            </Button>
          )}
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
          <Chips />
          <PlanList />
        </section>
      </div>
      <Tray list={{ quoteId: results.data.quoteId, block: results.data.block }} />
    </ResultsProvider>
  );
}
