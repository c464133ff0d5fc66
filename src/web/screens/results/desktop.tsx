import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { placesOn } from '#web/plan-parts/compare/compare-set.ts';
import { classes } from '#web/ui/classes.ts';
import css from './desktop.module.css';
import { activeFilters } from './list-options.ts';
import { type Layout, useControls, useResultsModel } from './model.ts';
import { Filters } from './parts/below/below.tsx';
import { Chips } from './parts/below/chips.tsx';
import { CountLine, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { Start } from './parts/start.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { ListTray } from './parts/tray.tsx';
import { ResultsProvider } from './provider.tsx';

const layout: Layout = { places: placesOn.desktop, drawnFirst: 7, chart: 'wide' };

function FilterColumn() {
  const t = useText();
  return (
    <aside aria-labelledby="filters">
      <h2 id="filters" className={css.title}>
        {t('results.filters')}
      </h2>
      <Filters />
    </aside>
  );
}

function Plans() {
  const t = useText();
  const { options } = useControls();
  return (
    <section aria-label={t('results.plans')}>
      <ListTitle />
      <CountLine />
      <div className={css.top}>
        <StaySelect />
        <div className={css.sort}>
          <SortSelect />
        </div>
      </div>
      {activeFilters(options).length > 0 && <Chips />}
      <PlanList />
    </section>
  );
}

/** While prices are awaited above it, it is away: it would move when they come. Not from under the focus. */
function Below() {
  const { picks, hasOldPrices } = useResultsModel();
  return (
    <div className={classes(css.results, hasOldPrices && picks.length > 0 && css.away)}>
      <FilterColumn />
      <Plans />
    </div>
  );
}

/** The list on a desktop: filters always open at its left. */
export function Screen(): ReactNode {
  return (
    <ResultsProvider layout={layout}>
      <Start />
      <Below />
      <ListTray />
    </ResultsProvider>
  );
}
