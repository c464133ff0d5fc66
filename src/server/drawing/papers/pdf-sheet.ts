import { layText, openPdf, type Pdf, type PdfFacts, type TextStyle, type Weight } from './pdf-text.ts';

export const ink = '#1B2426';
export const quiet = '#4D5657';
export const brand = '#0A3F4A';
/** For what has to be seen. */
export const warningInk = '#A1261B';

export type Sheet = { readonly pdf: Pdf; readonly root: PDFKit.PDFStructureElement; y: number };

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

export type TextTag = 'P' | 'H1' | 'H2' | 'TH' | 'TD';

/** A text that is read out at its place, and how high it stands. */
export function taggedText({ pdf }: Pick<Sheet, 'pdf'>, text: string, width: number, style: TextStyle) {
  const { height, write } = layText(pdf, text, width, style);
  const draw = (parent: PDFKit.PDFStructureElement, tag: TextTag, x: number, y: number) => {
    parent.add(pdf.struct(tag, {}, () => write(x, y)));
  };
  return { height, draw };
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
