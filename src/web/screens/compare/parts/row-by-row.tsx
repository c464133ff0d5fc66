import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '../load.ts';
import { useCompareModel } from '../model.ts';
import { OwnHospitals } from '../own/own.tsx';
import { folded, type Group } from '../rows/groups.ts';
import { CompareTable } from './table.tsx';
import css from './table-bar.module.css';

type RowByRowProps = {
  readonly columns: readonly Column[];
  readonly groups: readonly Group[];
  readonly corner?: Elements;
  /** Which columns are in sight, where not all are. */
  readonly children?: Elements;
};

/** The table with its switches, and what its figures rest on. */
export function RowByRow({ columns, groups, corner, children }: RowByRowProps) {
  const t = useText();
  const dateText = useDateText();
  const { page } = useCompareModel();
  const { costsOf, pricedOn, shownYear: year } = page;
  return (
    <section className="sec" aria-labelledby="row-by-row">
      <h2 id="row-by-row">{t('compare.table')}</h2>
      <TableBar groups={groups} />
      {children}
      <CompareTable columns={columns} groups={groups} corner={corner} />
      <OwnHospitals />
      <p className="small muted sec__body">
        <span>
          {t('compare.notes', { date: costsOf ? dateText(costsOf) : '', priced: dateText(pricedOn), year })}
        </span>{' '}
        <Link href={paths.method('how-years-are-counted')}>{t('compare.how')}</Link>
      </p>
    </section>
  );
}

type TableBarProps = {
  /** These are the rows of the columns in sight. */
  readonly groups: readonly Group[];
};

/** What the table shows, and ways to take it along. */
function TableBar({ groups }: TableBarProps) {
  const t = useText();
  const { onlyDifferences, showOnlyDifferences, tableHref } = useCompareModel();
  const { rowCount, all } = folded(groups);
  return (
    <>
      <div className={`row ${css.bar}`}>
        <label className={`tap ${css.switch}`}>
          <input
            type="checkbox"
            role="switch"
            checked={onlyDifferences}
            aria-checked={onlyDifferences}
            onChange={(event) => showOnlyDifferences(event.currentTarget.checked)}
          />
          <i aria-hidden="true" />
          <span>
            {t('compare.only-differences')}{' '}
            <span className={css.count}>
              {t('compare.count', { shown: onlyDifferences ? rowCount : all, all })}
            </span>
          </span>
        </label>
        <div className={`row only-scripted ${css.take}`}>
          <Button kind="quiet" onClick={() => window.print()}>
            <Icon name="file" size={18} />
            {t('compare.print')}
          </Button>
          <a className={`tap ${css.file}`} href={tableHref} download>
            <Icon name="down" size={18} />
            {t('compare.csv')}
          </a>
        </div>
      </div>
      <p className={`muted small ${css.key}`}>
        <span>
          <i className={css.best} aria-hidden="true" />
          {t('compare.key.best')}
        </span>
        <span>
          <i className={css.costs} aria-hidden="true" />
          {t('compare.key.costs')}
        </span>
      </p>
    </>
  );
}
