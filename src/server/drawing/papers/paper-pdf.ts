import { cardPdf } from './card-pdf.ts';
import { fillLeaves } from './leaves/fill-leaves.ts';
import { drawLeafHead, leaf, leafFoot, titlePiece } from './leaves/leaf-frame.ts';
import { sectionPieces } from './leaves/section-pieces.ts';
import type { PaperFile } from './paper-file.ts';
import { openSheet } from './pdf-sheet.ts';

const aboveFoot = 10;

/** Makes the paper a file: A4 or a card, tagged, with every word in its own script. */
export function paperPdf(file: PaperFile): Promise<Buffer> {
  const { paper, language, password } = file;
  if (paper.size === 'card') return cardPdf(file);
  const { name: title, author } = paper;
  const { sheet, finish } = openSheet({ title, author, language, password });
  const foot = leafFoot(sheet, paper);
  const room = leaf.height - leaf.head - foot.height - aboveFoot;
  const head = titlePiece(sheet, paper);
  const sections = sectionPieces(sheet, paper.sections, { width: leaf.width, height: room - head.height });
  const leaves = fillLeaves([head, ...sections], room);
  for (const [at, pieces] of leaves.entries()) {
    if (at > 0) sheet.pdf.addPage();
    drawLeafHead(sheet, paper);
    let top = leaf.head;
    for (const piece of pieces) {
      piece.draw(leaf.left, top);
      top += piece.height;
    }
    foot.draw(at + 1, leaves.length);
  }
  return finish();
}
