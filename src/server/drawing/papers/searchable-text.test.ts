import { expect, test } from 'vitest';
import {
  copiedByPoppler,
  copiedText,
  noPoppler,
  onOneLine,
  signsOfCodes,
  unpackedPdf,
} from '#test/copied-text.ts';
import { openSheet } from './pdf-sheet.ts';
import { writeText } from './pdf-text.ts';
import { mostSignsOfCode } from './searchable-text.ts';

const style = { size: 8, weight: 'text', color: 'black' } as const;

async function fileWith(text: string): Promise<Buffer> {
  const { sheet, finish } = openSheet({ title: '', author: '', language: 'en-IN' });
  writeText(sheet.pdf, text, { x: 0, y: 0, width: 560 }, style);
  return finish();
}

const longLine = 'The quick brown mole jumps over the lazy dog and then some more words come here today';
const everyJoin = ['ff', 'fi', 'fl', 'ffi', 'ffl'].map(
  (joined) => [joined, `O${joined}ce ${longLine}`] as const,
);
/** One letter, as Unicode counts: each consonant is bound to the next. */
const bound = 'र्त्स्न्यां';

const lines: readonly (readonly [string, string])[] = [
  ...everyJoin,
  ['letters that a face joins, alone', 'ffi'],
  ['a letter of more signs than a code takes', bound],
  ['a letter of a hundred signs', `${'क्'.repeat(50)}क`],
  ['signs in no order of their script', `\u0954।ण\u097f२वफ ${longLine}`],
  ['a sign with marks above and below', `ष\u0943\u0901\u0952\u0951 ${bound}`],
];

test.each(lines)(
  'a line comes back whole, and no code stands for more than readers take: %s',
  async (_, text) => {
    const file = await fileWith(text);
    expect(onOneLine(await copiedText(file))).toBe(text);
    expect(Math.max(...signsOfCodes(file))).toBeLessThanOrEqual(mostSignsOfCode);
  },
);

test.each(lines)('no letter of a line stands far from where its glyphs end: %s', async (_, text) => {
  const moves = unpackedPdf(await fileWith(text)).matchAll(/> (-?\d+) (?=[<\]])/g);
  // In thousandths of the size; the most that a face moves two letters is less.
  expect(Array.from(moves, ([, move]) => Math.abs(Number(move))).filter((move) => move > 100)).toEqual([]);
});

test.skipIf(noPoppler).each(lines)('poppler too brings a line back whole: %s', async (_, text) => {
  expect(onOneLine(copiedByPoppler(await fileWith(text)))).toBe(text);
});

test('letters that a face joins are the only ones of a line that share a code', async () => {
  expect(signsOfCodes(await fileWith(`Office ${longLine}`)).toSorted()).toEqual([1, 3]);
});
