import type { ReactNode } from 'react';
import css from './table.module.css';

export type Column = { readonly id: string; readonly head: string; readonly number?: boolean };

export type TableRow = {
  readonly id: string;
  /** One a column; the first names the row. */
  readonly cells: readonly ReactNode[];
};

type TableProps = {
  /** For screen readers: what the table says. */
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
};

/** On a narrow screen, or with large text, it scrolls sideways in a place of its own, which the keyboard reaches. */
export function Table({ caption, columns, rows }: TableProps) {
  const look = (column: Column) => (column.number ? css.number : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is of a form, and a region of this name would stand twice.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways has to be reached by keyboard, in Safari too.
    <div role="group" className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={look(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row">
                    {row.cells[at]}
                  </th>
                ) : (
                  <td key={column.id} className={look(column)}>
                    {row.cells[at]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
