import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Tray } from '#web/plan-parts/compare/tray.tsx';
import { useText } from '#web/platform/text.tsx';
import { loadChunk } from '#web/shell/chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './mobile.module.css';
import { ResultsProvider, useResults } from './model.ts';
import { Chips } from './parts/chips.tsx';
import { Head } from './parts/head.tsx';
import { CoverSteps } from './parts/picks/cover-steps.tsx';
import { Guesses } from './parts/picks/guesses.tsx';
import { Picks } from './parts/picks/picks.tsx';
import { CountLine, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { activeFilters } from './wish.ts';

const FilterSheet = lazy(() =>
  loadChunk('results/filters', () => import('./parts/filter-sheet.tsx')).then(({ FilterSheet: view }) => ({
    default: view,
  })),
);

/** The list on a phone: order and filters above it, the filters in a sheet. */
export function Screen(): ReactNode {
  const t = useText();
  const results = useResults();
  const [filtering, setFiltering] = useState(false);
  const on = activeFilters(results.wish).length;
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
      <div className={css.top}>
        <ListTitle />
        <CountLine />
        <StaySelect />
      </div>
      <div className={css.bar}>
        <SortSelect />
        <Button kind="line" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          <Icon name="sliders" size={20} />
          {on === 0 ? t('results.filters') : t('results.filters.open', { count: on })}
        </Button>
      </div>
      <Chips />
      <section className={css.list} aria-label={t('results.plans')}>
        <PlanList />
      </section>
      <Tray list={{ quoteId: results.data.quoteId, block: results.data.block }} />
      {filtering && (
        <Suspense>
          <FilterSheet open onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </ResultsProvider>
  );
}
