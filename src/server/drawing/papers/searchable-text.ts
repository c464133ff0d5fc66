import type { Glyph, GlyphRun, SingleFont } from 'fontkit';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** What pdfkit 0.20 knows of a face in a file (its `EmbeddedFont`, and the `TTFSubset` of fontkit). */
type EmbeddedFont = {
  readonly id: string;
  readonly font: SingleFont;
  readonly scale: number;
  readonly subset: FontSubset;
  readonly unicode: (readonly number[])[];
  readonly widths: number[];
  readonly layout: (text: string) => GlyphRun;
  readonly ref: () => PDFKit.PDFKitReference;
  toUnicodeCmap: () => PDFKit.PDFKitReference;
};
type FontSubset = {
  readonly glyphs: number[];
  readonly includeGlyph: (id: number) => number;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  _addGlyph: (id: number) => number;
};
/** pdfkit keeps the face that is set to itself, and its types do too. */
type OpenPdf = Pdf & {
  readonly _font: EmbeddedFont;
  readonly page: { readonly height: number; readonly fonts: Record<string, PDFKit.PDFKitReference> };
};

/** Part of a line in one face, by the name it is registered under. */
export type Run = { readonly face: string; readonly text: string };
/** Where a line begins, and the line it stands on; from the top left of the page. */
type LineStart = { readonly x: number; readonly line: number; readonly size: number };

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** A letter as the reader sees it, or the few that a face joins (`ffi`), and the glyphs of the face that draw it. */
type Letter = { readonly text: string; readonly run: GlyphRun };

/**
 * Writes a line that can be copied and searched. A script that is drawn joined and out of order draws a letter with
 * several glyphs, of which no reader of the file can make the letter again. Here a letter is one glyph, made up of those,
 * with one code, and the code stands for the letter as it is written. The runs follow one another without a new place,
 * since some readers take a new place for a space.
 */
export function writeLine(pdf: Pdf, runs: readonly Run[], { x, line, size }: LineStart): void {
  const open = pdf as OpenPdf; // what is there, though its types do not say so
  pdf.save();
  pdf.transform(1, 0, 0, -1, 0, open.page.height);
  pdf.addContent(`BT 1 0 0 1 ${fixed(x)} ${fixed(open.page.height - line)} Tm`);
  for (const { face, text } of runs) {
    const { id, ref } = (pdf.font(face) as OpenPdf)._font; // as above
    open.page.fonts[id] ??= ref.call(open._font);
    pdf.addContent(`/${id} ${size} Tf [${shownCodes(open._font, text)}] TJ`);
  }
  pdf.addContent('ET');
  pdf.restore();
}

function fixed(points: number): string {
  return String(Number(points.toFixed(3)));
}

type Codes = { readonly codeOf: (letter: Letter) => string; readonly lettersOf: LettersOf };
const codesOfFonts = new WeakMap<EmbeddedFont, Codes>();

/** The codes of a text, with what letters stand nearer to each other or farther than they do by themselves. */
function shownCodes(font: EmbeddedFont, text: string): string {
  const { codeOf, lettersOf } = codesOf(font);
  const { glyphs, positions } = font.layout(text);
  const letters = lettersOf(text, glyphs.length);
  // Signs in no order of their script can be drawn together in another way than apart. They stand as they do apart.
  const isSame = glyphsOf(letters) === glyphs.length;
  let at = 0;
  const codes = letters.map((letter) => {
    const end = at + letter.run.glyphs.length;
    const advance = positions.slice(at, end).reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    at = end;
    const nearer = isSame ? Math.round(advanceOf(letter.run) * font.scale - advance) : 0;
    return `<${codeOf(letter)}>${nearer === 0 ? '' : ` ${nearer} `}`;
  });
  return codes.join('').replaceAll('><', '');
}

