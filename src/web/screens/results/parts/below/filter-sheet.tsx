import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { WaitingLine } from '#web/shell/notices/waiting-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useControls, useResultsModel } from '../../model.ts';
import { activeFilters, cleared } from '../../wish.ts';
import { FilterFields } from './filter-fields.tsx';
import css from './filter-sheet.module.css';

/** The filters on a phone. Each change narrows the list behind the sheet; the button counts what is left. */
export function FilterSheet(): ReactNode {
  const t = useText();
  const { data, waiting } = useResultsModel();
  const { wish, change, filtering, setFiltering } = useControls();
  const close = () => setFiltering(false);
  const on = activeFilters(wish).length;
  return (
    <Dialog open={filtering} onClose={close} title={t('results.filters')}>
      {/* The page's own is behind the sheet. */}
      <WaitingLine />
      <FilterFields />
      <div className={css.foot}>
        {on > 0 && (
          <Button kind="quiet" onClick={() => change(cleared(wish))}>
            {t('results.filters.clear', { count: on })}
          </Button>
        )}
        <Button wide onClick={close}>
          {waiting === 'no' || waiting === 'order'
            ? t('results.filters.show', { count: data.plans })
            : t('loading.filters')}
        </Button>
      </div>
    </Dialog>
  );
}
