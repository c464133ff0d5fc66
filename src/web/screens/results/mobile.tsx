import { type ReactNode, useState } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './mobile.module.css';
import { ResultsProvider, useResults } from './model.ts';
import { Chips } from './parts/chips.tsx';
import { FilterSheet } from './parts/filter-sheet.tsx';
import { Head } from './parts/head.tsx';
import { CountLine, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { activeFilters } from './wish.ts';

/** The list on a phone: order and filters above it, the filters in a sheet. */
export function Screen(): ReactNode {
  const t = useText();
  const results = useResults();
  const [filtering, setFiltering] = useState(false);
  const on = activeFilters(results.wish).length;
  return (
    <ResultsProvider value={results}>
      <Head />
      <div className={css.bar}>
        <SortSelect />
        <Button kind="line" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          <Icon name="sliders" size={20} />
          {on === 0 ? t('results.filters') : t('results.filters.open', { count: on })}
        </Button>
      </div>
      <Chips />
      <section className={css.list} aria-label={t('results.plans')}>
        <CountLine />
        <PlanList />
      </section>
      <FilterSheet open={filtering} onClose={() => setFiltering(false)} />
    </ResultsProvider>
  );
}
