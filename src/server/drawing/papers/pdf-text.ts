import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type SingleFont } from 'fontkit';
import PDFDocument from 'pdfkit';
import { composed } from '#domain/identity/composed-text.ts';
import { type Run, writeLine } from './searchable-text.ts';
import { unpackFont } from './woff.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Weight = 'text' | 'strong';
export type TextStyle = {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  /** Amounts end where their column ends. */
  readonly isAmount?: true;
};
export type Place = { readonly x: number; readonly y: number; readonly width: number };

const require = createRequire(import.meta.url);
const files: Readonly<Record<Weight, readonly string[]>> = { text: fontFiles(400), strong: fontFiles(600) };

/** In the order they are asked for a letter: plain Latin, the rupee sign and its like, letters with two accents, Devanagari. */
function fontFiles(weight: number): readonly string[] {
  return [
    `noto-sans/files/noto-sans-latin-${weight}-normal.woff`,
    `noto-sans/files/noto-sans-latin-ext-${weight}-normal.woff`,
    `noto-sans/files/noto-sans-vietnamese-${weight}-normal.woff`,
    `noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`,
  ];
}

function faceName(weight: Weight, index: number): string {
  return `${weight}-${index}`;
}

type Face = { readonly name: string; readonly bytes: Buffer; readonly font: SingleFont };
const loaded = new Map<Weight, readonly Face[]>();

function facesOf(weight: Weight): readonly Face[] {
  const knownFaces = loaded.get(weight);
  if (knownFaces) return knownFaces;
  const faces = files[weight].map((file, index) => {
    const bytes = unpackFont(readFileSync(require.resolve(`@fontsource/${file}`)));
    return { name: faceName(weight, index), bytes, font: create(bytes) };
  });
  loaded.set(weight, faces);
  return faces;
}

export type PdfFacts = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Width and height are in points; when they are absent, it is A4. */
  readonly size?: readonly [number, number];
  /** Without it the file is not opened; absent: it opens for anybody. */
  readonly password?: string | undefined;
};

/** Whoever has opened a paper may print it, copy from it and have it read out. */
const everythingAllowed = { printing: 'highResolution', copying: true, contentAccessibility: true } as const;

/** A page that says its language and title and is tagged for screen readers. */
export function openPdf({ title, author, language, size, password }: PdfFacts): Pdf {
  const pdf = new PDFDocument({
    size: size ? [...size] : 'A4',
    margin: 0,
    // The extension is that of AES-256, which readers know since Acrobat 9.
    pdfVersion: password === undefined ? '1.7' : '1.7ext3',
    ...(password === undefined ? {} : { userPassword: password, permissions: everythingAllowed }),
    lang: language,
    tagged: true,
    displayTitle: true,
    autoFirstPage: true,
    info: { Title: title, Author: author },
  });
  for (const weight of ['text', 'strong'] as const) {
    for (const { name, bytes } of facesOf(weight)) pdf.registerFont(name, bytes);
  }
  return pdf;
}

/** A text broken into lines: how high it stands, and how it is written from its upper left corner. */
export type LaidText = { readonly height: number; readonly write: (x: number, y: number) => void };

/** Lays a text of any of our scripts out once, to be measured and written. Letters no face has are shown as "?". */
export function layText(pdf: Pdf, text: string, width: number, style: TextStyle): LaidText {
  pdf.fontSize(style.size);
  const lines = linesOf(pdf, text, width, style.weight).map((runs) => ({
    runs,
    step: stepOf(pdf, runs, style),
    indent: style.isAmount ? width - widthOfRuns(pdf, runs) : 0,
  }));
  const write = (x: number, y: number) => {
    pdf.fontSize(style.size).fillColor(style.color);
    // The faces stand differently high above the line they are set on; the line is what they share.
    let line = y + style.size * 1.069;
    for (const { runs, step, indent } of lines) {
      writeLine(pdf, runs, { x: x + indent, line, size: style.size });
      line += step;
    }
  };
  return { height: lines.reduce((sum, { step }) => sum + step, 0), write };
}

/** Writes a text and answers how high it stands. */
export function writeText(pdf: Pdf, text: string, { x, y, width }: Place, style: TextStyle): number {
  const { height, write } = layText(pdf, text, width, style);
  write(x, y);
  return height;
}

/** How high a text would stand, without writing it. */
export function textHeight(pdf: Pdf, text: string, width: number, style: TextStyle): number {
  return layText(pdf, text, width, style).height;
}

/** How wide a text stands on one line. */
export function textWidth(pdf: Pdf, text: string, { size, weight }: TextStyle): number {
  pdf.fontSize(size);
  return widthOfRuns(pdf, runsOf(text, weight));
}

/** Without the space that a line ends with. */
function widthOfRuns(pdf: Pdf, runs: readonly Run[]): number {
  return runs.reduce((sum, { face, text }, at) => {
    const letters = at === runs.length - 1 ? text.trimEnd() : text;
    return sum + pdf.font(face).widthOfString(letters);
  }, 0);
}

/** This is the distance from one line to the next. */
function stepOf(pdf: Pdf, runs: readonly Run[], { size }: TextStyle): number {
  return Math.max(...runs.map(({ face }) => pdf.font(face).currentLineHeight(true))) + size * 0.15;
}

/**
 * Lines break after spaces alone: a bracket has another face than the Hindi word before it, and stays with it all the same.
 * What is wider than a whole line breaks between letters.
 */
function linesOf(pdf: Pdf, text: string, width: number, weight: Weight): readonly (readonly Run[])[] {
  const widthOf = (part: string) =>
    runsOf(part, weight).reduce((sum, run) => sum + pdf.font(run.face).widthOfString(run.text), 0);
  const lines: string[] = [];
  let line = '';
  const words = text.split(/(?<=\s)/);
  for (const word of words.flatMap((one) => (widthOf(one.trimEnd()) > width ? [...one] : [one]))) {
    if (line !== '' && widthOf((line + word).trimEnd()) > width) {
      lines.push(line);
      line = '';
    }
    line += word;
  }
  return [...lines, line].map((one) => runsOf(one, weight));
}

/** What a text looks like, from the left end of its line: the glyphs of each run in its own face, by its size in em. */
export function glyphRuns(text: string, weight: Weight) {
  const faces = facesOf(weight);
  return runsOf(text, weight).flatMap((run) => {
    const font = faces.find(({ name }) => name === run.face)?.font;
    return font ? [{ unitsPerEm: font.unitsPerEm, ...font.layout(run.text) }] : [];
  });
}

function runsOf(text: string, weight: Weight): readonly Run[] {
  const faces = facesOf(weight);
  const runs: { face: string; text: string }[] = [];
  for (const letter of composed(text)) {
    const last = runs.at(-1);
    const current = faces.find(({ name }) => name === last?.face);
    const has = ({ font }: Face) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    // A space or joiner stays with the run it stands in, so that a script is shaped as a whole.
    const face = current && has(current) ? current : faces.find(has);
    const [name, shownLetter] = face ? [face.name, letter] : [last?.face ?? faceName(weight, 0), '?'];
    if (last && last.face === name) last.text += shownLetter;
    else runs.push({ face: name, text: shownLetter });
  }
  return runs.length > 0 ? runs : [{ face: faceName(weight, 0), text: ' ' }];
}
