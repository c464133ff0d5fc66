import { openPdf, type Pdf, type PdfFacts, type TextStyle, type Weight, writeText } from './pdf-text.ts';

export const page = { left: 48, right: 547, width: 499, bottom: 776, height: 842 };
export const ink = '#1B2426';
export const quiet = '#4D5657';
export const brand = '#0A3F4A';
/** For what has to be seen. */
export const warningInk = '#A1261B';
const rule = '#DCD0B5';
const sunken = '#F3EBD8';

export type Sheet = { readonly pdf: Pdf; readonly root: PDFKit.PDFStructureElement; y: number };
type Row = readonly string[];

/** This file is being drawn from top to bottom. */
export type OpenSheet = { readonly sheet: Sheet; readonly finish: () => Promise<Buffer> };

export function openSheet(facts: PdfFacts): OpenSheet {
  const pdf = openPdf(facts);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const finish = () => {
    root.end();
    pdf.end();
    return whole;
  };
  return { sheet: { pdf, root, y: 0 }, finish };
}

export function drawTable(
  sheet: Sheet,
  head: Row | undefined,
  parts: readonly number[],
  rows: readonly Row[],
): void {
  const table = sheet.pdf.struct('Table');
  sheet.root.add(table);
  if (head) drawRow(sheet, table, head, parts, { isHead: true });
  for (const row of rows) drawRow(sheet, table, row, parts, { isHead: false, isNamed: head === undefined });
  table.end();
  sheet.y += 12;
}

type RowKind = { readonly isHead: boolean; readonly isNamed?: boolean };

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  row: Row,
  parts: readonly number[],
  kind: RowKind,
): void {
  const { pdf } = sheet;
  keepRoom(sheet, 34);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const line = pdf.struct('TR');
  table.add(line);
  if (kind.isHead) decorate(pdf, () => pdf.rect(page.left, sheet.y, page.width, 18).fill(sunken));
  let x = page.left;
  let height = 0;
  row.forEach((text, index) => {
    const width = (page.width * (parts[index] ?? 1)) / whole;
    const isName = kind.isHead || (kind.isNamed === true && index === 0);
    const style = look(9.5, isName || index > 0 ? 'text' : 'strong', isName ? quiet : ink);
    const place = { x: x + 6, y: sheet.y + 3, width: width - 12 };
    const cell = pdf.struct(isName ? 'TH' : 'TD', {}, () => {
      height = Math.max(height, writeText(pdf, text, place, style));
    });
    line.add(cell);
    x += width;
  });
  line.end();
  sheet.y += height + 5;
  decorate(pdf, () => pdf.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.5).stroke(rule));
}

export function heading(sheet: Sheet, text: string): void {
  keepRoom(sheet, 60);
  write(sheet, 'H2', text, look(12, 'strong', brand));
  sheet.y += 4;
}

export function write(sheet: Sheet, tag: 'P' | 'H1' | 'H2', text: string, style: TextStyle): void {
  const { pdf, root, y } = sheet;
  const draw = () => {
    sheet.y += writeText(pdf, text, { x: page.left, y, width: page.width }, style);
  };
  root.add(pdf.struct(tag, {}, draw));
}

export function keepRoom(sheet: Sheet, needed: number): void {
  if (sheet.y + needed <= page.bottom) return;
  sheet.pdf.addPage();
  sheet.y = 48;
}

/** Drawn for the eye only: a screen reader passes over it. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

export function look(size: number, weight: Weight, color: string): TextStyle {
  return { size, weight, color };
}
