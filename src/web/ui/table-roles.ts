/** A phone lays the table out as a grid, which takes from its elements what they mean: it is said once more. */
export const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  hidden: { 'aria-hidden': true },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  groupHead: { role: 'rowheader', scope: 'rowgroup' },
} as const;
