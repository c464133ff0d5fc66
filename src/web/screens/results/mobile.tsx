import type { ReactNode } from 'react';
import { Tray } from '#web/plan-parts/compare/tray.tsx';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { changedPart, chipsPart, sheetPart } from './later-part.ts';
import css from './mobile.module.css';
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

/** The list on a phone: order and filters above it, the filters in a sheet. */
export function Screen(): ReactNode {
  const t = useText();
  const results = useResults();
  const on = activeFilters(results.wish).length;
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
      <div className={css.top}>
        <ListTitle />
        <CountLine />
        <StaySelect />
      </div>
      <div className={css.bar}>
        <SortSelect />
        <Button kind="line" aria-haspopup="dialog" onClick={() => results.setFiltering(true)}>
          <Icon name="sliders" size={20} />
          {on === 0 ? t('results.filters') : t('results.filters.open', { count: on })}
        </Button>
      </div>
      {on > 0 && <chipsPart.Slot />}
      <section className={css.list} aria-label={t('results.plans')}>
        <PlanList />
      </section>
      <Tray list={{ quoteId: results.data.quoteId, block: results.data.block }} />
      {results.filtering && <sheetPart.Slot />}
    </ResultsProvider>
  );
}