function advanceOf({ positions }: GlyphRun): number {
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

function glyphsOf(letters: readonly Letter[]): number {
  return letters.reduce((sum, { run }) => sum + run.glyphs.length, 0);
}

type LettersOf = (text: string, glyphs: number) => readonly Letter[];

/** The letters of a text that is drawn with so many glyphs; those that the face joins are one. */
function lettersIn(font: SingleFont): LettersOf {
  const knownLetters = new Map<string, Letter>();
  const letterOf = (text: string): Letter => {
    const letter = knownLetters.get(text) ?? { text, run: font.layout(text) };
    knownLetters.set(text, letter);
    return letter;
  };
  return (text, glyphs) => {
    const all = Array.from(letters.segment(text), ({ segment }) => letterOf(segment));
    return glyphsOf(all) === glyphs ? all : joined(all, letterOf);
  };
}

function joined(all: readonly Letter[], letterOf: (text: string) => Letter): readonly Letter[] {
  const letters: Letter[] = [];
  for (const letter of all) {
    const last = letters.at(-1);
    const both = last && letterOf(last.text + letter.text);
    if (both && glyphsOf([both]) !== glyphsOf([last, letter])) letters[letters.length - 1] = both;
    else letters.push(letter);
  }
  return letters;
}

function codesOf(font: EmbeddedFont): Codes {
  const knownCodes = codesOfFonts.get(font);
  if (knownCodes) return knownCodes;
  const codes = { codeOf: codesIn(font), lettersOf: lettersIn(font.font) };
  codesOfFonts.set(font, codes);
  return codes;
}

/** What draws a code that no glyph of the face draws by itself; nothing is drawn where there is no run. */
type MadeGlyph = { readonly run: GlyphRun | undefined; readonly advance: number };

const combining = /^(.)(.*\p{Mn}.*)$/su;

/** Older readers take a code for eight signs at most (xpdf, MuPDF); poppler drops one that stands for more than 63. */
export const mostSignsOfCode = 8;

/** The signs of a letter that each of its codes stands for. */
function signsOfCodes(text: string): readonly string[] {
  const [, first, others] = combining.exec(text) ?? [];
  if (first === undefined || others === undefined) return inCodes(text);
  return [first, ...inCodes(others)];
}

function inCodes(text: string): readonly string[] {
  const signs = Array.from(text);
  const codes = Math.ceil(signs.length / mostSignsOfCode);
  return Array.from({ length: codes }, (_, at) =>
    signs.slice(at * mostSignsOfCode, (at + 1) * mostSignsOfCode).join(''),
  );
}

/**
 * The codes of a letter in the file, new ones for each. A letter with signs above or below has two: its first sign, drawn
 * as the letter, and the others on half of its width, where nothing is drawn. pdf.js counts a code that stands for such a
 * sign as one without a width, and puts a space before it in another place. A heap of signs has more.
 */
function codesIn(font: EmbeddedFont): (letter: Letter) => string {
  const { subset, unicode, widths, scale } = font;
  const codes = new Map<string, string>();
  const glyphs = new Map<number, MadeGlyph>();
  const addGlyph = subset._addGlyph.bind(subset);
  subset._addGlyph = (id) => {
    const glyph = glyphs.get(id);
    return glyph ? addMadeGlyph(subset, glyph) : addGlyph(id);
  };
  font.toUnicodeCmap = () => unicodeMap(font.ref().document.ref({}), unicode);
  const newCode = (text: string, glyph: MadeGlyph | number, advance: number): string => {
    // No face has glyphs of numbers below zero.
    const id = typeof glyph === 'number' ? glyph : -1 - glyphs.size;
    if (typeof glyph !== 'number') glyphs.set(id, glyph);
    const code = subset.glyphs.push(id) - 1;
    widths[code] = advance * scale;
    unicode[code] = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
    return hex(code);
  };
  const codesOfLetter = ({ text, run }: Letter): string => {
    const advance = advanceOf(run);
    const [first = '', ...others] = signsOfCodes(text);
    if (others.length === 0) return newCode(first, plainGlyph(run) ?? { run, advance }, advance);
    const share = Math.round(advance / (1 + others.length));
    const rest = advance - share * others.length;
    const more = others.map((signs) => newCode(signs, { run: undefined, advance: share }, share));
    return newCode(first, { run, advance: rest }, rest) + more.join('');
  };
  return (letter) => {
    const code = codes.get(letter.text) ?? codesOfLetter(letter);
    codes.set(letter.text, code);
    return code;
  };
}

/** The one glyph that draws a letter by itself, where it does. */
function plainGlyph({ glyphs: [glyph, ...more], positions: [place] }: GlyphRun): number | undefined {
  const isMoved = place?.xOffset !== 0 || place.yOffset !== 0;
  return more.length > 0 || isMoved ? undefined : glyph?.id;
}

const argsAreWords = 0x0001;
const argsArePlaces = 0x0002;
const moreFollow = 0x0020;

/** Adds a glyph of glyphs, or one that draws nothing. */
function addMadeGlyph(subset: FontSubset, { run, advance }: MadeGlyph): number {
  const parts = run ? placedParts(run) : [];
  const bearing = Math.min(...parts.map(({ glyph, x }) => glyph.bbox.minX + x));
  const outline = parts.length > 0 ? composite(subset, parts, bearing) : new Uint8Array();
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance, bearing: parts.length > 0 ? bearing : 0 });
  subset.offset += outline.length;
  return subset.glyf.push(outline) - 1;
}

type Part = { readonly glyph: Glyph; readonly x: number; readonly y: number };

/** As OpenType has it (table `glyf`, composite glyph description). */
function composite(subset: FontSubset, parts: readonly Part[], remaining: number): Uint8Array {
  const data = new DataView(new ArrayBuffer(10 + 8 * parts.length));
  data.setInt16(0, -1);
  data.setInt16(2, remaining);
  data.setInt16(4, Math.min(...parts.map(({ glyph, y }) => glyph.bbox.minY + y)));
  data.setInt16(6, Math.max(...parts.map(({ glyph, x }) => glyph.bbox.maxX + x)));
  data.setInt16(8, Math.max(...parts.map(({ glyph, y }) => glyph.bbox.maxY + y)));
  for (const [at, { glyph, x, y }] of parts.entries()) {
    const start = 10 + 8 * at;
    data.setUint16(start, argsAreWords | argsArePlaces | (at < parts.length - 1 ? moreFollow : 0));
    data.setUint16(start + 2, subset.includeGlyph(glyph.id));
    data.setInt16(start + 4, x);
    data.setInt16(start + 6, y);
  }
  return new Uint8Array(data.buffer);
}

/** The glyphs that have something to draw, each where it stands in its letter. */
function placedParts({ glyphs, positions }: GlyphRun): readonly Part[] {
  let pen = 0;
  return glyphs.flatMap((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const x = Math.round(pen + xOffset);
    pen += xAdvance;
    return glyph.path.commands.length > 0 ? [{ glyph, x, y: Math.round(yOffset) }] : [];
  });
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** Blocks of a map hold at most this many rows (Adobe, technical note 5014). */
const rowsOfBlock = 100;

/** Which text each code stands for. Without spaces inside: readers of files break there. */
function unicodeMap(map: PDFKit.PDFKitReference, unicode: EmbeddedFont['unicode']): PDFKit.PDFKitReference {
  const rows = unicode.map((points, code) => {
    const units = String.fromCodePoint(...points).split('');
    return `<${hex(code)}> <${units.map((unit) => hex(unit.charCodeAt(0))).join('')}>`;
  });
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += rowsOfBlock) {
    const block = rows.slice(at, at + rowsOfBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  map.end(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`);
  return map;
}
