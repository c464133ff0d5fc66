import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { WaitingLine } from '#web/shell/notices/waiting-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useControls, useResultsModel } from '../../model.ts';
import { activeFilters, cleared } from '../../wish.ts';
import { Failure } from '../plan-list.tsx';
import { FilterFields } from './filter-fields.tsx';
import css from './filter-sheet.module.css';

/** The filters on a phone. Each change narrows the list behind the sheet; the button counts what is left. */
export function FilterSheet(): ReactNode {
  const t = useText();
  const { data, waiting, failure, isStale } = useResultsModel();
  const { wish, change, filtering, setFiltering } = useControls();
  const close = () => setFiltering(false);
  const on = activeFilters(wish).length;
  // What was counted last is no answer to a question that failed.
  const counted =
    failure && isStale ? t('results.filters.back') : t('results.filters.show', { count: data.plans });
  const label = waiting === 'no' || waiting === 'order' ? counted : t('loading.filters');
  return (
    <Dialog open={filtering} onClose={close} title={t('results.filters')}>
      {/* The page's own are behind the sheet. */}
      <WaitingLine />
      <FilterFields />
      <div className={css.foot}>
        <Failure />
        {on > 0 && (
          <Button kind="quiet" onClick={() => change(cleared(wish))}>
            {t('results.filters.clear', { count: on })}
          </Button>
        )}
        <Button wide onClick={close}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
