import { type ReactNode, useContext } from 'react';
import { useText } from '#web/browser/text.tsx';
import { WaitingLine } from '#web/frame/notices/waiting-line.tsx';
import { placesOn } from '#web/plan-parts/compare/compare-set.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { activeFilters, clearOptions } from './list-options.ts';
import css from './mobile.module.css';
import { type Layout, ResultsContext, SheetResultsContext, useControls, useResultsModel } from './model.ts';
import { Chips } from './parts/below/chips.tsx';
import { FilterFields } from './parts/below/filter-fields.tsx';
import filterSheetCss from './parts/below/filter-sheet.module.css';
import { CountLine, Failure, ListTitle, PlanList } from './parts/plan-list.tsx';
import { SortSelect } from './parts/sort-select.tsx';
import { Start } from './parts/start.tsx';
import { StaySelect } from './parts/stay-select.tsx';
import { ListTray } from './parts/tray.tsx';
import { ResultsProvider } from './provider.tsx';
import type { ShownList } from './use-list.ts';

const layout: Layout = { places: placesOn.mobile, drawnFirst: 3, chart: 'pick' };

function Bar() {
  const t = useText();
  const { options, filtering, setFiltering } = useControls();
  const on = activeFilters(options).length;
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

/** What is counted is what the press will show: nothing is, of a list that did not come. */
function buttonWords({ failure, isStale, waiting }: Pick<ShownList, 'failure' | 'isStale' | 'waiting'>) {
  if (failure && isStale) return 'results.filters.close';
  return waiting === 'no' || waiting === 'order' ? 'results.filters.show' : 'results.filtering';
}

/** The filters on a phone. Each change narrows the list behind the sheet; the button counts what is left. */
function FilterSheet() {
  return (
    <ResultsContext value={useContext(SheetResultsContext)}>
      <Sheet />
    </ResultsContext>
  );
}

function Sheet() {
  const t = useText();
  const { data, waiting, failure, isStale } = useResultsModel();
  const { options, change, filtering, setFiltering } = useControls();
  const close = () => setFiltering(false);
  const on = activeFilters(options).length;
  return (
    <Dialog open={filtering} onClose={close} title={t('results.filters')}>
      {/* The page's own is behind the sheet. */}
      <WaitingLine />
      <FilterFields />
      <div className={filterSheetCss.foot}>
        <Failure />
        {on > 0 && (
          <Button kind="quiet" onClick={() => change(clearOptions)}>
            {t('results.filters.clear', { count: on })}
          </Button>
        )}
        <Button wide onClick={close}>
          {t(buttonWords({ failure, isStale, waiting }), { count: data.plans })}
        </Button>
      </div>
    </Dialog>
  );
}
