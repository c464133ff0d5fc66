import type { Instant } from '#domain/date.ts';

/** A table that operators read, on a page or in a terminal. */
export type Sheet = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The text that stands where there is no row. */
  readonly none: string;
  readonly note?: string;
};

/** A purchase is named by its number, which leads to it on a page. */
export type Cell = string | { readonly number: string };

/** Signs that a terminal would obey are told and not obeyed, whoever wrote them. */
export function cellText(cell: Cell): string {
  const text = typeof cell === 'string' ? cell : cell.number;
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '·');
}

const gap = '  ';

/** Aligned, under its title; the last column runs on. */
export function sheetLines({ title, columns, rows, none, note }: Sheet): readonly string[] {
  const head = note === undefined ? [title] : [title, note];
  if (rows.length === 0) return [...head, `${gap}${none}`];
  const all = [columns, ...rows].map((row) => row.map(cellText));
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    gap +
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join(gap)
      .trimEnd();
  return [...head, ...all.map(line)];
}

const indian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** It gives "2026-11-20 15:30", by the clock of India. */
export function inIndia(at: Instant): string {
  return indian.format(new Date(at));
}

const minute = 60_000;

/** It gives "3 d 4 h", in the two largest units. */
export function formatDuration(from: Instant, now: Instant): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(from)) / minute));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
