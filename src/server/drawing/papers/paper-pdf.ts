import { never } from '#domain/result.ts';
import type { FilePaper, PaperBlock, PaperFact } from '#papers/tree.ts';
import { cardPdf } from './card-pdf.ts';
import {
  brand,
  decorate,
  drawTable,
  heading,
  ink,
  keepRoom,
  look,
  openSheet,
  page,
  type Sheet,
  warningInk,
  write,
} from './pdf-sheet.ts';

/** A paper and the language that it is in, as a BCP 47 tag. */
export type PaperFile = {
  readonly paper: FilePaper;
  readonly language: string;
  /** Locks the file; absent: it opens for anybody. */
  readonly password?: string | undefined;
};

/** Makes the paper a file: A4 or a card, tagged, with every word in its own script. */
export function paperPdf({ paper, language, password }: PaperFile): Promise<Buffer> {
  if (paper.size === 'card') return cardPdf(paper, language);
  const { name, author, sections, warning } = paper;
  const { sheet, finish } = openSheet({ title: name, author, language, password });
  drawHead(sheet, paper);
  for (const section of sections) {
    heading(sheet, section.heading);
    for (const block of section.blocks) drawBlock(sheet, block);
    const last = section.blocks.at(-1)?.kind;
    // A table leaves this room by itself.
    if (last === 'text' || last === 'list') sheet.y += belowLines;
  }
  if (warning !== undefined) drawWarning(sheet, warning);
  return finish();
}

function drawHead(sheet: Sheet, { kind, title, reference }: FilePaper): void {
  const { pdf } = sheet;
  decorate(pdf, () => {
    pdf.rect(0, 0, 596, 92).fill(brand);
    const scallop = 596 / 16;
    for (let index = 0; index < 16; index += 1)
      pdf.circle(scallop * (index + 0.5), 92, scallop / 2).fill(brand);
  });
  sheet.y = 24;
  write(sheet, 'P', kind, look(10, 'text', '#C9DAD6'));
  sheet.y += 2;
  write(sheet, 'H1', title, look(20, 'strong', '#FBF5E6'));
  sheet.y += 2;
  write(sheet, 'P', reference, look(11, 'text', '#FBF5E6'));
  sheet.y = Math.max(sheet.y, 92) + 36;
}

const belowLines = 9;

/** A table names its rows by the first cell, which needs the most room. */
const firstCell = 3;
const otherCell = 2;
/** Letters of a name from which on it needs more room than what it names; the marks of Hindi take none of their own. */
const longName = 30;
const lettersIn = (name: string) => name.replace(/\p{M}/gu, '').length;

function drawBlock(sheet: Sheet, block: PaperBlock): void {
  switch (block.kind) {
    case 'text':
      drawLine(sheet, block.text);
      break;
    case 'list':
      for (const line of block.lines) drawLine(sheet, `• ${line}`);
      break;
    case 'facts':
      drawFacts(sheet, block.facts);
      break;
    case 'table': {
      const parts = block.head.map((_, column) => (column === 0 ? firstCell : otherCell));
      drawTable(sheet, block.head, parts, block.rows);
      break;
    }
    default:
      never(block);
  }
}

function drawFacts(sheet: Sheet, facts: readonly PaperFact[]): void {
  const isLong = facts.some(({ name }) => lettersIn(name) > longName);
  const rows = facts.map(({ name, value }) => [name, value]);
  drawTable(sheet, undefined, isLong ? [2, 1] : [1, 2], rows);
}

function drawLine(sheet: Sheet, line: string): void {
  keepRoom(sheet, 30);
  write(sheet, 'P', line, look(9.5, 'text', ink));
  sheet.y += 3;
}

/** At the foot of the page, in the colour of what has to be seen. */
function drawWarning(sheet: Sheet, warning: string): void {
  sheet.y = Math.max(sheet.y + 14, page.bottom);
  write(sheet, 'P', warning, look(9, 'strong', warningInk));
}
