import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './json.ts';

describe('JSON text that may travel', () => {
  test.each([
    ['{"a":1,"b":[1,2,{"a":3}]}', { a: 1, b: [1, 2, { a: 3 }] }],
    ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ['"a,b{}[]\\"c"', 'a,b{}[]"c'],
    ['{"a":"constructor","b":"__proto__"}', { a: 'constructor', b: '__proto__' }],
    ['{"a":["b","b"],"b":"a"}', { a: ['b', 'b'], b: 'a' }],
    ['"\\ud83d\\ude00 नमस्ते"', '😀 नमस्ते'],
  ])('%s is read', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'TEXT_INVALID'],
    ['{', 'TEXT_INVALID'],
    ['{"a":1,}', 'TEXT_INVALID'],
    ['}{', 'TEXT_INVALID'],
    ['{"__proto__":{"x":1}}', 'ANSWER_UNKNOWN'],
    ['{"a":[{"constructor":1}]}', 'ANSWER_UNKNOWN'],
    ['{"a":{"b":{"prototype":1}}}', 'ANSWER_UNKNOWN'],
    ['{"\\u005f_proto__":1}', 'ANSWER_UNKNOWN'],
    ['{"a":1,"a":2}', 'ANSWER_REPEATED'],
    ['{"a":1,"\\u0061":2}', 'ANSWER_REPEATED'],
    ['{"x":{"a":[],"b":1,"a":2}}', 'ANSWER_REPEATED'],
    ['{"a":"\\u0000"}', 'TEXT_INVALID'],
    ['{"a":"\\ud800"}', 'TEXT_INVALID'],
    [`${'['.repeat(13)}${']'.repeat(13)}`, 'TEXT_TOO_LONG'],
    [`[1${',1'.repeat(256)}]`, 'TEXT_TOO_LONG'],
    ['{"a":"\\"', 'TEXT_INVALID'],
    ['undefined', 'TEXT_INVALID'],
  ])('%s is refused', (text, code) => {
    expect(readJson(text)).toMatchObject({ ok: false, failure: { code } });
  });

  test('twelve levels are read', () => {
    expect(readJson(`${'['.repeat(12)}${']'.repeat(12)}`).ok).toBe(true);
  });

  test('whatever JSON is written without a reserved key is read as it is', () => {
    const plain = fc.jsonValue({ maxDepth: 5 }).filter((value) => {
      const text = JSON.stringify(value);
      return !/__proto__|constructor|prototype|\\u0000|\\ud[89a-f]/.test(text);
    });
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(value);
        expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test('a level of 256 entries is read', () => {
    expect(readJson(`[1${',1'.repeat(255)}]`).ok).toBe(true);
  });
});
