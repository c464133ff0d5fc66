import { useText } from '#web/browser/text.tsx';
import { YearsBar } from '#web/charts/years-bar.tsx';
import { yearsScale } from '#web/charts/years-scale.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { as } from '#web/ui/table-roles.ts';
import type { Column } from '../load.ts';
import { useCompareModel } from '../model.ts';
import { type Folded, folded, type Group } from '../rows/groups.ts';
import type { Cell, Row } from '../rows/row.ts';
import css from './table.module.css';
import { TableHead } from './table-head.tsx';

/** What colour says of a cell is said in words too. */
function ValueCell({ cell: { value, note, list, isBest, costs } }: { readonly cell: Cell }) {
  const t = useText();
  return (
    <td {...as.cell} className={classes(isBest && css.best, costs && css.costs)}>
      {list ? (
        <Disclosure summary={value}>
          <ul className={css.list}>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      ) : (
        <b>{value}</b>
      )}
      {note !== undefined && <small>{note}</small>}
      {isBest && <span className="sr">, {t('compare.cell.best')}</span>}
      {costs && <span className="sr">, {t('compare.cell.costs')}</span>}
    </td>
  );
}

type BarsProps = { readonly label: string; readonly columns: readonly Column[] };

/** Decoration: the rows below say the same figures. */
function Bars({ label, columns }: BarsProps) {
  const bars = columns.map(({ plan }) => ({ premium: plan.premium, own: plan.years }));
  const scale = yearsScale(bars);
  return (
    <tr {...as.hidden} className={css.bars}>
      <th>{label}</th>
      {columns.map(({ plan }) => (
        <td key={plan.slab_id}>
          <YearsBar size="column" premium={plan.premium} own={plan.years} scale={scale} />
        </td>
      ))}
    </tr>
  );
}

type GroupProps = { readonly group: Group; readonly columns: readonly Column[] };

function GroupRows({ group: { id, title, rows }, columns }: GroupProps) {
  const keyOf = (at: number) => columns[at]?.plan.slab_id ?? at;
  return (
    <tbody {...as.rows} id={`group-${id}`}>
      <tr {...as.row} className={css.group}>
        <th {...as.groupHead} colSpan={columns.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) =>
        row.isBars ? (
          <Bars key={row.id} label={row.label} columns={columns} />
        ) : (
          <tr key={row.id} {...as.row}>
            <th {...as.rowHead}>{row.label}</th>
            {row.cells.map((cell, at) => (
              <ValueCell key={keyOf(at)} cell={cell} />
            ))}
          </tr>
        ),
      )}
    </tbody>
  );
}

type SameProps = { readonly rows: readonly Row[]; readonly columns: number };

/** Rows that say the same of every plan, in one sentence. */
function Same({ rows, columns }: SameProps) {
  const t = useText();
  const { showOnlyDifferences } = useCompareModel();
  const texts = rows.map(({ label, cells }) =>
    t('compare.same.row', { label, value: cells[0]?.value ?? '' }),
  );
  const values = { count: columns, rows: texts.join('; ') };
  return (
    <div className={`muted small ${css.same}`}>
      <p>{columns === 2 ? t('compare.same.two', values) : t('compare.same', values)}</p>
      <Button kind="quiet" onClick={() => showOnlyDifferences(false)}>
        {t('compare.same.show', { count: rows.length })}
      </Button>
    </div>
  );
}

/** It leads on from each column. */
function NextLink({ columns }: Pick<GroupProps, 'columns'>) {
  const t = useText();
  const { nameOf, detailOf } = useCompareModel();
  return (
    <tbody {...as.rows}>
      <tr {...as.row} className={css.wayOn}>
        <th {...as.rowHead}>
          <span className="sr">{t('compare.plan')}</span>
        </th>
        {columns.map((column) => (
          <td key={column.plan.slab_id} {...as.cell}>
            <ButtonLink href={detailOf(column.plan)} wide preload>
              {t('compare.see', { name: nameOf(column) })}
            </ButtonLink>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

type TableProps = {
  readonly columns: readonly Column[];
  /** These are the rows of these columns. */
  readonly groups: readonly Group[];
  /** In the corner above the names of the rows. */
  readonly corner?: Elements;
};

/** Rows in groups, each plan in its column: the differences, or with what is alike too. */
export function CompareTable({ columns, groups, corner }: TableProps) {
  const t = useText();
  const { onlyDifferences, nameOf } = useCompareModel();
  const split: Folded = folded(groups);
  const caption = t('compare.table.caption', {
    count: columns.length,
    names: columns.map(nameOf).join(', '),
  });
  return (
    <>
      <table {...as.table} className={css.table} data-columns={columns.length}>
        <caption className="sr">{caption}</caption>
        <TableHead columns={columns} corner={corner} />
        {(onlyDifferences ? split.groups : groups).map((group) => (
          <GroupRows key={group.id} group={group} columns={columns} />
        ))}
        <NextLink columns={columns} />
      </table>
      {onlyDifferences && split.same.length > 0 && <Same rows={split.same} columns={columns.length} />}
    </>
  );
}
