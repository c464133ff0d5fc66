import { type Report, type ReportAt, type Source, wholeFault } from './catalogue-fault.ts';
import { rowOfValue } from './json-rows.ts';

/** One file of a catalogue, and where its faults are told. */
export type CatalogueFile = {
  readonly path: string;
  /** Undefined: there is no such file. */
  readonly text: string | undefined;
  /** Tells of a value that has the right shape and does not fit the rest of the catalogue. */
  readonly report: ReportAt;
  /** Tells of a value that is odd and lawful. */
  readonly warn: ReportAt;
  readonly reportRow: ReportRow;
  readonly warnRow: ReportRow;
  readonly reportWhole: (reason: string) => void;
};

/** Tells of a row of a table. */
export type ReportRow = (
  row: number | undefined,
  column: string | undefined,
  value: string | number,
  reason: string,
) => void;

export function fileIn({ files, report, warn }: Source, path: string): CatalogueFile {
  const text = files.get(path);
  const atKeys =
    (to: Report): ReportAt =>
    (keys, value, reason) => {
      const row = text === undefined ? undefined : rowOfValue(text, keys);
      to({ file: path, row, column: keys.join('.'), value: excerpt(value), reason });
    };
  const atRow =
    (to: Report): ReportRow =>
    (row, column, value, reason) =>
      to({ file: path, row, column, value: String(value), reason });
  return {
    path,
    text,
    report: atKeys(report),
    warn: atKeys(warn),
    reportRow: atRow(report),
    warnRow: atRow(warn),
    reportWhole: (reason) => report(wholeFault(path, reason)),
  };
}

/** The beginning of a value that was written. */
function excerpt(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : jsonOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A value nested too deep to be written is not shown. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
}
