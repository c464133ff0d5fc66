import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { placesOn } from '#web/plan-parts/compare/compare-set.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { activeFilters } from './list-options.ts';
import css from './mobile.module.css';
import { type Layout, useControls } from './model.ts';
import { Chips } from './parts/below/chips.tsx';
import { FilterSheet } from './parts/below/filter-sheet.tsx';
import { CountLine, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { Start } from './parts/start.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { ListTray } from './parts/tray.tsx';
import { ResultsProvider } from './provider.tsx';

const layout: Layout = { places: placesOn.mobile, drawnFirst: 3, pickBar: 'pick', soundFirst: false };

function Bar() {
  const t = useText();
  const { wish, filtering, setFiltering } = useControls();
  const on = activeFilters(wish).length;
  return (
    <>
      <div className={css.bar}>
        <SortSelect />
        <Button kind="line" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          <Icon name="sliders" size={20} />
          <span>{on === 0 ? t('results.filters') : t('results.filters.open', { count: on })}</span>
        </Button>
      </div>
      {on > 0 && <Chips />}
      {filtering && <FilterSheet />}
    </>
  );
}

function Plans() {
  const t = useText();
  return (
    <section className="mt-4" aria-label={t('results.plans')}>
      <PlanList />
    </section>
  );
}

/** The list on a phone: order and filters above it, the filters in a sheet. */
export function Screen(): ReactNode {
  return (
    <ResultsProvider layout={layout}>
      <Start />
      <div className={css.top}>
        <ListTitle />
        <CountLine />
        <StaySelect />
      </div>
      <Bar />
      <Plans />
      <ListTray />
    </ResultsProvider>
  );
}
