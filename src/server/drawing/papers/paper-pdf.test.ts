import { expect, test } from 'vitest';
import { schedulePaper } from '#papers/schedule/schedule.ts';
import { aSchedule } from '#test/builders/schedule-builder.ts';
import { copiedText, onOneLine, unpackedPdf } from '#test/copied-text.ts';
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

const pagesOf = (file: Buffer) => unpackedPdf(file).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const people = (count: number) => Array.from({ length: count }, (_, at) => `Person ${'x'.repeat(at % 9)}`);

test.each([
  [1, 2],
  [3, 2],
  [8, 3],
])('a schedule of %i people needs %i pages', async (count, needed) => {
  expect(pagesOf(await english(people(count)))).toBe(needed);
});

test('each page bears the policy number and which page it is of how many', async () => {
  const file = await english(people(8));
  const pages = pagesOf(file);
  const text = onOneLine(await copiedText(file));
  for (let page = 1; page <= pages; page += 1)
    expect(text).toContain(`SHY-26-0048-11739 · Page ${page} of ${pages}`);
  expect(text.split('Policy number SHY-26-0048-11739').length - 1).toBeGreaterThanOrEqual(pages);
});

test('a table that no page holds goes on below its head, and loses nobody', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Person-${at}`);
  const text = onOneLine(await copiedText(await english(names)));
  expect(text.split('Illness declared').length - 1).toBe(2);
  expect(names.filter((name) => !text.includes(`${name} Self`))).toEqual([]);
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
