import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Row = { readonly item: string; readonly files: string; readonly tests: string };

function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|?\s*$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, item = '', files = '', tests = '']) => ({ item, files, tests }))
    .filter((row) => row.item.toLowerCase() !== 'spec item');
}

function faultsOf({ item, files, tests }: Row): string[] {
  return [
    ['file', files],
    ['test', tests],
  ].flatMap(([kind, cell = '']) => {
    if (cell.toLowerCase() === 'open') return [];
    const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    if (paths.length === 0) return [`${item}: names no ${kind} and does not say open`];
    return paths.filter((path) => !existsSync(path)).map((path) => `${item}: ${path} does not exist`);
  });
}

const rows = readRows(readFileSync('docs/spec-map.md', 'utf8'));

test('the map has rows', () => {
  expect(rows.length).toBeGreaterThan(0);
});

test('every row names files and tests that exist, or says open', () => {
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test('what holds each promise of docs/security.md exists', () => {
  const promised = readFileSync('docs/security.md', 'utf8');
  const files = [...promised.matchAll(/`((?:src|test)\/[^`]+|[^`/]+\.(?:test|spec|suite)\.ts)`/g)].map(
    ([, path = '']) => path,
  );
  const records = [...promised.matchAll(/\((decisions\/[^)]+)\)/g)].map(([, path = '']) => `docs/${path}`);
  expect([files.length, records.length].every((count) => count > 5)).toBe(true);
  expect([...files, ...records].filter((path) => !existsSync(path))).toEqual([]);
});

test('docs/security.md makes each promise once', () => {
  const promises = readRows(readFileSync('docs/security.md', 'utf8'))
    .filter(({ tests }) => tests.includes('`'))
    .map(({ item }) => item);
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.filter((item, at) => promises.indexOf(item) !== at)).toEqual([]);
});

/** What was decided once is not written anew when its files go. */
const isHistory = (text: string) => text.includes('\n*Replaced by ');

/** The path is one of our own tree, and not a pattern. */
const namedPath = /`((?:src|test|scripts|docs|catalogue)\/[^`\s*{}<>]+)`/g;

test('what records and guides lead to exists', () => {
  const guides = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
  const paths = guides.flatMap((guide) => {
    const text = readFileSync(guide, 'utf8');
    return isHistory(text) ? [] : [...text.matchAll(namedPath)].map(([, path = '']) => ({ guide, path }));
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test.each([
  ['| 1.1 | `package.json` | `test/gate/spec-map.test.ts` |', 0],
  ['| 1.2 | open | open |', 0],
  ['| 1.3 | `package.json`, `src/gone.ts` | open |', 1],
  ['| 1.4 | | later |', 2],
])('row %s has %i faults', (line, faults) => {
  expect(readRows(line).flatMap(faultsOf)).toHaveLength(faults);
});
