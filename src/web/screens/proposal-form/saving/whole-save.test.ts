import { expect, test } from 'vitest';
import type { Answers } from '#domain/proposal/form/fields.ts';
import type { SaveResult } from './saver.ts';
import { saveWhole } from './whole-save.ts';

const saved = (price_changed: boolean): SaveResult => ({
  ok: true,
  value: { success: true, step: 'nominee', version: 2, price_changed, kept: [] },
});
const refused: SaveResult = { ok: true, value: { success: false, code: 'INVALID_ANSWERS' } };

test.each<[string, readonly Answers[], readonly SaveResult[], readonly Answers[], boolean]>([
  ['nothing changes meanwhile', [{ a: '1' }], [saved(false)], [{ a: '1' }], false],
  [
    'something is typed meanwhile',
    [{ a: '1' }, { a: '2' }],
    [saved(false), saved(false)],
    [{ a: '1' }, { a: '2' }],
    false,
  ],
  [
    'the first of two saves changes the price',
    [{ a: '1' }, { a: '2' }],
    [saved(true), saved(false)],
    [{ a: '1' }, { a: '2' }],
    true,
  ],
  ['a refused save is not repeated', [{ a: '1' }, { a: '2' }], [refused], [{ a: '1' }], false],
])('a save holds all that was typed: %s', async (_case, entries, results, expected, isPriceChanged) => {
  let at = 0;
  const saves: Answers[] = [];
  const whole = await saveWhole(
    () => entries[Math.min(at, entries.length - 1)] ?? {},
    async (answers) => {
      saves.push(answers);
      const result = results[at] ?? refused;
      at += 1;
      return result;
    },
  );
  expect(saves).toEqual(expected);
  expect(whole).toEqual({ result: results.at(-1), answers: expected.at(-1), isPriceChanged });
});
