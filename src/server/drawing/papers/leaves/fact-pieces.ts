import { factText, type PaperFact } from '#papers/tree.ts';
import { brand, decorate, ink, look, quiet, type Sheet, taggedText } from '../pdf-sheet.ts';
import { textWidth } from '../pdf-text.ts';
import type { Piece } from './piece.ts';
import { belowTable, betweenColumns, hairline, nameStyle, tablePieces } from './table-pieces.ts';

const tint = '#E3EBEA';
const boxPadding = 8;
const belowFacts = belowTable;
/** Rounded figures of widths must not break a name that just fits. */
const slack = 1;
/** Names take at most this share of the width, and the larger one where all values are short. */
const mostOfNames = 0.45;
const mostOfLongNames = 0.6;

type Facts = readonly PaperFact[];

/** Names at the left, as wide as the widest of them, values at the right. */
export function pairPieces(sheet: Sheet, facts: Facts, width: number, mostHeight: number): readonly Piece[] {
  const names = facts.map(({ name }) => textWidth(sheet.pdf, name, nameStyle) + betweenColumns + slack);
  const values = facts.map((fact) => textWidth(sheet.pdf, factText(fact), nameStyle));
  const isShort = Math.max(...values) < width * (1 - mostOfLongNames);
  const most = width * (isShort ? mostOfLongNames : mostOfNames);
  const part = Math.min(Math.max(...names), most);
  const columns = [{ part }, { part: width - part }];
  const rows = facts.map((fact) => [fact.name, factText(fact)]);
  return tablePieces(sheet, { head: undefined, rows, columns }, width, mostHeight);
}

/** Side by side in one frame: name, the value in large letters, and its note. */
export function boxesPiece(sheet: Sheet, facts: Facts, width: number): Piece {
  const { pdf, root } = sheet;
  const step = width / facts.length;
  const inner = step - 2 * boxPadding;
  const cells = facts.map(({ name, value, note = '' }) => ({
    name: taggedText(sheet, name, inner, look(8.5, 'text', quiet)),
    value: taggedText(sheet, value, inner, look(11.5, 'strong', ink)),
    note: taggedText(sheet, note === '' ? ' ' : note, inner, look(8.5, 'text', quiet)),
  }));
  const highest = (part: 'name' | 'value' | 'note') => Math.max(...cells.map((cell) => cell[part].height));
  const [toValue, toNote] = [highest('name'), highest('name') + highest('value')];
  const frame = toNote + highest('note') + 2 * boxPadding;
  const draw = (x: number, y: number) => {
    decorate(pdf, () => pdf.roundedRect(x, y, width, frame, 4).lineWidth(0.75).stroke(ink));
    const table = pdf.struct('Table');
    root.add(table);
    for (const [at, cell] of cells.entries()) {
      const edge = x + at * step;
      if (at > 0)
        decorate(pdf, () =>
          pdf
            .moveTo(edge, y)
            .lineTo(edge, y + frame)
            .lineWidth(0.5)
            .stroke(hairline),
        );
      const row = pdf.struct('TR');
      table.add(row);
      const top = y + boxPadding;
      cell.name.draw(row, 'TH', edge + boxPadding, top);
      cell.value.draw(row, 'TD', edge + boxPadding, top + toValue);
      if (facts[at]?.note) cell.note.draw(row, 'TD', edge + boxPadding, top + toNote);
      row.end();
    }
    table.end();
  };
  return { height: frame + belowFacts, draw };
}

/** A day or a figure that must not be missed, with what it is for. */
export function noticePiece(sheet: Sheet, { name, value, note = '' }: PaperFact, width: number): Piece {
  const { pdf, root } = sheet;
  const padding = 10;
  const nameWidth = width * 0.24;
  const textWidth = width - nameWidth - 3 * padding;
  const label = taggedText(sheet, name, nameWidth, look(13, 'strong', brand));
  const lead = taggedText(sheet, value, textWidth, look(9.5, 'strong', ink));
  const text = taggedText(sheet, note === '' ? ' ' : note, textWidth, look(9.5, 'text', ink));
  const inner = Math.max(label.height, lead.height + (note === '' ? 0 : text.height));
  const frame = inner + 2 * padding;
  const draw = (x: number, y: number) => {
    decorate(pdf, () => pdf.roundedRect(x, y, width, frame, 4).fill(tint));
    const textX = x + nameWidth + 2 * padding;
    label.draw(root, 'P', x + padding, y + padding + (inner - label.height) / 2);
    lead.draw(root, 'P', textX, y + padding);
    if (note !== '') text.draw(root, 'P', textX, y + padding + lead.height);
  };
  return { height: frame + belowFacts, draw };
}

/** Lines of a bill behind a margin rule; the last is the sum, and stands under a double one. */
export function billPiece(sheet: Sheet, facts: Facts, width: number, mostHeight: number): readonly Piece[] {
  const columns = [{ part: 3 }, { part: 6 }, { part: 2, isAmount: true }] as const;
  const rows = facts.map(({ name, value, note = '' }) => [name, note, value]);
  const pieces = tablePieces(sheet, { head: undefined, rows, columns, isBill: true }, width, mostHeight);
  return pieces.map((piece, at) => (at === pieces.length - 1 ? doubleRuled(sheet, piece, width) : piece));
}

function doubleRuled({ pdf }: Sheet, { height, draw }: Piece, width: number): Piece {
  return {
    height,
    draw: (x, y) => {
      draw(x, y);
      const bottom = y + height - belowFacts;
      decorate(pdf, () => {
        for (const line of [bottom, bottom + 2])
          pdf
            .moveTo(x, line)
            .lineTo(x + width, line)
            .lineWidth(0.75)
            .stroke(ink);
      });
    },
  };
}
