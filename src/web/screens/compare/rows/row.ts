import type { IsoDate } from '#domain/date.ts';
import type { ShownYear } from '#domain/judge/shown-year.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { Column } from '../load.ts';

/** What one plan has in a row. */
export type CellText = {
  readonly value: string;
  readonly note?: string | undefined;
  /** Unfolded by a press. */
  readonly list?: readonly string[] | undefined;
  /** The more the better; undefined where it cannot be told. */
  readonly measure?: number | readonly number[] | undefined;
  /** It leaves a part of a bill to the buyer. */
  readonly costs?: boolean | undefined;
};

export type Cell = Pick<CellText, 'value' | 'note' | 'list'> & {
  readonly isBest: boolean;
  readonly costs: boolean;
};

export type Row = {
  readonly id: string;
  readonly label: string;
  /** There is one a column. */
  readonly cells: readonly Cell[];
  /** Nothing to choose by. */
  readonly isSame: boolean;
  /** Drawn as bars; the rows below it say the same in figures. */
  readonly isBars: boolean;
};

/**
 * The row of the hospitals that the family named: what is asked for by name comes first where plans are told
 * apart in words.
 */
export const ownRowId = 'own-hospitals';

/** What rows are made from beside the columns. */
export type RowContext = {
  readonly t: Translate;
  readonly dateText: (date: IsoDate) => string;
  readonly columns: readonly Column[];
  readonly people: number;
  readonly eldestAge: number;
  readonly coverStart: IsoDate;
  readonly shownYear: ShownYear;
  /** Somebody here may give birth. */
  readonly births: boolean;
  /** Rows of what the family named in this tab, which come after the page. */
  readonly ownRows?: ((context: RowContext) => readonly Row[]) | undefined;
};

export const money = (amount: number): string => formatRupees(rupees(amount));

const textOf = (text: CellText | undefined) => JSON.stringify([text?.value, text?.note, text?.list]);

/**
 * Best is what stands behind no other column in anything that the row tells, as long as one stays behind it: more of one
 * thing and less of another is no lead.
 */
export function rowOf(id: string, label: string, texts: readonly CellText[]): Row {
  const measures = texts.map(({ measure }) => (typeof measure === 'number' ? [measure] : measure));
  const [first] = texts;
  return {
    id,
    label,
    cells: texts.map(({ value, note, list, costs = false }, at) => {
      const isBest = isAhead(measures, at);
      return { value, note, list, isBest, costs: costs && !isBest };
    }),
    isSame: texts.every((one) => textOf(one) === textOf(first)),
    isBars: false,
  };
}

type Measured = readonly number[] | undefined;

function isAhead(measures: readonly Measured[], at: number): boolean {
  const own = measures[at];
  const reaches = (one: Measured, other: Measured) =>
    one !== undefined && other?.every((value, index) => (one[index] ?? value) >= value);
  return measures.every((other) => reaches(own, other)) && !measures.every((other) => reaches(other, own));
}

/** A row that each column says for itself. */
export function eachOf(
  { columns }: Pick<RowContext, 'columns'>,
  id: string,
  label: string,
  say: (column: Column) => CellText,
): Row {
  return rowOf(id, label, columns.map(say));
}
