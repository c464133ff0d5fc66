import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { areas } from '#words/areas.ts';
import { sentences } from '#words/sentences.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** Word and what is said instead, row by row; the first two lines of the table are its head. */
function rowsOf(language: string): readonly (readonly [word: string, say: string])[] {
  const [, table = ''] =
    new RegExp(`### Words that ${language} does without\n([^#]*)`).exec(read('docs/glossary.md')) ?? [];
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const [, say = '', not = ''] = line.split('|').map((cell) => cell.trim());
      return not.split(', ').map((word) => [word, say] as const);
    });
}

const rows = rowsOf('Hindi');

const hindi = globSync(['src/words/hi/**/*.ts', 'catalogue/**/*.json']).map((path) => ({
  path,
  text: read(path),
}));

describe('what is read in Hindi', () => {
  test('is looked through, the catalogue too', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(hindi.filter(({ text }) => /[\u0900-\u097f]/.test(text)).length).toBeGreaterThan(100);
  });

  test.each(rows)('does without %s: it says %s', (word) => {
    const whole = new RegExp(`(?<![\\u0900-\\u097f])${word}`);
    expect(hindi.filter(({ text }) => whole.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('what is read in English', async () => {
  const loaded = await Promise.all(Object.values(areas.en).map((load) => load()));
  const texts = [...loaded.map(({ messages }) => messages), sentences.en]
    .flatMap((each) => Object.entries<unknown>(each))
    // What people have agreed to stays as it was said to them: these texts are pinned to their version.
    .filter(([id]) => !/^(consent|papers\.terms)\./.test(id));
  const values = globSync('catalogue/{*,insurers/**/*}.json').flatMap((path) =>
    [...read(path).matchAll(/"en":\s*"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text]) => [`${path}: ${text}`, text] as const,
    ),
  );

  test('is looked through, the catalogue too', () => {
    expect(rowsOf('English').length).toBeGreaterThan(20);
    expect([texts.length, values.length].every((count) => count > 1000)).toBe(true);
  });

  test.each(rowsOf('English'))('does without %s: it says %s', (word) => {
    const whole = new RegExp(`\\b${word}\\b`, 'i');
    // Takes the written parts of a text with places, without the names of what fills them.
    const writtenIn = (text: unknown): string =>
      Array.isArray(text)
        ? text.map((part) => (typeof part === 'string' ? part : '')).join(' ')
        : String(text);
    expect(
      [...texts, ...values]
        .filter(([, text]) => whole.test(writtenIn(text).replace(/\{\w+/g, '')))
        .map(([id]) => id),
    ).toEqual([]);
  });
});
