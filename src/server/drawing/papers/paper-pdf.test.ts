import { expect, test } from 'vitest';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { copiedText, unpackedPdf } from '#test/copied-text.ts';
import { inEnglish, inHindi } from '#test/voices.ts';
import { paperPdf } from './paper-pdf.ts';
import { openSheet } from './pdf-sheet.ts';
import { writeText } from './pdf-text.ts';

function english(names: readonly string[]): Promise<Buffer> {
  return paperPdf({ paper: schedulePaper(inEnglish, aSchedule(names)), language: 'en-IN' });
}

const hindiPaper = schedulePaper(inHindi, aSchedule(['आशा कुलकर्णी']));

const latin = await english(['Asha Kulkarni']);
const hindi = await paperPdf({ paper: hindiPaper, language: 'hi-IN' });

test('the schedule is a tagged document with its language and title', () => {
  const text = unpackedPdf(latin);
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toMatch(/\/Lang \(en-IN\)/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/S /H1');
  expect(text).toContain('/S /TH');
  expect(text).toContain('/DisplayDocTitle true');
});

test('a name in Devanagari is written in a face that has its letters', async () => {
  const fonts = (file: Buffer) => new Set(unpackedPdf(file).match(/\/FontName \/[A-Z]+\+[\w-]+/g)).size;
  expect(fonts(await english(['आशा कुलकर्णी']))).toBeGreaterThan(fonts(latin));
});

test.each([
  [1, 2],
  [20, 2],
  [60, 4],
])('%i people fit, on as many pages as they need: %i', async (count, needed) => {
  const file = await english(Array.from({ length: count }, (_, index) => `Person ${'x'.repeat(index)}`));
  const pages = unpackedPdf(file).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBe(needed);
});

test('a schedule in Hindi says its language', () => {
  expect(unpackedPdf(hindi)).toMatch(/\/Lang \(hi-IN\)/);
});

test('a bracket stays on the line of the Hindi word before it', async () => {
  const { sheet, finish } = openSheet({ title: '', author: '', language: 'hi-IN' });
  const style = { size: 10, weight: 'text', color: 'black' } as const;
  const words = 'को-पे (बिल में आपका हिस्सा) और सम इंश्योर्ड (कवर की रकम) ';
  for (let width = 60; width < 200; width += 7) {
    sheet.pdf.addPage();
    writeText(sheet.pdf, words.repeat(3), { x: 0, y: 0, width }, style);
  }
  const lines = (await copiedText(await finish())).split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.startsWith(')'))).toEqual([]);
});
