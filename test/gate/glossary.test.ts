import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

const [, table = ''] = /### Words that Hindi does without\n([^#]*)/.exec(read('docs/glossary.md')) ?? [];

/** Word and what is said instead, row by row; the first two lines of the table are its head. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((line) => {
    const [, say = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return not.split(', ').map((word) => [word, say] as const);
  });

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
