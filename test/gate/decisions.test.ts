import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const head =
  /^# (\d{3}) (.+)\n\nStatus: (accepted|replaced(?: in part)? by \d{3}(?: and \d{3})*) · (\d{4}-\d\d-\d\d)\n/;

const records = globSync('docs/decisions/[0-9]*.md').map((path) => {
  const file = basename(path);
  const [, number, title, status, date] = head.exec(readFileSync(path, 'utf8')) ?? [];
  return { file, number, title, status, date };
});

test('a record says its number, its title, its status and its date', () => {
  expect(records.length).toBeGreaterThan(100);
  expect(records.filter(({ file, number }) => number !== file.slice(0, 3)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('what replaces a record is a later record', () => {
  const numbers = records.map(({ number }) => number);
  const wrong = records.flatMap(({ number = '', status = '' }) =>
    [...status.matchAll(/\d{3}/g)]
      .filter(([by]) => by <= number || !numbers.includes(by))
      .map(([by]) => [number, by]),
  );
  expect(wrong).toEqual([]);
});

test('the index has a row for each record, in its words, and for no other', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const listed = [...index.matchAll(/^\| \[.*$/gm)].map(([row]) => row);
  const rows = records.map(
    ({ file, number, title, status, date }) => `| [${number} ${title}](${file}) | ${date} | ${status} |`,
  );
  expect(listed.toSorted()).toEqual(rows.toSorted());
});
