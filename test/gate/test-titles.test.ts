import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Titles of table tests that say nothing but their case: red, they would not tell what was promised. */
const bareTitlesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\)\(\s*(['"`])([^'"`\n]*%[a-z#$][^'"`\n]*)\1,/g)]
    .map(([, , title = '']) => title)
    .filter((title) => !/[a-z]/i.test(title.replace(/%[a-z#]/g, '').replace(/\$\w+/g, '')));

test.each([
  ["])('%s', (_, age) => {", ['%s']],
  ["] as const)('%s: %s', (a, b) => {", ['%s: %s']],
  ["])(\n  '%j',\n  (a) => {", ['%j']],
  ["])('a mobile number %s is refused', (_, number) => {", []],
])('a title of cases alone is found in %j', (text, titles) => {
  expect(bareTitlesIn(text)).toEqual(titles);
});

test('the title of a table test says what is promised before its case', () => {
  const files = globSync('{src,test,scripts}/**/*.{test,suite,spec}.{ts,tsx}').filter(
    (path) => path !== 'test/gate/test-titles.test.ts',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((path) => bareTitlesIn(readFileSync(path, 'utf8')).map((title) => `${path}: ${title}`)),
  ).toEqual([]);
});
