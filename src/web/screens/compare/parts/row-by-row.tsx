import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import type { Elements } from '#web/ui/elements.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Column } from '../load.ts';
import { useCompareModel } from '../model.ts';
import { OwnHospitals } from '../own/own.tsx';
import type { Group } from '../rows/groups.ts';
import { CompareTable } from './table.tsx';
import { TableBar } from './table-bar.tsx';

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
  const { costsOf, pricedOn } = page;
  return (
    <section className="sec" aria-labelledby="row-by-row">
      <h2 id="row-by-row">{t('compare.table')}</h2>
      <TableBar groups={groups} />
      {children}
      <CompareTable columns={columns} groups={groups} corner={corner} />
      <OwnHospitals />
      <p className="small muted sec__body">
        <span>
          {t('compare.notes', { date: costsOf ? dateText(costsOf) : '', priced: dateText(pricedOn) })}
        </span>{' '}
        <Link href={paths.method('how-years-are-counted')}>{t('compare.how')}</Link>
      </p>
    </section>
  );
}
