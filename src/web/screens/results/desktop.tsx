import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import css from './desktop.module.css';
import { chipsPart, filtersPart } from './later-part.ts';
import { useControls } from './model.ts';
import { CountLine, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { Start } from './parts/start.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { ListTray } from './parts/tray.tsx';
import { ResultsProvider } from './provider.tsx';
import { activeFilters } from './wish.ts';

function Filters(): ReactNode {
  const t = useText();
  return (
    <aside aria-labelledby="filters">
      <h2 id="filters" className={css.title}>
        {t('results.filters')}
      </h2>
      <filtersPart.Slot />
    </aside>
  );
}

function Chips(): ReactNode {
  const { wish } = useControls();
  return activeFilters(wish).length > 0 && <chipsPart.Slot />;
}

function Plans(): ReactNode {
  const t = useText();
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
      <Chips />
      <PlanList />
    </section>
  );
}

/** The list on a desktop: filters always open at its left. */
export function Screen(): ReactNode {
  return (
    <ResultsProvider>
      <Start />
      <div className={css.results}>
        <Filters />
        <Plans />
      </div>
      <ListTray />
    </ResultsProvider>
  );
}
