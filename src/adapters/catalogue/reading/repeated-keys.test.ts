import { expect, test } from 'vitest';
import { repeatedKeys } from './repeated-keys.ts';

test.each<[string, string, readonly string[]]>([
  ['none', '{"a": 1, "b": {"a": 1, "c": [{"a": 1}, {"a": 1}]}, "c": "a"}', []],
  ['in the whole', '{"a": 1,\n"b": 2,\n"a": 3}', ['a in row 3']],
  ['three times', '{"a": 1, "a": 2,\n"a": 3}', ['a in row 1', 'a in row 2']],
  ['deeper, behind other values', '{"x": {"y": 1}, "b": [[], {},\n{"a": {}, "a": []}]}', ['b.2.a in row 2']],
  ['after an object within', '{"a": {"b": 1}, "a": 2}', ['a in row 1']],
  ['spelled otherwise', '{"a": 1, "\\u0061": 2}', ['a in row 1']],
  ['with marks of JSON in it', '{"a{\\",": 1, "b": ["a{\\",", "}"], "a{\\",": 2}', ['a{", in row 1']],
  ['in an empty object or list', '[{}, [], ""]', []],
  ['a value like a key', '{"a": "b", "b": "a"}', []],
])('keys that stand again: %s', (_what, text, expected) => {
  JSON.parse(text);
  expect(repeatedKeys(text).map(({ keys, row }) => `${keys.join('.')} in row ${row}`)).toEqual(expected);
});

const million = 1_000_000;

test.each([
  ['one text', `{"a": "${'x'.repeat(20 * million)}"}`],
  ['texts full of escapes', `{"a": ["${'\\"'.repeat(5 * million)}"]}`],
  ['many keys in one row', `{${Array.from({ length: 100_000 }, (_, key) => `"k${key}":0`).join()}}`],
])('megabytes of %s are read at once', (_what, text) => {
  const start = performance.now();
  expect(repeatedKeys(text)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(5_000);
});
