/** What is wrong with one value of the catalogue, said so that whoever fills in the files can find it. */
export type CatalogueFault = {
  /** The path is relative to the catalogue folder. */
  readonly file: string;
  /** Row of the file, from 1; undefined when the fault is of the whole file. */
  readonly row: number | undefined;
  /** This is the CSV column, or the keys that lead to a JSON value, joined by dots. */
  readonly column: string | undefined;
  readonly value: string;
  readonly reason: string;
};

export type Report = (fault: CatalogueFault) => void;

/** Reports a value by the keys that lead to it in its file. */
export type ReportAt = (keys: readonly (string | number)[], value: unknown, reason: string) => void;

/** The files of a catalogue by path, and where its faults are collected. */
export type Source = {
  readonly files: ReadonlyMap<string, string>;
  readonly report: Report;
  /** What is lawful and still looks like a slip of the pen: it is sold, but whoever imports it confirms it. */
  readonly warn: Report;
};

/** Marks of direction turn a line around; the two joiners shape Indian letters. */
const obeyed = /[\p{Cc}\p{Cf}](?<![\u200c\u200d])/gu;

const shownFaults = 20;
const shownOfValue = 200;

/**
 * "insurers/x/y.rates.csv, row 12, column annual_premium: is not a whole number of rupees (found "0")". One line, long
 * values cut, and nothing in it that a terminal would obey.
 */
export function faultText(fault: CatalogueFault): string {
  const place = [
    fault.file,
    fault.row === undefined ? '' : `row ${fault.row}`,
    fault.column === undefined ? '' : `column ${fault.column}`,
  ];
  const { value } = fault;
  const excerpt = value.length > shownOfValue ? `${value.slice(0, shownOfValue)}...` : value;
  const foundText = value === '' ? '' : ` (found "${excerpt}")`;
  return `${place.filter((part) => part !== '').join(', ')}: ${fault.reason}${foundText}`.replace(
    obeyed,
    '\u{fffd}',
  );
}

/** Stops the start: nothing is sold from a catalogue that is wrong anywhere. */
export class BrokenCatalogue extends Error {
  readonly faults: readonly CatalogueFault[];

  constructor(faults: readonly CatalogueFault[]) {
    const lines = faults.slice(0, shownFaults).map((fault) => `  ${faultText(fault)}`);
    const more = faults.length > shownFaults ? [`  and ${faults.length - shownFaults} more`] : [];
    super(['The catalogue is broken:', ...lines, ...more].join('\n'));
    this.name = 'BrokenCatalogue';
    this.faults = faults;
  }
}
