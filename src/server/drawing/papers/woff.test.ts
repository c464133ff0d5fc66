import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackFont } from './woff.ts';

const require = createRequire(import.meta.url);
const woffOf = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`));

test.each([
  ['noto-sans/files/noto-sans-latin-400-normal.woff', 'Asha Kulkarni, office fi 1,23,456'],
  ['noto-sans/files/noto-sans-latin-ext-600-normal.woff', '₹ łódź'],
  ['noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff', 'आशा कुलकर्णी क्षत्रिय श्री'],
])('%s: the unpacked font shapes a text as the packed one does', (file, text) => {
  const woff = woffOf(file);
  const shaped = [create(woff), create(unpackFont(woff))].map((font) => {
    const { glyphs, positions } = font.layout(text);
    return { positions, glyphs: glyphs.map(({ id, path }) => [id, path.toSVG()]) };
  });
  expect(shaped[1]).toEqual(shaped[0]);
  expect(shaped[0]?.glyphs.length).toBeGreaterThan(3);
});

test('what is no WOFF file is refused', () => {
  expect(() => unpackFont(Buffer.from('OTTO and no more'))).toThrow('no WOFF');
});
