import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A text of the catalogue or a partner's name that is read by a language itself, which may not have it. */
const readByItself = /\.\w+\[(?:language|locale)\]/g;

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

test('a text that a language may not have is read by inLanguage, so that English stands in', () => {
  const texts = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(readByItself)].map(([code]) => `${file}: ${code}`),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(texts).toEqual([]);
});

test.each(['place.district[language]', '?.name[locale],'])('%s would be found', (code) => {
  expect(code.match(readByItself)).toHaveLength(1);
});
