import { type ReactNode, useDeferredValue } from 'react';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { activeFilters, clearOptions, searchOf } from '../../list-options.ts';
import { ResultsContext, useControls, useResultsModel } from '../../model.ts';
import css from './below.module.css';
import { FilterFields } from './filter-fields.tsx';
import { ApartCards, WaitingCards } from './groups.tsx';
import { HiddenPlans } from './hidden-plans.tsx';
import { NoPlans } from './no-plans.tsx';

/** The filters of a desktop, always open. */
export function Filters() {
  const t = useText();
  const { options, change } = useControls();
  const on = activeFilters(options).length;
  return (
    <>
      <FilterFields />
      {on > 0 && (
        <Button kind="quiet" onClick={() => change(clearOptions)}>
          {t('results.filters.clear', { count: on })}
        </Button>
      )}
    </>
  );
}

/** To the list of the one plan that means the same at every insurer. It pays from the first rupee. */
function ToStandard() {
  const t = useText();
  const { data, options } = useResultsModel();
  if (options.standard || data.uidata.product_type !== 'INDEMNITY') return null;
  return (
    <p className="muted">
      {t('results.standard.what')}{' '}
      <Link href={paths.results(data.block, data.quoteId, searchOf({ ...options, standard: true }))}>
        {t('results.standard.only')}
      </Link>
    </p>
  );
}

/** What stands far below follows a press when the list is there. */
function Later({ children }: { readonly children: ReactNode }) {
  return <ResultsContext value={useDeferredValue(useResultsModel())}>{children}</ResultsContext>;
}

/** The groups beside the list, what to do about an empty one, and every plan that is not in it. */
export function AfterList() {
  const { data, waiting } = useResultsModel();
  return (
    <>
      <WaitingCards />
      <ApartCards />
      {data.plans === 0 && waiting === 'no' && (
        <div className={css.none}>
          <NoPlans />
        </div>
      )}
      <Later>
        <HiddenPlans />
        <ToStandard />
      </Later>
    </>
  );
}
