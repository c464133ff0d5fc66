import { never } from '#domain/result.ts';
import type { PaperBlock, PaperFact, PaperSection } from '#papers/tree.ts';
import { brand, ink, look, type Sheet } from '../pdf-sheet.ts';
import { billPiece, boxesPiece, noticePiece, pairPieces } from './fact-pieces.ts';
import { gap, type Piece, sideBySide, stacked, textPiece } from './piece.ts';
import { tablePieces } from './table-pieces.ts';

const betweenHalves = 27;
const belowHeading = 2;
const belowLine = 2.5;
const belowLines = 8;

type Room = { readonly width: number; readonly height: number };

/** The sections of a paper in the order they are read; a heading never stands without what it heads. */
export function sectionPieces(sheet: Sheet, sections: readonly PaperSection[], room: Room): readonly Piece[] {
  return inRows(sections).flatMap((row) => {
    const [only] = row;
    if (row.length === 1 && only) return piecesOf(sheet, only, room);
    const width = (room.width - betweenHalves) / 2;
    const halves = row.map((section) => stacked(piecesOf(sheet, section, { ...room, width })));
    return [sideBySide(halves, width + betweenHalves)];
  });
}

/** Two halves that follow each other share a row. */
function inRows(sections: readonly PaperSection[]): readonly (readonly PaperSection[])[] {
  const rows: PaperSection[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (section.half && last?.length === 1 && last[0]?.half) last.push(section);
    else rows.push([section]);
  }
  return rows;
}

function piecesOf(sheet: Sheet, { heading, blocks }: PaperSection, room: Room): readonly Piece[] {
  const pieces = blocks.flatMap((block) => blockPieces(sheet, block, room));
  const last = blocks.at(-1)?.kind;
  const below = last === 'text' || last === 'list' ? [gap(belowLines)] : [];
  if (heading === '') return joined([...pieces, ...below]);
  const head = textPiece(sheet, 'H2', heading, room.width, look(12, 'strong', brand));
  return joined([stacked([head, gap(belowHeading), ...pieces.slice(0, 1)]), ...pieces.slice(1), ...below]);
}

/** What stands below the last line of a section goes with that line. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const [last, ...before] = pieces.toReversed();
  const [previous, ...others] = before;
  if (!last || !previous) return pieces;
  return last.height <= belowLines ? [...others.toReversed(), stacked([previous, last])] : pieces;
}

function blockPieces(sheet: Sheet, block: PaperBlock, room: Room): readonly Piece[] {
  switch (block.kind) {
    case 'text':
      return [linePiece(sheet, block.text, room)];
    case 'list':
      return block.lines.map((line) => linePiece(sheet, `• ${line}`, room));
    case 'facts':
      return factPieces(sheet, block, room);
    case 'table': {
      const columns = block.columns ?? block.head.map((_, at) => ({ part: at === 0 ? 3 : 2 }));
      return tablePieces(sheet, { ...block, columns }, room.width, room.height);
    }
    default:
      return never(block);
  }
}

type FactsBlock = Extract<PaperBlock, { readonly kind: 'facts' }>;

function factPieces(sheet: Sheet, { facts, look: kind }: FactsBlock, room: Room): readonly Piece[] {
  switch (kind) {
    case undefined:
      return pairPieces(sheet, facts, room.width, room.height);
    case 'boxes':
      return [boxesPiece(sheet, facts, room.width)];
    case 'notice':
      return facts.map((fact: PaperFact) => noticePiece(sheet, fact, room.width));
    case 'bill':
      return billPiece(sheet, facts, room.width, room.height);
    default:
      return never(kind);
  }
}

function linePiece(sheet: Sheet, line: string, { width }: Room): Piece {
  return stacked([textPiece(sheet, 'P', line, width, look(9.25, 'text', ink)), gap(belowLine)]);
}
