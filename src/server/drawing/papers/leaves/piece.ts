import type { Sheet, TextTag } from '../pdf-sheet.ts';
import { taggedText } from '../pdf-sheet.ts';
import type { TextStyle } from '../pdf-text.ts';

/** A part of a page that is never torn. It knows how high it stands, in points, before it is drawn. */
export type Piece = { readonly height: number; readonly draw: (x: number, y: number) => void };

export function textPiece(sheet: Sheet, tag: TextTag, text: string, width: number, style: TextStyle): Piece {
  const { height, draw } = taggedText(sheet, text, width, style);
  return { height, draw: (x, y) => draw(sheet.root, tag, x, y) };
}

/** One below the other. */
export function stacked(pieces: readonly Piece[]): Piece {
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
  const draw = (x: number, y: number) => {
    let top = y;
    for (const piece of pieces) {
      piece.draw(x, top);
      top += piece.height;
    }
  };
  return { height, draw };
}

/** One beside the other, read from left to right; `step` is from the left edge of one to that of the next. */
export function sideBySide(pieces: readonly Piece[], step: number): Piece {
  const height = Math.max(0, ...pieces.map((piece) => piece.height));
  const draw = (x: number, y: number) => {
    for (const [at, piece] of pieces.entries()) piece.draw(x + at * step, y);
  };
  return { height, draw };
}

export function gap(height: number): Piece {
  return { height, draw: () => undefined };
}
