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

/** A fault of a whole file or folder. */
export function wholeFault(file: string, reason: string, value = ''): CatalogueFault {
  return { file, row: undefined, column: undefined, value, reason };
}

export type Report = (fault: CatalogueFault) => void;

/** Reports a value by the keys that lead to it in its file. */
export type ReportAt = (keys: Keys, value: unknown, reason: string) => void;

/** The keys that lead to a value of a JSON file. */
export type Keys = readonly (string | number)[];

/** Reports values of a part of a file by their keys inside that part. */
export function inPart(report: ReportAt, ...part: Keys): ReportAt {
  return (keys, value, reason) => report([...part, ...keys], value, reason);
}

/** Reports a figure that is over one it must not be over: each is of a size, and only their order tells. */
export function reportOver(
  report: ReportAt,
  keys: Keys,
  value: number | undefined,
  [other, most]: readonly [name: string, value: number | undefined],
): void {
  if (value !== undefined && most !== undefined && value > most)
    report(keys, value, `is over ${other}, ${most}: are the two exchanged?`);
}

/** Reports the later one of two rows of a list with the same value in a key that names them. */
export function reportRepeated<const K extends string>(
  report: ReportAt,
  list: Keys,
  key: K,
  rows: readonly { readonly [key in K]: string | number }[],
): void {
  const values = rows.map((row) => row[key]);
  reportTwice(report, values, (index) => [...list, index, key]);
}

/** Reports each value that stands before already. */
export function reportTwice(
  report: ReportAt,
  values: readonly (string | number)[],
  keysOf: (index: number) => Keys,
): void {
  const before = new Set<string | number>();
  values.forEach((value, index) => {
    if (before.has(value)) report(keysOf(index), value, 'stands twice');
    before.add(value);
  });
}

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
