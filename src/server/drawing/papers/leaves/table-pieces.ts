import type { PaperColumn } from '#papers/tree.ts';
import { decorate, ink, look, quiet, type Sheet, taggedText } from '../pdf-sheet.ts';
import type { TextStyle } from '../pdf-text.ts';
import type { Piece } from './piece.ts';

type Cells = readonly string[];
type Table = {
  readonly head: Cells | undefined;
  readonly rows: readonly Cells[];
  readonly columns: readonly PaperColumn[];
  /** The last row is the sum of those above it. */
  readonly isBill?: true;
};
type Row = { readonly height: number; readonly draw: (table: Struct, x: number, y: number) => void };
type Struct = PDFKit.PDFStructureElement;

export const hairline = '#DCD0B5';
const size = 9.25;
const sumSize = 11.5;
export const betweenColumns = 10;
const aboveText = 2.2;
const belowText = 2.8;
export const belowTable = 10;
export const nameStyle = look(size, 'text', quiet);

/** A table, whole where it fits a page; one that is longer goes on below its head on the next. */
export function tablePieces(sheet: Sheet, table: Table, width: number, mostHeight: number): readonly Piece[] {
  const head = table.head && headRow(sheet, table.head, table.columns, width);
  const room = mostHeight - (head?.height ?? 0) - belowTable;
  const isNamed = table.head === undefined;
  const { isBill = false } = table;
  const rows = table.rows.map((cells, at) => {
    const isSum = isBill && at === table.rows.length - 1;
    return bodyRow(sheet, cells, table.columns, { width, isNamed, isBill, isSum });
  });
  return inParts(rows, room).map((part) => tablePiece(sheet, head ? [head, ...part] : part));
}

function inParts(rows: readonly Row[], room: number): readonly (readonly Row[])[] {
  const parts: Row[][] = [[]];
  let height = 0;
  for (const row of rows) {
    if (height > 0 && height + row.height > room) {
      parts.push([]);
      height = 0;
    }
    parts.at(-1)?.push(row);
    height += row.height;
  }
  return parts;
}

function tablePiece({ pdf, root }: Sheet, rows: readonly Row[]): Piece {
  const height = rows.reduce((sum, row) => sum + row.height, belowTable);
  const draw = (x: number, y: number) => {
    const table = pdf.struct('Table');
    root.add(table);
    let top = y;
    for (const row of rows) {
      row.draw(table, x, top);
      top += row.height;
    }
    table.end();
  };
  return { height, draw };
}

function headRow(sheet: Sheet, head: Cells, columns: readonly PaperColumn[], width: number): Row {
  const style = look(8.5, 'strong', quiet);
  return rowOf(sheet, head, columns, { width, styleOf: () => style, isName: () => true, line: ink });
}

type BodyRow = {
  readonly width: number;
  readonly isNamed: boolean;
  readonly isBill: boolean;
  readonly isSum: boolean;
};

/** Without a head the first cell names the row; below one it says whom or what the row is about. */
function bodyRow(
  sheet: Sheet,
  cells: Cells,
  columns: readonly PaperColumn[],
  { width, isNamed, isBill, isSum }: BodyRow,
): Row {
  const styleOf = (at: number): TextStyle => {
    const isAmount = columns[at]?.isAmount === true;
    if (isSum && (at === 0 || isAmount)) return look(sumSize, 'strong', ink);
    if (at > 0) return look(size, isAmount ? 'strong' : 'text', ink);
    return isNamed && !isBill ? nameStyle : look(size, 'strong', ink);
  };
  return rowOf(sheet, cells, columns, {
    width,
    styleOf,
    isName: (at) => isNamed && at === 0,
    line: hairline,
  });
}

type RowLook = {
  readonly width: number;
  readonly styleOf: (column: number) => TextStyle;
  readonly isName: (column: number) => boolean;
  readonly line: string;
};

function rowOf(
  sheet: Sheet,
  cells: Cells,
  columns: readonly PaperColumn[],
  { width, styleOf, isName, line }: RowLook,
): Row {
  const { pdf } = sheet;
  const parts = columns.reduce((sum, { part }) => sum + part, 0);
  let edge = 0;
  const laid = cells.map((text, at) => {
    const column = columns[at];
    const whole = (width * (column?.part ?? 1)) / parts;
    const isLast = at === cells.length - 1;
    const place = { edge, inner: whole - (isLast ? 0 : betweenColumns) };
    edge += whole;
    const style: TextStyle = column?.isAmount ? { ...styleOf(at), isAmount: true } : styleOf(at);
    return { at, ...place, ...taggedText(sheet, text, place.inner, style) };
  });
  const height = Math.max(0, ...laid.map((cell) => cell.height)) + aboveText + belowText;
  const draw = (table: Struct, x: number, y: number) => {
    const row = pdf.struct('TR');
    table.add(row);
    for (const cell of laid) cell.draw(row, isName(cell.at) ? 'TH' : 'TD', x + cell.edge, y + aboveText);
    row.end();
    const bottom = y + height;
    decorate(pdf, () =>
      pdf
        .moveTo(x, bottom)
        .lineTo(x + width, bottom)
        .lineWidth(line === ink ? 0.75 : 0.5)
        .stroke(line),
    );
  };
  return { height, draw };
}
