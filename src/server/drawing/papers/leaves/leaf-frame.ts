import type { FilePaper } from '#papers/tree.ts';
import { brand, decorate, ink, look, quiet, type Sheet, taggedText, warningInk } from '../pdf-sheet.ts';
import type { Piece } from './piece.ts';
import { gap, sideBySide, stacked, textPiece } from './piece.ts';

/** A4 in points, and what of it a paper may fill. */
export const leaf = { left: 42, width: 511, right: 553, head: 80, height: 842, pageWidth: 595.28 };
const footMargin = 24;
const piping = '#F3B02E';

/** Says whose paper it is at the head of each page, above the edge of the umbrella. */
export function drawLeafHead(sheet: Sheet, { author, authorInFull = '', reference }: FilePaper): void {
  const { pdf, root } = sheet;
  const half = leaf.width / 2;
  const name = taggedText(sheet, author, half, look(13, 'strong', brand));
  const inFull = taggedText(sheet, authorInFull === '' ? ' ' : authorInFull, half, look(8, 'text', quiet));
  const side = taggedText(sheet, reference, half, { ...look(9.5, 'strong', ink), isAmount: true });
  name.draw(root, 'P', leaf.left, 22);
  if (authorInFull !== '') inFull.draw(root, 'P', leaf.left, 22 + name.height);
  side.draw(root, 'P', leaf.left + half, 25);
  decorate(pdf, () => {
    const scallop = leaf.pageWidth / 20;
    // An edge hangs down: of each round the lower half is seen.
    pdf.save().rect(0, 58, leaf.pageWidth, 12).clip();
    for (let at = 0; at < 20; at += 1) pdf.ellipse((at + 0.5) * scallop, 62, scallop / 2, 6).fill(piping);
    for (let at = 0; at < 20; at += 1) pdf.ellipse((at + 0.5) * scallop, 61, scallop / 2, 4.6).fill(brand);
    pdf.rect(0, 58, leaf.pageWidth, 3.5).fill(brand);
    pdf.restore();
  });
}

/** The title of a paper, with the one figure that everybody looks for at its side. */
export function titlePiece(sheet: Sheet, { kind, title, subtitle, figure }: FilePaper): Piece {
  const wide = figure ? leaf.width * 0.66 : leaf.width;
  const titles = [
    textPiece(sheet, 'P', kind, wide, look(9.5, 'text', quiet)),
    textPiece(sheet, 'H1', title, wide, look(20, 'strong', ink)),
    ...(subtitle ? [textPiece(sheet, 'P', subtitle, wide, look(10.5, 'text', ink))] : []),
  ];
  const titleSide = stacked([...titles, gap(14)]);
  if (!figure) return titleSide;
  const side = leaf.width - wide;
  const { name, value, note = '' } = figure;
  const figureSide = stacked([
    textPiece(sheet, 'P', name, side, { ...look(9, 'text', quiet), isAmount: true }),
    textPiece(sheet, 'P', value, side, { ...look(19, 'strong', ink), isAmount: true }),
    ...(note === ''
      ? []
      : [textPiece(sheet, 'P', note, side, { ...look(9, 'text', quiet), isAmount: true })]),
  ]);
  return sideBySide([titleSide, figureSide], wide);
}

export type LeafFoot = {
  readonly height: number;
  readonly draw: (page: number, pages: number) => void;
};

/** The warning, and which page this is of how many. */
export function leafFoot(
  sheet: Sheet,
  { warning = '', leaf: line = '{page} / {pages}' }: FilePaper,
): LeafFoot {
  const { pdf, root } = sheet;
  const side = leaf.width * 0.42;
  const text = taggedText(
    sheet,
    warning === '' ? ' ' : warning,
    leaf.width - side - 12,
    look(8, 'strong', warningInk),
  );
  const height = text.height + 8 + footMargin;
  const draw = (page: number, pages: number) => {
    const top = leaf.height - height;
    decorate(pdf, () => pdf.moveTo(leaf.left, top).lineTo(leaf.right, top).lineWidth(0.75).stroke(ink));
    if (warning !== '') text.draw(root, 'P', leaf.left, top + 6);
    const number = line.replace('{page}', String(page)).replace('{pages}', String(pages));
    const style = { ...look(8.5, 'strong', ink), isAmount: true } as const;
    taggedText(sheet, number, side, style).draw(root, 'P', leaf.right - side, top + 6);
  };
  return { height, draw };
}
