import { useContext } from 'react';
import { useText } from '#web/browser/text.tsx';
import { WaitingLine } from '#web/frame/notices/waiting-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { activeFilters, clearOptions } from '../../list-options.ts';
import { ResultsContext, SheetResultsContext, useControls, useResultsModel } from '../../model.ts';
import type { ShownList } from '../../use-list.ts';
import { Failure } from '../plan-list.tsx';
import { FilterFields } from './filter-fields.tsx';
import css from './filter-sheet.module.css';

/** What is counted is what the press will show: nothing is, of a list that did not come. */
function buttonWords({ failure, isStale, waiting }: Pick<ShownList, 'failure' | 'isStale' | 'waiting'>) {
  if (failure && isStale) return 'results.filters.close';
  return waiting === 'no' || waiting === 'order' ? 'results.filters.show' : 'results.filtering';
}

/** The filters on a phone. Each change narrows the list behind the sheet; the button counts what is left. */
export function FilterSheet() {
  return (
    <ResultsContext value={useContext(SheetResultsContext)}>
      <Sheet />
    </ResultsContext>
  );
}

function Sheet() {
  const t = useText();
  const { data, waiting, failure, isStale } = useResultsModel();
  const { wish, change, filtering, setFiltering } = useControls();
  const close = () => setFiltering(false);
  const on = activeFilters(wish).length;
  return (
    <Dialog open={filtering} onClose={close} title={t('results.filters')}>
      {/* The page's own is behind the sheet. */}
      <WaitingLine />
      <FilterFields />
      <div className={css.foot}>
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
