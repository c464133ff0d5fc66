import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { plainText } from '#test/plain-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { paperPdf } from './paper-pdf.ts';
import { openPdf, writeText } from './pdf-text.ts';

function english(names: readonly string[]): Promise<Buffer> {
  return paperPdf({ paper: schedulePaper(inEnglish, aSchedule(names)), language: 'en-IN' });
}

const hindiPaper = schedulePaper(inHindi, aSchedule(['आशा कुलकर्णी']));

const latin = await english(['Asha Kulkarni']);
const hindi = await paperPdf({ paper: hindiPaper, language: 'hi-IN' });

/** The file with its packed parts unpacked, letter for byte. */
function unpacked(file: Buffer): string {
  const text = file.toString('latin1');
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

test('the schedule is a tagged document with its language and title', () => {
  const text = unpacked(latin);
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toMatch(/\/Lang \(en-IN\)/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/S /H1');
  expect(text).toContain('/S /TH');
  expect(text).toContain('/DisplayDocTitle true');
});

test('a name in Devanagari is written in a face that has its letters', async () => {
  const fonts = (file: Buffer) => new Set(unpacked(file).match(/\/FontName \/[A-Z]+\+[\w-]+/g)).size;
  expect(fonts(await english(['आशा कुलकर्णी']))).toBeGreaterThan(fonts(latin));
});

test.each([
  [1, 2],
  [20, 2],
  [60, 4],
])('%i people fit, on as many pages as they need: %i', async (count, needed) => {
  const file = await english(Array.from({ length: count }, (_, index) => `Person ${'x'.repeat(index)}`));
  const pages = unpacked(file).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBe(needed);
});

/** What was written where signs are drawn joined, for whoever copies it or has it read out. */
function writtenText(file: Buffer): string {
  const marks = unpacked(file).matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g);
  const texts = [...marks].map(([, escaped = '']) => {
    const bytes = escaped.replace(/\\([\s\S])/g, (_, letter: string) => escapes[letter] ?? letter);
    return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le');
  });
  return texts.join('\n');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Glyphs as they are shown, four digits each; 0000 is the box of a letter that the face does not have. */
function shownGlyphs(file: Buffer): readonly string[] {
  const rows = unpacked(file).matchAll(/\[([^\]]*)\] TJ/g);
  return [...rows].flatMap(([, row = '']) =>
    (row.match(/<[0-9a-f]+>/g) ?? []).flatMap((hex) => hex.match(/[0-9a-f]{4}/g) ?? []),
  );
}

test('a schedule in Hindi says its language, and its text holds every Hindi word as it is written', () => {
  expect(unpacked(hindi)).toMatch(/\/Lang \(hi-IN\)/);
  const words = new Set(plainText(hindiPaper).match(/[\u0900-\u097f]+/g));
  expect(words.size).toBeGreaterThan(50);
  const written = writtenText(hindi);
  expect([...words].filter((word) => !written.includes(word))).toEqual([]);
});

test('no letter of a Hindi schedule is without a glyph, and conjuncts are one', () => {
  const shown = shownGlyphs(hindi);
  expect(shown.length).toBeGreaterThan(500);
  expect(shown).not.toContain('0000');
  const glyphs = unpacked(hindi);
  for (const conjunct of ['092a 094d 0930', '092e 094d 0930']) expect(glyphs).toContain(`<${conjunct}>`);
});

test('a bracket stays on the line of the Hindi word before it', () => {
  const pdf = openPdf({ title: '', author: '', language: 'hi-IN' });
  const style = { size: 10, weight: 'text', color: 'black' } as const;
  const written: { readonly text: string; readonly y: number }[] = [];
  const text = pdf.text.bind(pdf);
  // The height of each piece is what tells the line it stands on.
  pdf.text = ((piece: string, x: number, y: number, options: object) => {
    written.push({ text: piece, y });
    return text(piece, x, y, options);
  }) as typeof pdf.text; // the only way in which a text is written here
  const words = 'को-पे (बिल में आपका हिस्सा) और सम इंश्योर्ड (कवर की रकम) ';
  for (let width = 60; width < 200; width += 7) writeText(pdf, words.repeat(3), { x: 0, y: 0, width }, style);
  const closing = written.filter(({ text: piece }) => piece.startsWith(')'));
  expect(closing.length).toBeGreaterThan(50);
  for (const one of closing) expect(written[written.indexOf(one) - 1]?.y).toBe(one.y);
});
