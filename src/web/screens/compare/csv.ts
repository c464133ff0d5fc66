import type { Group } from './rows/groups.ts';
import type { Cell } from './rows/row.ts';

/** What a spreadsheet would take for the beginning of a formula. */
const formula = /^[\s]*[=+\-@|%\t\r]/;

/** One cell: what looks like a formula is made text, quotes are doubled. */
export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: readonly string[]) => cells.map(csvCell).join(',');

function cellText({ value, note, list }: Cell): string {
  const more = [...(note === undefined ? [] : [note]), ...(list ?? [])].join('; ');
  return more === '' ? value : `${value} (${more})`;
}

/** The whole table, whatever is folded on the screen: a column for the group, one for the row, one for each plan. */
export function csvOf(groups: readonly Group[], heads: readonly string[]): string {
  const rows = groups.flatMap(({ title, rows: ofGroup }) =>
    ofGroup
      .filter(({ isBars }) => !isBars)
      .map(({ label, cells }) => line([title, label, ...cells.map(cellText)])),
  );
  return `${[line(['', '', ...heads]), ...rows].join('\r\n')}\r\n`;
}
