import type { FilePaper, PaperFact } from '#papers/tree.ts';
import type { PaperFile } from './paper-file.ts';
import { brand, decorate, ink, look, openSheet, quiet, type Sheet, warningInk } from './pdf-sheet.ts';
import { type Pdf, textHeight, writeText } from './pdf-text.ts';

/** ISO/IEC 7810 ID-1, as bank cards are: 85.6 by 54 mm, in points. */
export const card = { width: 242.65, height: 153.01 } as const;
const margin = 10;
const inner = card.width - 2 * margin;
const head = 44;
const nameWidth = 54;
const betweenFacts = 2;
const warningRoom = 9;

/** The largest at which all stands on the one side there is; below the last nobody could read it. */
const sizes = [7.5, 7, 6.5, 6, 5.5, 5, 4.5] as const;

/** A paper of a few facts on one side of a card: tagged and in its language, as every paper is. */
export function cardPdf({ paper, language, password }: PaperFile): Promise<Buffer> {
  const { name, author, sections, warning } = paper;
  const { sheet, finish } = openSheet({
    ...{ title: name, author, language, password },
    size: [card.width, card.height],
  });
  drawHead(sheet, paper);
  const facts = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])),
  );
  const room = card.height - head - margin - (warning === undefined ? 0 : warningRoom);
  const size = sizes.find((one) => heightOf(sheet.pdf, facts, one) <= room) ?? sizes[sizes.length - 1] ?? 0;
  sheet.y = head + 5;
  drawFacts(sheet, facts, size);
  if (warning !== undefined)
    line(sheet, 'P', warning, { y: card.height - margin - 4, ...look(5, 'strong', warningInk) });
  return finish();
}

function drawHead(sheet: Sheet, { kind, title, reference }: FilePaper): void {
  decorate(sheet.pdf, () => sheet.pdf.rect(0, 0, card.width, head).fill(brand));
  line(sheet, 'P', kind, { y: 5, ...look(7, 'text', '#FBF5E6') });
  line(sheet, 'H1', title, { y: 14, ...look(13, 'strong', '#FBF5E6') });
  line(sheet, 'P', reference, { y: 32, ...look(5.5, 'text', '#C9DAD6') });
}

type Line = Parameters<typeof writeText>[3] & { readonly y: number };

function line({ pdf, root }: Sheet, tag: 'P' | 'H1', text: string, { y, ...style }: Line): void {
  root.add(pdf.struct(tag, {}, () => void writeText(pdf, text, { x: margin, y, width: inner }, style)));
}

const valueWidth = inner - nameWidth;

function heightOf(pdf: Pdf, facts: readonly PaperFact[], size: number): number {
  const heights = facts.map(({ name, value }) => rowHeight(pdf, name, value, size));
  return heights.reduce((sum, height) => sum + height + betweenFacts, 0);
}

function rowHeight(pdf: Pdf, name: string, value: string, size: number): number {
  return Math.max(
    textHeight(pdf, name, nameWidth - 4, look(size, 'text', quiet)),
    textHeight(pdf, value, valueWidth, look(size, 'strong', ink)),
  );
}

function drawFacts(sheet: Sheet, facts: readonly PaperFact[], size: number): void {
  const { pdf, root } = sheet;
  const table = pdf.struct('Table');
  root.add(table);
  for (const { name, value } of facts) {
    const row = pdf.struct('TR');
    table.add(row);
    const { y } = sheet;
    const cell = (tag: 'TH' | 'TD', text: string, x: number, width: number) =>
      row.add(
        pdf.struct(tag, {}, () => {
          const style = tag === 'TH' ? look(size, 'text', quiet) : look(size, 'strong', ink);
          writeText(pdf, text, { x, y, width }, style);
        }),
      );
    cell('TH', name, margin, nameWidth - 4);
    cell('TD', value, margin + nameWidth, valueWidth);
    row.end();
    sheet.y += rowHeight(pdf, name, value, size) + betweenFacts;
  }
  table.end();
}
